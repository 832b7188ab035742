import { availableParallelism } from 'node:os';
import { Failure, type Language, type PreviewPages, type ResumeContent, type ResumeStyle } from '@verdant/contracts';
import type { Source } from './child/compiler.ts';
import { manuscript } from './manuscript/manuscript.ts';
import { words } from './manuscript/words.ts';
import { createPool, type PoolOptions } from './pool/pool.ts';
import { templates } from './templates.ts';
import { breakable, printable } from './text/clean.ts';

/** `photo` is what `preparePhoto` made; it is drawn whenever it is given. */
export type RenderInput = {
  content: ResumeContent;
  language: Language;
  style: ResumeStyle;
  photo?: Uint8Array | null;
};

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

/** Total characters of one résumé: some sixty pages. */
const TEXT_MAX = 200_000;

/** What is not set in type. */
const unbroken = new Set(['href', 'documentTitle', 'author']);

function source({ content, language, style, photo = null }: RenderInput): Source {
  if (!templates.some(({ id }) => id === style.template)) throw new Failure('invalid', { field: 'style/template' });
  if (!/^#[0-9a-f]{6}$/.test(style.accent)) throw new Failure('invalid', { field: 'style/accent' });
  const text = manuscript(content, language, style, printable);
  const { accent, typeface, spacing, size, paper } = style;
  const page = {
    ...text,
    author: text.name,
    words: words[language],
    photo: photo !== null,
    style: { accent, typeface, spacing, size, paper },
  };
  const data = JSON.stringify(page, (key, value: unknown) =>
    typeof value === 'string' && !unbroken.has(key) ? breakable(value) : value,
  );
  if (data.length > TEXT_MAX) throw new Failure('tooLarge', { field: 'content' });
  return { template: style.template, data, photo };
}

/** Typesets résumés in child processes, which start with the first request. */
export function createTypesetter(options: Partial<PoolOptions> = {}): Typesetter {
  const pool = createPool({
    processes: Math.min(2, availableParallelism()),
    timeoutMs: 10_000,
    queueLimit: 64,
    ...options,
  });
  return {
    pdf: async (input) => pool.run({ source: source(input), output: { kind: 'pdf' } }),
    preview: async (input) => pool.run({ source: source(input), output: { kind: 'preview' } }),
    thumbnail: async (input) => pool.run({ source: source(input), output: { kind: 'thumbnail' } }),
    png: async (input, { page = 1, width = 1240 } = {}) => {
      if (!(width >= 16 && width <= 4000)) throw new Failure('invalid', { field: 'width' });
      const image = await pool.run({ source: source(input), output: { kind: 'png', page, width } });
      if (image === null) throw new Failure('invalid', { field: 'page' });
      return image;
    },
    close: pool.close,
  };
}
