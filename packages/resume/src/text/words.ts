import { remembered } from '@verdant/lexicon';

export type Word = { text: string; from: number; to: number };

const LATIN_WORD = /[\p{Script=Latin}\d][\p{Script=Latin}\d'’&+#]*(?:[-./][\p{Script=Latin}\d+#]+)*/gu;

export const latinWords = (text: string): Word[] =>
  Array.from(text.matchAll(LATIN_WORD), (match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Chinese characters plus Latin words: what word processors call 字数. In English text simply its words. */
export const countWords = (text: string): number =>
  latinWords(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** Length of a list marker (`- `, `• `, `3. `, `（2）`, `iv. `) at the start of a line. */
export const markerLength = (text: string): number =>
  text.match(
    /^\s*(?:[-–—•·●▪◦*‣➢✓√]+\s*|\d{1,2}[.、)）]\s*(?!\d)|[(（]?\d{1,2}[)）]\s*|[(（]?(?:i{1,3}|i?v|vi{0,3}|i?x|[a-h])[.)）]\s+)?/u,
  )?.[0].length ?? 0;

const STOP = new Set(
  `a an and are as at be been by for from had has have in into is it its of on or our that the their them these they this those
  to was were which while with within via per than then there through across over under between both each all any more most
  also not no who whom whose will would can could should may might he she we i my me you your using used use new`.split(
    /\s+/,
  ),
);

/** Crude but stable: enough to see that `managed` and `managing` are one word. Not for display. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  if (lower.length <= 4) return lower.replace(/s$/, '');
  return lower
    .replace(/(?:ations?|ating|ated|ates?|izing|ized|izes?|ising|ised|ises?)$/, '')
    .replace(/(?:ments?|ings?|ers?|ors?|ions?|ed|es|s|e|ly)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/[iy]$/, '');
}

/** Stems of the words that carry meaning. */
export const contentStems = remembered(
  (text): ReadonlySet<string> =>
    new Set(
      latinWords(text)
        .filter(({ text: word }) => word.length > 2 && !STOP.has(word.toLowerCase()) && !/^\d/.test(word))
        .map(({ text: word }) => stem(word)),
    ),
);
