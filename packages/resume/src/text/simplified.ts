import { Converter } from 'opencc-js/t2cn';

/** Made when the first Chinese letter is met: it takes 80 ms. */
let made: ReturnType<typeof Converter> | undefined;
const toSimplified = (text: string): string => {
  const convert = made ?? Converter({ from: 't', to: 'cn' });
  made = convert;
  return convert(text);
};
const known = new Map<string, string>();

/** The simplified form of one Chinese letter, itself where it has none. */
export function simplified(letter: string): string {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const one = toSimplified(letter);
  const form = one.length === letter.length ? one : letter;
  known.set(letter, form);
  return form;
}

/** A text letter by letter in simplified form, of the same length. */
export const allSimplified = (text: string): string => text.replace(/\p{Script=Han}/gu, simplified);
