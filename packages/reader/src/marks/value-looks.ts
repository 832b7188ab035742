import { fold, type Letter } from '../evidence/stream.ts';
import { type Look, lookOf, looksOf } from './looks.ts';

/** What stands between two letters of a cell, each with its look, without spaces. */
const between = ({ text }: Letter['cell'], looks: readonly (Look | null)[], from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => ({
    unit: text[from + i]!,
    look: looks[from + i] ?? null,
  })).filter(({ unit }) => unit.trim() !== '');

/**
 * How the document draws a value, one look for each of its UTF-16 units: its letters are those of the document, the signs
 * between them are compared. Null where a sign is a space or stands elsewhere; undefined where letters don't agree.
 */
export function looksOfValue(value: string, letters: readonly Letter[], keys: string): (Look | null)[] | undefined {
  const looks: (Look | null)[] = [];
  /** where in `looks` the signs begin that no letter has followed yet */
  let waiting = 0;
  let used = 0;
  const settle = (before: Letter | undefined, after: Letter | undefined) => {
    if (waiting === looks.length) return;
    const cell = (before ?? after)?.cell;
    if (!cell || (before && after && before.cell !== after.cell)) return;
    // as far as the signs and the spaces among them can reach: a cell may be a whole long text
    const reach = 8 + 4 * (looks.length - waiting);
    const begin = before ? before.at + String.fromCodePoint(cell.text.codePointAt(before.at)!).length : 0;
    const end = after ? after.at : cell.text.length;
    const signs = before
      ? between(cell, looksOf(cell), begin, Math.min(end, begin + reach))
      : between(cell, looksOf(cell), Math.max(begin, end - reach), end);
    const places = Array.from({ length: looks.length - waiting }, (_, i) => waiting + i).filter(
      (at) => value[at]!.trim() !== '',
    );
    // what leads stands at the end of what is before the first letter, as what trails stands at the beginning
    const own = before ? signs.slice(0, places.length) : signs.slice(-places.length || signs.length);
    if (own.length !== places.length || own.some(({ unit }, i) => unit !== value[places[i]!])) return;
    own.forEach(({ look }, i) => {
      looks[places[i]!] = look;
    });
  };
  for (const char of value) {
    const key = fold(char);
    if (key === '') {
      for (let i = 0; i < char.length; i++) looks.push(null);
      continue;
    }
    const letter = letters[used];
    if (!letter || keys.slice(used, used + key.length) !== key) return undefined;
    settle(letters[used - 1], letter);
    used += key.length;
    for (let i = 0; i < char.length; i++) looks.push(lookOf(letter));
    waiting = looks.length;
  }
  settle(letters[used - 1], undefined);
  return used === letters.length ? looks : undefined;
}
