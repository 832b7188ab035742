import {
  chineseEmptyInTelling,
  chineseFreeWords,
  chinesePlainWords,
  chineseSameDeeds,
  chineseSameDeedsBroadly,
  chineseSameEveryday,
  chineseSameInEditing,
  chineseSameInTelling,
  chineseSameInTrades,
  chineseSameJoints,
  chineseSameMeaning,
  chineseSameMeaningToo,
  chineseSamePlainly,
  chineseSameThings,
  chineseSameThingsBroadly,
  chineseSeparable,
  chineseSpoken,
  chineseTails,
  chineseVerbAt,
} from '@verdant/lexicon';
import { remember } from './remember.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const MAX_WORD = 8;
const WINDOW = 8;
const NEW = 10;

const wordsIn = (text: string) => text.trim().split(/\s+/);
const plainWords = new Set(wordsIn(chinesePlainWords));
const freeWords = new Set([...plainWords, ...wordsIn(chineseFreeWords), ...wordsIn(chineseEmptyInTelling)]);

type Groups = ReadonlyMap<string, readonly string[][]>;
function groupsIn(...tables: string[]): Groups {
  const groups = new Map<string, string[][]>();
  for (const row of tables.flatMap((table) => table.trim().split(/[\n;]/))) {
    const group = wordsIn(row);
    for (const word of group) {
      const known = groups.get(word);
      if (known) known.push(group);
      else groups.set(word, [group]);
    }
  }
  return groups;
}
const narrow = groupsIn(chineseSameMeaning);
const wide = groupsIn(
  chineseSameMeaning,
  chineseSameMeaningToo,
  chineseSameDeeds,
  chineseSameDeedsBroadly,
  chineseSameEveryday,
  chineseSameInEditing,
  chineseSameInTelling,
  chineseSameInTrades,
  chineseSameThings,
  chineseSameThingsBroadly,
  chineseSpoken,
  chineseSamePlainly,
  chineseSameJoints,
);
const separable = new Set(wordsIn(chineseSeparable));
/** 携程平台, 疑难问题: what names the kind of something that stands right before it. */
const tails = new Set(wordsIn(chineseTails));

/** 率由 is two words, 理由 one. */
const PARTS_BEFORE = /(?<![理自缘事])由$|(?<![亲各独])自$|(?<![服听])从$/;
const BEFORE_FIGURE = /^(?:\s?\d|[百千万]分之)/u;
/** 合格率由 88%: what stands before a figure is no part of the word that the segmenter makes of it. */
function partedBeforeFigure(word: string, from: number, text: string) {
  const to = from + word.length;
  if (word.length < 2 || !PARTS_BEFORE.test(word) || !BEFORE_FIGURE.test(text.slice(to, to + 3)))
    return [{ text: word, from, to }];
  return [
    { text: word.slice(0, -1), from, to: to - 1 },
    { text: word.slice(-1), from: to - 1, to },
  ];
}

/** Words of a text by the segmenter. */
export const chineseWords = remember((text): readonly { text: string; from: number; to: number }[] =>
  !/\p{Script=Han}/u.test(text)
    ? []
    : Array.from(segmenter.segment(text)).flatMap(({ segment, index, isWordLike }) =>
        isWordLike && /\p{Script=Han}/u.test(segment) ? partedBeforeFigure(segment, index, text) : [],
      ),
);

export const isPlainChinese = (word: string): boolean => plainWords.has(word);
/** Likewise of those that claim nothing in a rewrite. */
export const isFreeChinese = (word: string): boolean => freeWords.has(word);

/** 换了, 搬到: a word of one letter and what it has come to. */
const ASPECT = /(?<=^\p{Script=Han})[了过着到好完的]$/u;

/** 桌子, 罐头: a thing of one letter with its ending. */
const NOUN_ENDING = /(?<=^\p{Script=Han})[子儿]$/u;

/** The letter that a clause or an item of a list begins with: 装门、打柜子、铺地板. */
const OPENING = /(?:^|[，,。；;、\s])(\p{Script=Han})(?=\p{Script=Han})/gmu;

/** 我写, 都焊, 还带: what the segmenter glues together and no list knows as one word, letter by letter. */
const GLUE =
  /^[我你他她也都还又就再才没不全只最很先后边各每由给把被让将从在于和跟与自亲要需应]|[了过着的地得完好到下上去来]$/u;
