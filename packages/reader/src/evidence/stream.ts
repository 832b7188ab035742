import type { Cell, Glyph, Line } from '../types.ts';

/** One letter or digit of the document: where it stands in its line, and the glyph that draws it. */
export type Letter = { line: number; cell: Cell; at: number; glyph: Glyph | null };

/** All letters of the document in reading order; `keys` holds them folded, one UTF-16 unit an entry of `letters`; `tried` counts places that values were tried at. */
export type Stream = { keys: string; letters: Letter[]; lines: Line[]; starts: number[]; tried: number };

/** What remains when case, width, spaces and punctuation are put aside; `+` and `#` tell `C`, `C++` and `C#` apart. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** The glyph of each UTF-16 unit of a cell's text; spaces have none, nor has what no page shows. */
export function glyphsOf(cell: Cell): (Glyph | null)[] {
  if (!cell.glyphs) return [];
  const drawn = cell.glyphs.flatMap((g) => [...g.text.replace(/\s/g, '')].map(() => g));
  let at = 0;
  return [...cell.text].flatMap((c) => {
    const glyph = /\s/.test(c) ? null : (drawn[at++] ?? null);
    return Array.from({ length: c.length }, () => glyph);
  });
}

export function streamOf(lines: Line[]): Stream {
  const letters: Letter[] = [];
  const starts: number[] = [];
  const known = new Map<string, string>();
  const keyOf = (sign: string): string => {
    const key = known.get(sign) ?? fold(sign);
    known.set(sign, key);
    return key;
  };
  let keys = '';
  lines.forEach((line, n) => {
    starts.push(letters.length);
    for (const cell of line.cells) {
      const glyphs = glyphsOf(cell);
      let at = 0;
      for (const c of cell.text) {
        const key = keyOf(c);
        for (let k = 0; k < key.length; k++) letters.push({ line: n, cell, at, glyph: glyphs[at] ?? null });
        keys += key;
        at += c.length;
      }
    }
  });
  return { keys, letters, lines, starts: [...starts, letters.length], tried: 0 };
}
