import type { Said } from './truth.ts';

export const readings = (said: Said | undefined): string[] =>
  (Array.isArray(said) ? said : [said ?? '']).filter((text) => text !== '');

/** Letters and digits alone, in one case and one width. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** Levenshtein's distance: insertions, deletions and replacements of characters. */
export function distance(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  let row = right.map((_, i) => i + 1);
  left.forEach((sign, i) => {
    let [corner, before] = [i, i + 1];
    row = right.map((other, j) => {
      const best = Math.min(before + 1, row[j]! + 1, corner + (sign === other ? 0 : 1));
      [corner, before] = [row[j]!, best];
      return best;
    });
  });
  return right.length ? row.at(-1)! : left.length;
}

/** How alike a found text is to the nearest reading of the truth, 0 to 1. */
export function likeness(said: Said | undefined, found: string): number {
  const text = plain(found);
  const each = readings(said).map((reading) => {
    const own = plain(reading);
    return own && text ? 1 - distance(own, text) / Math.max([...own].length, [...text].length) : 0;
  });
  return Math.max(0, ...each);
}

/** One holds the other, which has at least so many characters. */
export const holds = (said: Said | undefined, found: string, least: number): boolean =>
  readings(said).some((reading) => {
    const [own, text] = [plain(reading), plain(found)];
    return (own.length >= least && text.includes(own)) || (text.length >= least && own.includes(text));
  });

/** Dates are the same, or the truth knows the year alone. */
const sameDate = (truth: string, found: string): boolean =>
  truth === found || (/^\d{4}$/.test(truth) && found.slice(0, 4) === truth);
/** Whether a date is one of those that the truth gives. */
export const isSameDate = (said: Said | undefined, found: string): boolean =>
  readings(said).some((date) => sameDate(date, found));