const loosely = (word: string): string[] =>
  word.length > 1 && word.length < 4 && GLUE.test(word) && !wide.has(word) && chineseVerbAt(word, 0)?.verb !== word
    ? Array.from(word).filter((letter) => !/[了过着的地得完好到下上去来]/.test(letter))
    : [];

/** 烤面包, 来讲: a deed of one letter that the segmenter glues to its thing, or to where one came. */
function gluedDeed(word: string): string[] {
  const [letter = '', ...rest] = word;
  const thing = rest.join('');
  if (/^[来去]\p{Script=Han}$/u.test(word)) return [thing];
  const isThing = thing.length === 2 && Array.from(segmenter.segment(thing)).length === 1;
  return isThing && chineseVerbAt(letter, 0)?.verb === letter ? [letter, thing] : [];
}

/** What has been said: the letters in their order, and which words stand there by themselves. */
export type Said = { text: string; words: ReadonlySet<string> };
export const saidIn = remember(
  (text): Said => ({
    text,
    words: new Set([
      ...chineseWords(text).flatMap(({ text: word }) => [
        word,
        word.replace(ASPECT, ''),
        word.replace(NOUN_ENDING, ''),
        ...loosely(word),
        ...gluedDeed(word),
      ]),
      ...Array.from(text.matchAll(OPENING), ([, letter = '']) => letter),
    ]),
  }),
);

const standsIn = (word: string, { text, words }: Said): boolean =>
  word.length === 1 ? words.has(word) : text.includes(word) || (separable.has(word) && standsApart(word, text));
/** 上统计课: a verb with its object between its letters. */
const standsApart = (word: string, text: string) =>
  new RegExp(`${word[0]}[了过着]?\\p{Script=Han}{1,6}${word[1]}`, 'u').test(text);
const saysIn = (groups: Groups) => (word: string, said: Said) =>
  (groups.get(word) ?? []).some((group) => group.some((other) => standsIn(other, said)));
/** Whether a word of the same meaning stands there. */
export const hasSameMeaning = saysIn(narrow);
/** The same by the larger lists, for the comparison of a rewrite with its original. */
export const hasLikeMeaning = saysIn(wide);

/** The words that stand in what was said and mean what the word means. */
export const likeWords = (word: string, said: Said): string[] => [
  ...new Set(
    (wide.get(word) ?? []).flatMap((group) => group.filter((other) => other !== word && standsIn(other, said))),
  ),
];

/** 高企 for 高新技术企业: the letters in their order, close together. */
function isShortFor(word: string, text: string): boolean {
  for (let start = text.indexOf(word[0]!); start >= 0; start = text.indexOf(word[0]!, start + 1)) {
    const near = text.slice(start, start + WINDOW).split(/[^\p{Script=Han}]/u)[0]!;
    let at = 0;
    for (const letter of near) if (letter === word[at]) at += 1;
    if (at === word.length) return true;
  }
  return false;
}

/** 试剂和仪器: behind a joint stands another thing, not the kind of the first. */
const JOINT = /[和与及或并同跟还另]/;

/** 为设备…: what a clause is about or for is no kind of anything. */
const PREPOSED = /^[为给替对向在从由将把]$/;

/** 驾驶员 where the person has written 驾驶: who does it. */
const WHO = new Set('员者');

type Piece = { from: number; to: number; kind: 'known' | 'letter' | 'new' };

/** A run of Chinese letters as pieces that have been said, are plain, or are new; the fewest new ones. */
function piecesOf(run: string, said: Said, isBehind: boolean): Piece[] {
  const cost = [0];
  const last: Piece[] = [];
  for (let to = 1; to <= run.length; to += 1) {
    const letter = run[to - 1]!;
    const single: Piece =
      freeWords.has(letter) ||
      said.text.includes(letter) ||
      (WHO.has(letter) && said.text.includes(run.slice(Math.max(0, to - 3), to - 1)))
        ? { from: to - 1, to, kind: 'letter' }
        : { from: to - 1, to, kind: hasLikeMeaning(letter, said) ? 'letter' : 'new' };
    cost[to] = cost[to - 1]! + (single.kind === 'new' ? NEW : 0.2);
    last[to] = single;
    for (let length = 2; length <= Math.min(MAX_WORD, to); length += 1) {
      const word = run.slice(to - length, to);
      const isLed =
        to > length ? !JOINT.test(run[to - length - 1]!) && !PREPOSED.test(run.slice(0, to - length)) : isBehind;
      const isTail = isLed && tails.has(word);
      if (!isTail && !said.text.includes(word) && !freeWords.has(word) && !hasLikeMeaning(word, said)) continue;
      const sum = cost[to - length]! + 0.1;
      if (sum >= cost[to]!) continue;
      cost[to] = sum;
      last[to] = { from: to - length, to, kind: 'known' };
    }
  }
  const pieces: Piece[] = [];
  for (let to = run.length; to > 0; to = last[to]!.from) pieces.unshift(last[to]!);
  return pieces;
}

