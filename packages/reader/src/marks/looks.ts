import { glyphsOf, type Letter } from '../evidence/stream.ts';
import type { Cell } from '../types.ts';

/** How a letter is drawn, where it leads, and the cell that it stands in. */
export type Look = { bold: boolean; italic: boolean; font: string; href: string | null; cell: Cell };

const known = new WeakMap<Cell, (Look | null)[]>();

/** The looks of the parts of a cell, one for each UTF-16 unit of its text; none where the two don't say the same. */
function fromParts(cell: Cell): (Look | null)[] {
  const { text, parts } = cell;
  const looks = parts.flatMap(({ text: words, bold, italic, href }) =>
    words
      .replace(/\s/g, '')
      .split('')
      .map((): Look => ({ bold, italic, font: '', href: href ?? null, cell })),
  );
  if (looks.length !== text.replace(/\s/g, '').length) return [];
  let at = 0;
  return text.split('').map((unit) => (/\s/.test(unit) ? null : looks[at++]!));
}

/** One for each UTF-16 unit of a cell's text; null for spaces, and for what nobody knows. */
export function looksOf(cell: Cell): readonly (Look | null)[] {
  let looks = known.get(cell);
  if (!looks) {
    looks = cell.glyphs
      ? glyphsOf(cell).map(
          (glyph) =>
            glyph && {
              bold: glyph.face.bold,
              italic: glyph.face.italic,
              font: glyph.face.font,
              href: glyph.href ?? null,
              cell,
            },
        )
      : fromParts(cell);
    known.set(cell, looks);
  }
  return looks;
}

export const lookOf = ({ cell, at }: Letter): Look | null => looksOf(cell)[at] ?? null;
