import type { Box } from '@verdant/contracts';
import type { Glyph, Line } from '../types.ts';
import type { Letter, Stream } from './stream.ts';

/** Share of the letter size above and below the baseline that a box takes in. */
const ASCENT = 0.85;
const DESCENT = 0.22;
const round = (n: number): number => Math.round(n * 100) / 100;

/** One box around letters of one line; null where they have no places. */
export function boxAround(glyphs: Glyph[], page: number): Box | null {
  if (!glyphs.length) return null;
  const x = Math.min(...glyphs.map((g) => g.x0));
  const top = Math.min(...glyphs.map((g) => g.y - ASCENT * g.face.size));
  const bottom = Math.max(...glyphs.map((g) => g.y + DESCENT * g.face.size));
  const right = Math.max(...glyphs.map((g) => g.x1));
  return { page: page + 1, x: round(x), y: round(top), width: round(right - x), height: round(bottom - top) };
}

/** A box a cell and baseline: what stands in two lines or two columns gets two boxes. */
export function boxesOf(letters: Letter[], { lines }: Stream): Box[] {
  const groups = new Map<string, { glyphs: Glyph[]; page: number }>();
  for (const { line, cell, glyph } of letters) {
    if (!glyph) continue;
    const key = `${line}|${lines[line]!.cells.indexOf(cell)}|${Math.round(glyph.y / 4)}`;
    const group = groups.get(key) ?? { glyphs: [], page: lines[line]!.page };
    group.glyphs.push(glyph);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ glyphs, page }) => boxAround(glyphs, page) ?? []);
}

export const boxesOfLine = (line: Line): Box[] =>
  line.cells.flatMap((cell) => boxAround(cell.glyphs ?? [], line.page) ?? []);
