import type { HiddenBy } from '@verdant/contracts';
import type { Face, Glyph } from '../../types.ts';
import type { Background } from './backgrounds.ts';
import { type Ink, inkFinder } from './ink.ts';

export type HiddenGlyph = Glyph & { by: HiddenBy };

/** Of the letters of a run, so many must stand on painted shapes for the run to be painted. */
const PAINTED = 0.7;
/** A picture of words is at most so many letters high, and keeps within so many letters of their ends. */
const PICTURE_HEIGHT = 2.5;
const PICTURE_ROOM = 1.5;
const MOST_PICTURES = 300;
/** Ways of hiding that say nothing of what else was painted at the place. */
const PALE = new Set(['transparent', 'colour']);

/** Letters of one line that follow each other and are hidden alike. */
function runsOf(hidden: HiddenGlyph[]): HiddenGlyph[][] {
  const runs: HiddenGlyph[][] = [];
  for (const glyph of hidden) {
    const last = runs.at(-1)?.at(-1);
    const follows =
      last !== undefined &&
      last.by === glyph.by &&
      Math.abs(last.y - glyph.y) < 0.5 &&
      Math.abs(glyph.x0 - last.x1) < 1.5 * glyph.face.size;
    if (follows) runs.at(-1)!.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

/** True where a picture has the very place of a run: it shows these words. */
function isPictured(run: HiddenGlyph[], pictures: Background[]): boolean {
  const [first, last] = [run[0]!, run.at(-1)!];
  const { size } = first.face;
  const room = PICTURE_ROOM * size;
  return pictures.some(
    (p) =>
      p.y1 - p.y0 < PICTURE_HEIGHT * size &&
      p.y0 < first.y - 0.5 * size &&
      p.y1 > first.y - 0.1 * size &&
      Math.abs(p.x0 - first.x0) < room &&
      Math.abs(p.x1 - last.x1) < room,
  );
}

/**
 * The hidden letters that are seen after all: browsers paint words as outlines (a weight that the font lacks, a stroke, a
 * shadow, a gradient) and lay the letters over them unseen. Painted so, words among others stand out as bold ones do.
 */
export function paintedLetters(
  hidden: HiddenGlyph[],
  shown: number,
  inks: Ink[],
  backgrounds: Background[],
): Map<HiddenGlyph, Glyph> {
  const inkAt = inkFinder(inks);
  const pictures = backgrounds.filter((b) => b.picture).slice(0, MOST_PICTURES);
  const found: { run: HiddenGlyph[]; ink: Ink | undefined }[] = [];
  for (const run of runsOf(hidden.filter((g) => PALE.has(g.by)))) {
    const letters = run.filter((g) => !g.space);
    const painted = letters.flatMap((g) => inkAt(g) ?? []);
    if (!letters.length) continue;
    if (painted.length >= PAINTED * letters.length) found.push({ run, ink: painted[0] });
    else if (isPictured(run, pictures)) found.push({ run, ink: undefined });
  }
  const many = found.reduce((sum, { run }) => sum + run.length, 0) > shown;
  const faces = new Map<string, Face>();
  const faceOf = (face: Face, colour: string): Face => {
    const key = `${face.font}|${face.size}|${face.italic}|${face.bold}|${colour}`;
    const made = faces.get(key) ?? { ...face, colour, bold: face.bold || !many };
    faces.set(key, made);
    return made;
  };
  return new Map(
    found.flatMap(({ run, ink }) =>
      run
        .map(({ by: _, ...glyph }) => ({ ...glyph, face: faceOf(glyph.face, ink?.colour ?? '#000000') }))
        .map((glyph, i) => [run[i]!, glyph] as const),
    ),
  );
}
