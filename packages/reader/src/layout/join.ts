import { FULL_WIDTH, isCjk, unspace } from '../text/spacing.ts';
import type { Cell, Face, Glyph } from '../types.ts';

/** Letters without a space between them belong to two words when they stand this far apart (in letter sizes). */
const WORD_GAP = 0.17;
const CJK_GAP = 0.5;

const needsSpace = (a: Glyph, b: Glyph, spacing: number): boolean => {
  const gap = (b.x0 - a.x1) / Math.max(a.face.size, b.face.size);
  const full = (isCjk(a.text) && isCjk(b.text)) || FULL_WIDTH.test(a.text) || FULL_WIDTH.test(b.text);
  return gap > spacing * 1.6 + (full ? CJK_GAP : WORD_GAP);
};

/** A space that takes no room, or no more than the letters of a spaced-out word keep, is none. */
const isRoom = (a: Glyph, b: Glyph, spacing: number): boolean =>
  (b.x0 - a.x1) / Math.max(a.face.size, b.face.size) > (spacing > 0 ? spacing * 1.3 : 0.04);

const sameFace = (a: Face, b: Face): boolean => a.bold === b.bold && a.italic === b.italic && a.colour === b.colour;

/** One cell from the letters of a line part; `spacing` is the usual gap between its letters in letter sizes. */
export function joinGlyphs(glyphs: Glyph[], spacing: number): Cell | null {
  const inked = glyphs.filter((g) => !g.space);
  const [first, last] = [inked[0], inked.at(-1)];
  if (!first || !last) return null;
  const parts: { text: string; face: Face }[] = [];
  let before: Glyph | undefined;
  let spaced = false;
  for (const glyph of glyphs) {
    if (glyph.space) {
      spaced = before !== undefined;
      continue;
    }
    const apart = before && (spaced ? isRoom(before, glyph, spacing) : needsSpace(before, glyph, spacing));
    const open = parts.at(-1);
    if (open && sameFace(open.face, glyph.face)) open.text += (apart ? ' ' : '') + glyph.text;
    else {
      if (open && apart) open.text += ' ';
      parts.push({ text: glyph.text, face: glyph.face });
    }
    before = glyph;
    spaced = false;
  }
  const main = mainFace(inked);
  const lead = (inked.find((g) => /[\p{L}\p{N}]/u.test(g.text)) ?? first).face;
  const block = inked.every((g) => g.block?.id === first.block?.id) ? first.block : undefined;
  return {
    ...(block && { block }),
    text: unspace(parts.map((p) => p.text).join(''))
      .replace(/ {2,}/g, ' ')
      .trim(),
    x0: first.x0,
    x1: last.x1,
    y: mainBaseline(inked, main),
    size: main.size,
    bold: lead.bold,
    italic: lead.italic,
    colour: lead.colour,
    font: lead.font,
    glyphs: inked,
    parts: parts.map(({ text, face }) => ({ text, bold: face.bold, italic: face.italic, colour: face.colour })),
  };
}

function mainFace(glyphs: Glyph[]): Face {
  const counts = new Map<Face, number>();
  for (const { face } of glyphs) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

const mainBaseline = (glyphs: Glyph[], face: Face): number => (glyphs.find((g) => g.face === face) ?? glyphs[0]!).y;
