import { chineseTails, chineseVerbAt } from '@verdant/lexicon';
import { chineseWords, hasSameMeaning, isPlainChinese, saidIn } from '../chinese-words.ts';
import { englishTokens, isIrregularForm } from '../english-words.ts';
import { items } from '../word-lists.ts';
import { isGlued } from './glued.ts';

type Word = { word: string; from: number; to: number };
const tails = new Set(items(chineseTails, /\s+/));
const isThing = (word: string) =>
  word.length > 1 && !isPlainChinese(word) && !tails.has(word) && chineseVerbAt(word, 0)?.verb !== word;

/** Words that stand right beside one another, with nothing between them. */
const neighbours = (words: readonly Word[], isBeside: (a: Word, b: Word) => boolean): [Word, Word][] =>
  words.slice(1).flatMap((word, at): [Word, Word][] => (isBeside(words[at]!, word) ? [[words[at]!, word]] : []));
const wordsZh = (text: string): Word[] => chineseWords(text).map(({ text: word, from, to }) => ({ word, from, to }));

/** 初 and 审 right beside one another, which the segmenter has parted, are one kind. */
function pairsZh(text: string): [Word, Word][] {
  const words = wordsZh(text);
  return neighbours(words, (a, b) => a.to === b.from).map(([kind, thing]): [Word, Word] => {
    const before = words.find(({ to }) => to === kind.from);
    const isParted = [kind.word, before?.word ?? ''].every(
      (word) => word.length === 1 && !isPlainChinese(word) && !SMALL.test(word),
    );
    return [isParted && before ? { word: before.word + kind.word, from: before.from, to: kind.to } : kind, thing];
  });
}

/** Prepositions, joints, aspect and measures: no part of the name of a kind. */
const SMALL =
  /[的地得了着过和与及并或在从由自向对为以至到把将被给让使于其该此后前中内外上下间每各约近余多个名位人次项条份篇年月日时分起元]/;
const MOST_PARTS = 3;
/** 路基路面施工 for 路基施工: a second thing put into the name of the first, before what is done with both. */
export const grownCompounds = (original: string, rewrite: string): string[] => {
  const words = wordsZh(rewrite);
  return words.flatMap((last, at) => {
    if (!isThing(last.word)) return [];
    for (let end = at + 2; end <= at + 1 + MOST_PARTS; end += 1) {
      const next = words[end];
      if (!next) return [];
      const added = rewrite.slice(last.to, next.from);
      if (!/^\p{Script=Han}{2,6}$/u.test(added) || !original.includes(last.word + next.word)) continue;
      const isNew = words.slice(at + 1, end).every(({ word }) => !isPlainChinese(word) && !SMALL.test(word));
      const isOne = isGlued({ from: last.to, to: next.from }, rewrite, original);
      if (isNew && isThing(added) && !original.includes(added) && !isOne) return [added];
    }
    return [];
  });
};

const pairsEn = (text: string) =>
  neighbours(
    englishTokens(text).flatMap(({ keys: [base = ''], free, from, to }) => (free ? [] : [{ word: base, from, to }])),
    (a, b) => /^[ -]$/.test(text.slice(a.to, b.from)),
  );

/**
 * 竣工验收 for 交工验收, where 竣工 stands elsewhere in the original: the word that tells one kind of a thing from another
 * is taken from another thing. That both words are known says nothing.
 */
export const borrowedKinds = (original: string, rewrite: string): string[] =>
  [pairsZh, pairsEn].flatMap((pairsOf) => {
    const before = pairsOf(original);
    const now = pairsOf(rewrite);
    const has = (pairs: readonly [Word, Word][], kind: string) =>
      pairs.some(([a, b]) => a.word === kind || b.word === kind);
    return now.flatMap(([kind, thing]) => {
      if (kind.word.length < 2 || thing.word.length < 2 || !isThing(kind.word)) return [];
      if (
        isIrregularForm(rewrite.slice(kind.from, kind.to)) ||
        /(?:[a-z]ed|ing)$/i.test(rewrite.slice(kind.from, kind.to))
      )
        return [];
      const own = before.filter(([, other]) => other.word === thing.word);
      const isOwn = own.length !== 1 || own[0]![0].word === kind.word;
      if (isOwn || !before.some(([a, b]) => a.word === kind.word && b.word !== thing.word)) return [];
      const gone = own[0]![0].word;
      // fitted many boilers, fitted boilers: only left out
      if (before.some(([a, b]) => a.word === kind.word && b.word === gone)) return [];
      const isLost =
        gone.length > 1 &&
        !isPlainChinese(gone) &&
        !isPlainChinese(thing.word) &&
        !has(now, gone) &&
        !rewrite.toLowerCase().includes(gone);
      return isLost && !hasSameMeaning(gone, saidIn(kind.word)) ? [rewrite.slice(kind.from, kind.to)] : [];
    });
  });
