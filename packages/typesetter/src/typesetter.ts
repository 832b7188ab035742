import { availableParallelism } from 'node:os';
import { Failure, type PreviewPages } from '@verdant/contracts';
import { createPool, type PoolOptions } from './pool.ts';
import { type RenderInput, sourceOf } from './source.ts';

/**
 * All fail with `Failure`: `invalid` (unknown template, accent, no such page), `tooLarge`, `tooMany` (the queue is full),
 * `timeout`, `render` (the process crashed, `retry`; or the template refused the text).
 */
export type Typesetter = {
  pdf: (input: RenderInput) => Promise<{ bytes: Uint8Array; pages: number }>;
  preview: (input: RenderInput) => Promise<PreviewPages>;
  /** the first page as one SVG document */
  thumbnail: (input: RenderInput) => Promise<string>;
  /** `page` from 1, `width` in pixels (16 to 4,000) */
  png: (input: RenderInput, options?: { page?: number; width?: number }) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** Typesets résumés in child processes, which start with the first request. */
export function createTypesetter(options: Partial<PoolOptions> = {}): Typesetter {
  const pool = createPool({
    processes: Math.min(2, availableParallelism()),
    timeoutMs: 10_000,
    queueLimit: 64,
    ...options,
  });
  return {
    pdf: async (input) => pool.run({ source: sourceOf(input), output: { kind: 'pdf' } }),
    preview: async (input) => pool.run({ source: sourceOf(input), output: { kind: 'preview' } }),
    thumbnail: async (input) => pool.run({ source: sourceOf(input), output: { kind: 'thumbnail' } }),
    png: async (input, { page = 1, width = 1240 } = {}) => {
      if (!(width >= 16 && width <= 4000)) throw new Failure('invalid', { field: 'width' });
      const image = await pool.run({ source: sourceOf(input), output: { kind: 'png', page, width } });
      if (image === null) throw new Failure('invalid', { field: 'page' });
      return image;
    },
    close: pool.close,
  };
}
