import { chineseWords, hasLikeMeaning, isPlainChinese, saidIn } from '../chinese-words.ts';
import { englishTokens, sayTheSame } from '../english-words.ts';

const SPLIT = /[,;:.()，、；。：（）]|\s[–—-]\s/;
/** Grade 4 or above, ten or so: the end of a range and no other thing. */
const BOUND =
  /^\s*(?:above|over|more|better|higher|greater|later|older|longer|below|under|less|fewer|lower|earlier|younger|shorter|worse|so|thereabouts|not|no|two|otherwise|other|[\d£$€])\b/i;

/** The last content word on the left of a joint and those on its right. */
function sidesEn(clause: string): [string, string][] {
  return Array.from(clause.matchAll(/\s(?:or|and\/or)\s/gi)).flatMap(({ 0: joint, index }): [string, string][] => {
    const behind = clause.slice(index + joint.length);
    if (BOUND.test(behind)) return [];
    const left = englishTokens(clause.slice(0, index))
      .filter(({ free }) => !free)
      .at(-1);
    const right = englishTokens(behind).find(({ free }) => !free);
    return left && right ? [[left.text, right.text]] : [];
  });
}
function sidesZh(clause: string): [string, string][] {
  return Array.from(clause.matchAll(/或者?/g)).flatMap(({ 0: joint, index }): [string, string][] => {
    const left = chineseWords(clause.slice(0, index)).at(-1)?.text;
    const right = chineseWords(clause.slice(index + joint.length)).find(({ text }) => !isPlainChinese(text))?.text;
    return left && right && !/^(?:以[上下内]|更|多|少)/.test(right) ? [[left, right]] : [];
  });
}

const isToldEn = (word: string, rewrite: string) => {
  const [own] = englishTokens(word);
  return own !== undefined && englishTokens(rewrite).some((token) => sayTheSame(token, own));
};
const isToldZh = (word: string, rewrite: string) => rewrite.includes(word) || hasLikeMeaning(word, saidIn(rewrite));

/** Of `A or B` only one is told: all of it would have been that. */
export const droppedAlternatives = (original: string, rewrite: string): string[] =>
  original.split(SPLIT).flatMap((clause) => {
    const lost = ([left, right]: [string, string], isTold: (word: string, text: string) => boolean): string[] => {
      const told = [left, right].map((word) => isTold(word, rewrite));
      return told[0] === told[1] ? [] : [told[0] ? right : left];
    };
    return [
      ...sidesEn(clause).flatMap((pair) => lost(pair, isToldEn)),
      ...sidesZh(clause).flatMap((pair) => lost(pair, isToldZh)),
    ];
  });
