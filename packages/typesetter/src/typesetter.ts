import { availableParallelism } from 'node:os';
import { Failure, type FitResult, type Measures, type PageDifference, type PreviewPages } from '@verdant/contracts';
import { visualDiff } from './compare/visual-diff.ts';
import { createPool, type PoolOptions, type RenderTurn } from './pool.ts';
import { createGlyphTokens } from './preview/glyph-tokens.ts';
import { type RenderInput, sourceOf } from './render-source.ts';

/** What a browser has of earlier previews. */
export type Kept = { pages: string[]; glyphToken?: string };

/**
 * All fail with `Failure`: `invalid` (unknown template, accent, no such page), `tooLarge`, `busy` (the queue is full),
 * `dropped` (for a newer request), `timeout`, `render` (the process crashed, `retry`; or the template refused the text).
 */
export type Typesetter = {
  /** `measures` and `fit` say what came of a wish for a number of pages */
  pdf: (input: RenderInput) => Promise<{ bytes: Uint8Array; pages: number; measures: Measures; fit: FitResult | null }>;
  /** the same in the measures that its pages are set with: what was wished of their number is taken for granted then */
  fitted: (input: RenderInput) => Promise<RenderInput>;
  /** only what `kept` lacks */
  preview: (input: RenderInput, kept?: Kept) => Promise<PreviewPages>;
  /** the first page as one SVG document */
  thumbnail: (input: RenderInput) => Promise<string>;
  /** `page` from 1, or 'all' below one another; `width` in pixels (16 to 4,000), less where the picture is very long */
  png: (input: RenderInput, options?: { page?: number | 'all'; width?: number }) => Promise<Uint8Array>;
  /** how the pages of two renderings differ */
  compare: (before: RenderInput, after: RenderInput) => Promise<PageDifference[]>;
  /** the same, for one person: it waits in that person's turn, and no longer than the signal says */
  inTurn: (turn: RenderTurn) => Typesetter;
  close: () => Promise<void>;
};

const MOST_WIDE = 4000;
/** Pixels: enough to see a line of text move. */
const COMPARED_WIDTH = 620;

/** Typesets résumés in child processes, which start with the first request. */
export function createTypesetter(options: Partial<PoolOptions> = {}): Typesetter {
  const pool = createPool({
    processes: Math.min(2, availableParallelism()),
    timeoutMs: 10_000,
    queueLimit: 256,
    ...options,
  });
  const tokens = createGlyphTokens();
  const setter = (turn: RenderTurn | null): Typesetter => ({
    pdf: async (input) => pool.run({ source: sourceOf(input), output: { kind: 'pdf' } }, turn),
    fitted: async (input) => {
      const source = sourceOf(input);
      if (source.pages === null) return input;
      const measures = await pool.run({ source, output: { kind: 'measures' } }, turn);
      return { ...input, style: { ...input.style, ...measures } };
    },
    preview: async (input, { pages, glyphToken } = { pages: [] }) => {
      const kept = { pages, outlines: tokens.known(glyphToken) };
      const unset = new Set<string>();
      const source = sourceOf(input, { withPositions: true, unset });
      const { outlines, ...answer } = await pool.run({ source, output: { kind: 'preview', kept } }, turn);
      return { ...answer, unset: [...unset], glyphToken: tokens.add(glyphToken, outlines) };
    },
    thumbnail: async (input) => pool.run({ source: sourceOf(input), output: { kind: 'thumbnail' } }, turn),
    png: async (input, { page = 1, width = 1240 } = {}) => {
      if (!(width >= 16 && width <= MOST_WIDE)) throw new Failure('invalid', { field: 'width' });
      const image = await pool.run({ source: sourceOf(input), output: { kind: 'png', page, width } }, turn);
      if (image === null) throw new Failure('invalid', { field: 'page' });
      return image;
    },
    compare: async (before, after) => {
      const pictures = (input: RenderInput) =>
        pool.run({ source: sourceOf(input), output: { kind: 'pngs', width: COMPARED_WIDTH } }, turn);
      const [a, b] = await Promise.all([pictures(before), pictures(after)]);
      return visualDiff(a, b);
    },
    inTurn: setter,
    close: pool.close,
  });
  return setter(null);
}
