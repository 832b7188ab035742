import type { Traits } from './traits.ts';

/** A name of anything is shorter, in letters: a Chinese one says as much in a third of them. */
const LONG = 48;
const lengthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1), 0);
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** What the letters of a value say of it, whatever it is: names are no sentences, and close their brackets. */
export function shapeTraits(value: string): Traits {
  const signs: Record<string, boolean> = {
    long: lengthOf(value) > LONG,
    sentence: /[。；;!?！？]|[^.]\.$/.test(value) || count(value, /[,，]/g) > 1,
    digits: /\d/.test(value),
    unclosed: count(value, /[（([]/g) !== count(value, /[)）\]]/g),
    lower: /^\p{Ll}/u.test(value),
    parted: /[|｜·•]|\s[-–—]\s|[-–—]$/.test(value),
    short: lengthOf(value) < 4,
  };
  return Object.fromEntries(Object.entries(signs).flatMap(([name, is]) => (is ? [[`shape:${name}`, 1]] : [])));
}
