import type { Face, Glyph, SideText } from '../types.ts';

/** A letter drawn along the page's height: `up` where it reads from the bottom to the top. */
export type RotatedGlyph = { text: string; x: number; y: number; length: number; up: boolean; face: Face };

const follows = (a: RotatedGlyph, b: RotatedGlyph): boolean => {
  const step = a.up ? a.y - b.y : b.y - a.y;
  return a.up === b.up && Math.abs(a.x - b.x) < 1 && step > -0.5 && step < a.length + a.face.size;
};

/** Texts of turned letters in drawing order; letters that stand apart are parted by a space. */
export function rotatedTexts(drawn: RotatedGlyph[]): SideText[] {
  const runs: RotatedGlyph[][] = [];
  for (const glyph of drawn) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && follows(last, glyph)) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run): SideText[] => {
    const text = run
      .map((g, i) => {
        const last = run[i - 1];
        const gap = last ? Math.abs(g.y - last.y) - last.length : 0;
        return `${last && gap > 0.2 * g.face.size && g.text !== ' ' ? ' ' : ''}${g.text}`;
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    if (!text) return [];
    const ys = run.flatMap((g) => [g.y, g.up ? g.y - g.length : g.y + g.length]);
    const { face, x, up } = run[0]!;
    const [x0, x1] = up ? [x - face.size, x] : [x, x + face.size];
    const glyphs = run
      .filter((g) => g.text.trim())
      .map((g): Glyph => ({ text: g.text, x0, x1, y: up ? g.y : g.y + g.length, face: g.face, space: false }));
    return [{ text, x0, x1, top: Math.min(...ys), bottom: Math.max(...ys), face, glyphs }];
  });
}
