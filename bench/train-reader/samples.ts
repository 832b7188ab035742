import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { readingOrder } from '../../packages/reader/src/layout/order.ts';
import { cut } from '../../packages/reader/src/sections/split.ts';
import type { Edge, Face, Glyph, Line, Page, Rule, SideText } from '../../packages/reader/src/types.ts';
import { readColour } from '../read-open/labels.ts';
import { asFlow } from './flow.ts';
import type { Tag, Tags } from './unit-labels.ts';

/** A drawn document as the reader sees it, its letters packed: text, left, right, baseline, number of the face. */
export type Sample = {
  seed: number;
  language: 'zh' | 'en';
  faces: Face[];
  pages: {
    width: number;
    height: number;
    rules?: Rule[];
    turned?: SideText[];
    edges?: Edge[];
    glyphs: [string, number, number, number, number][];
  }[];
};

/** Of so many documents one is seen as a format without pages has it. */
const FLOW = 6;

export async function* readSamples(file: string): AsyncGenerator<Sample> {
  const rows = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const row of rows) yield JSON.parse(row) as Sample;
}

/** The lines of a sample with what each of its letters is; colours no longer say it. */
export function linesOfSample(sample: Sample): { lines: Line[]; tags: Tags } {
  const tags: Tags = new WeakMap();
  const read = sample.faces.map((face) => ({ face, ...readColour(face.colour) }));
  const faces = read.map(({ face, plain }): Face => ({ ...face, colour: plain }));
  const tagOf = read.map(({ label, entry }): Tag => ({ label, entry }));
  const pages = sample.pages.map(
    ({ glyphs, ...page }): Page => ({
      ...page,
      glyphs: glyphs.map(([text, x0, x1, y, face]): Glyph => {
        const glyph = { text, x0, x1, y, face: faces[face]!, space: text.trim() === '' };
        tags.set(glyph, tagOf[face]!);
        return glyph;
      }),
    }),
  );
  const drawn = readingOrder(pages).map((line, index) => ({ ...line, index }));
  const lines = sample.seed % FLOW === 3 ? asFlow(drawn, sample.seed % (4 * FLOW) === 3) : drawn;
  return { lines: lines.flatMap((line) => cut(line) ?? [line]), tags };
}
