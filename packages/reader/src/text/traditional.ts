import { simplified } from '@verdant/resume';
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

/** `restored` puts every Chinese text of a value back into the letters of the document. */
export type Simplified = { lines: Line[]; restored: <T>(value: T) => T };

/**
 * Lines in simplified letters, one for one, so that words are known by one form; those of a document that is not in
 * traditional ones as they are.
 */
export function inSimplified(lines: Line[]): Simplified {
  const counts = new Map<string, Map<string, number>>();
  let [all, changed] = [0, 0];
  for (const { text } of lines)
    for (const [letter] of text.matchAll(HAN)) {
      all += 1;
      const form = simplified(letter);
      if (form !== letter) changed += 1;
      const forms = counts.get(form) ?? new Map<string, number>();
      counts.set(form, forms.set(letter, (forms.get(letter) ?? 0) + 1));
    }
  const back = new Map<string, string>();
  for (const [form, letters] of counts) {
    const [most] = [...letters].sort((a, b) => b[1] - a[1])[0]!;
    if (most !== form) back.set(form, most);
  }
  if (back.size < LEAST || changed < all * SHARE) return { lines, restored: (value) => value };
  const letters = (to: (letter: string) => string) => (text: string) => text.replace(HAN, to);
  return {
    lines: mapTexts(lines, letters(simplified)),
    restored: (value) =>
      mapTexts(
        value,
        letters((letter) => back.get(letter) ?? letter),
      ),
  };
}