/** Joints, aspect and figures' helpers: letters that the segmenter glues to one another (并在, 约为, 共有). */
const JOINTS = new Set(
  '以由从自至到将把使被让的地得了着过和与及并且而在于对为向给按经其该此各均共有含计等后前中内间里先再也又还则已曾未不无没尚都是我可能会便就所每约近余多个名位人次项条份篇年月日天时分秒',
);
const isJoint = (word: string): boolean => Array.from(word).every((letter) => JOINTS.has(letter));

/** 卖票 where the person has written 售票: letter for letter the same. */
export function isLetterwise(word: string, text: string): boolean {
  if (word.length !== 2) return false;
  const [first, second] = [...word].map((letter) => [
    letter,
    ...(wide.get(letter) ?? []).flat().filter((other) => other.length === 1),
  ]);
  return first!.some((a) => second!.some((b) => text.includes(a + b)));
}

/** Letters that make more of a deed: its end, its rank, its extent, its direction. */
const MORE = new Set(
  '主首独最全总领著创超冠获奖优胜成会过取得中通准批定签升降增减提扩强高低大全无不未第一士师长员家内外省市县区校院国资专精深重核',
);

/** 更换 where the person has written 换了: a word of one letter in its longer form. */
function isLongFormOf(word: string, { text, words }: Said): boolean {
  if (word.length !== 2) return false;
  const letters = Array.from(word);
  return [...words].some((other) => {
    const bare = other.replace(ASPECT, '');
    if (bare.length !== 1 || !letters.includes(bare)) return false;
    if (freeWords.has(bare) && !text.includes(`${bare}子`)) return false;
    return !letters.some((letter) => letter !== bare && MORE.has(letter));
  });
}

/** Of these the deed once done is an end that was reached. */
const ATTAINED = new Set('考获中过升晋评夺胜得');
/** 提过 where the person has written 提出: the first letter of their own verb, done once. */
function isDoneOnce(word: string, { words }: Said): boolean {
  const [, letter = ''] = /^(\p{Script=Han})[了过着]$/u.exec(word) ?? [];
  if (letter === '' || ATTAINED.has(letter)) return false;
  return [...words].some(
    (other) => other.length === 2 && other.startsWith(letter) && chineseVerbAt(other, 0)?.verb === other,
  );
}

/** 一份, 一班: one of it, which claims no more than the thing. */
const ONE = /^一[个名位项条份篇场台件家张款种套只节门处座辆本部笔单班组队次批轮期员]$/;

/** 寄出, 送到: a deed and where it goes; of a sale or a search it would be the end. */
const DIRECTED = /^[^卖售租考拿谈找查招签收争夺][出至给往入回]$/;

/**
 * Words of a run of Chinese letters that nobody has said: neither they nor another word of the same meaning. `isBehind`
 * where the run stands right behind a word in other letters.
 */
export function newChineseWords(run: string, said: Said, isBehind = false): string[] {
  const fresh = Array.from(run, () => false);
  const single = Array.from(run, () => false);
  for (const { from, to, kind } of piecesOf(run, said, isBehind)) {
    if (kind === 'new') fresh.fill(true, from, to);
    if (kind === 'letter') single[from] = true;
  }
  for (const { text: word, from, to } of chineseWords(run)) {
    // a word put together of letters that stand apart in what was said
    const loose = word.length > 1 && single.slice(from, to).every(Boolean);
    if (loose && !freeWords.has(word) && !isJoint(word) && !isShortFor(word, said.text)) fresh.fill(true, from, to);
  }
  return chineseWords(run)
    .filter(
      ({ text: word, from, to }) =>
        fresh.slice(from, to).some(Boolean) &&
        !ONE.test(word) &&
        !isLetterwise(word, said.text) &&
        !(DIRECTED.test(word) && said.text.includes(word[0]!)) &&
        !isLongFormOf(word, said) &&
        !isDoneOnce(word, said),
    )
    .map(({ text: word }) => word);
}
