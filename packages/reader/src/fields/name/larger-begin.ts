import { isCjk } from '../../text/spacing.ts';
import type { Cell } from '../../types.ts';
import { bareName } from './bare-name.ts';

/** A name stands out from what follows in its line by this much. */
const LARGER = 1.2;
const LATIN_LETTERS = /\p{Script=Latin}{2}/u;

/** What a cell begins with in larger letters than those that follow, nothing where all are of one size. */
export function largerBegin({ text, glyphs = [] }: Cell): string[] {
  const letters = glyphs.filter(({ space }) => !space);
  const size = letters[0]?.face.size ?? 0;
  const end = letters.findIndex((glyph) => glyph.face.size * LARGER < size);
  if (end < 1 || letters.slice(end).some((glyph) => glyph.face.size >= size)) return [];
  const begin = letters
    .slice(0, end)
    .map((glyph) => glyph.text)
    .join('');
  // the text has spaces, which no letter draws
  let to = 0;
  for (const letter of begin) {
    while (text[to] === ' ') to++;
    if (!text.startsWith(letter, to)) return [];
    to += letter.length;
  }
  const whole = text.slice(0, to);
  return isCjk(whole) && LATIN_LETTERS.test(whole) ? whole.split(/\s+/).filter(isCjk).map(bareName) : [bareName(whole)];
}
