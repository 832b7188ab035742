import { allSimplified } from '@verdant/resume';
import type { Line } from '../types.ts';

const HAN = /\p{Script=Han}/gu;
/** A document is in traditional letters from so many different ones, and so large a part of its Chinese, on. */
const [LEAST, SHARE] = [4, 0.04];

/** The same value with every text in it put through `to`. */
function mapTexts<T>(value: T, to: (text: string) => string): T {
  if (typeof value === 'string') return to(value) as T;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, to)) as T;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, to)])) as T;
}

/** `asRead` puts every Chinese text of a value into the letters of `lines`, `restored` back into those of the document. */
export type Simplified = { lines: Line[]; asRead: <T>(value: T) => T; restored: <T>(value: T) => T };

const same = <T>(value: T): T => value;

/** What a letter stands between: two traditional letters that have become one are told by their neighbours. */
const surroundings = (text: string, at: number): string[] => {
  const [before, letter, after] = [text[at - 1] ?? '^', text[at]!, text[at + 1] ?? '$'];
  return [`${before}${letter}${after}`, `${before}${letter}…`, `…${letter}${after}`, letter];
};

type Counts = Map<string, Map<string, number>>;

function count(counts: Counts, key: string, letter: string): void {
  const forms = counts.get(key) ?? new Map<string, number>();
  counts.set(key, forms.set(letter, (forms.get(letter) ?? 0) + 1));
}

/**
 * Lines in simplified letters, one for one, so that words are known by one form; those of a document that is not in
 * traditional ones as they are.
 */
export function inSimplified(lines: Line[]): Simplified {
  const counts: Counts = new Map();
  const forms = new Set<string>();
  let [all, changed] = [0, 0];
  for (const { text } of lines) {
    const read = allSimplified(text);
    for (const { 0: letter, index } of text.matchAll(HAN)) {
      all += 1;
      if (read[index] !== letter) {
        changed += 1;
        forms.add(read[index]!);
      }
      for (const key of surroundings(read, index)) count(counts, key, letter);
    }
  }
  if (forms.size < LEAST || changed < all * SHARE) return { lines, asRead: same, restored: same };
  const most = new Map(
    [...counts].map(([key, letters]) => [key, [...letters].sort((a, b) => b[1] - a[1])[0]![0]] as const),
  );
  const restore = (text: string) =>
    text.replace(HAN, (letter, at: number) => {
      const key = surroundings(text, at).find((around) => most.has(around));
      return key === undefined ? letter : most.get(key)!;
    });
  return {
    lines: mapTexts(lines, allSimplified),
    asRead: (value) => mapTexts(value, allSimplified),
    restored: (value) => mapTexts(value, restore),
  };
}
