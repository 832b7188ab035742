import type { Unit } from '../../packages/reader/src/label/units.ts';
import { simplified } from '../../packages/resume/src/text/simplified.ts';

/** The letters and digits of all units one after the other, folded; where each stands. */
export type Letters = { text: string; unit: Int32Array; at: Int32Array };
/** Letters from `from` to `to` (exclusive). */
export type Run = { from: number; to: number };

const FOLDED = /[\p{L}\p{N}+#]/u;
const fold = (text: string): string =>
  // documents are read in simplified letters, their truths are written as they are printed
  [...text.normalize('NFKC').toLowerCase()]
    .filter((sign) => FOLDED.test(sign))
    .map(simplified)
    .join('');

export function lettersOf(units: readonly Unit[]): Letters {
  const [signs, unit, at]: [string[], number[], number[]] = [[], [], []];
  units.forEach(({ cell }, u) => {
    let place = 0;
    for (const sign of cell.text) {
      for (const letter of fold(sign)) {
        signs.push(letter);
        for (let i = 0; i < letter.length; i++) {
          unit.push(u);
          at.push(place);
        }
      }
      place += sign.length;
    }
  });
  return { text: signs.join(''), unit: Int32Array.from(unit), at: Int32Array.from(at) };
}

const isLatin = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/.test(sign);
/** No value goes on over more units than these. */
const MOST_UNITS = 3;
const MOST_FOUND = 200;

/** Where a value stands, whole words only; Latin words are asked in the text, as the folded letters know no blanks. */
export function runsOf(value: string, letters: Letters, units: readonly Unit[]): Run[] {
  const wanted = fold(value);
  const out: Run[] = [];
  if (wanted.length < 2 && !/\p{Script=Han}/u.test(wanted)) return out;
  const { text, unit, at } = letters;
  for (let from = text.indexOf(wanted); from >= 0 && out.length < MOST_FOUND; from = text.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    if (unit[to - 1]! - unit[from]! >= MOST_UNITS) continue;
    const before = units[unit[from]!]!.cell.text[at[from]! - 1]?.toLowerCase();
    const behind = units[unit[to - 1]!]!.cell.text[at[to - 1]! + 1]?.toLowerCase();
    if ((isLatin(wanted[0]) && isLatin(before)) || (isLatin(wanted.at(-1)) && isLatin(behind))) continue;
    out.push({ from, to });
  }
  return out;
}
