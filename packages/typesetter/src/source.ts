import { Failure, type Language, type ResumeContent, type ResumeStyle } from '@verdant/contracts';
import type { Source } from './child/compiler.ts';
import { manuscript } from './manuscript/manuscript.ts';
import { words } from './manuscript/words.ts';
import { templates } from './templates.ts';
import { breakable, printable } from './text/clean.ts';

/** `photo` is what `preparePhoto` made; it is drawn whenever it is given. */
export type RenderInput = {
  content: ResumeContent;
  language: Language;
  style: ResumeStyle;
  photo?: Uint8Array | null;
};

/** Characters of one résumé with its markup: some sixty pages. */
const TEXT_MAX = 200_000;
/** What is not set in type. */
const unbroken = new Set(['href', 'documentTitle', 'author']);

/** What the child process needs. Fails with `invalid` (unknown template, bad accent) or `tooLarge`. */
export function sourceOf({ content, language, style, photo = null }: RenderInput): Source {
  if (!templates.some(({ id }) => id === style.template)) throw new Failure('invalid', { field: 'style/template' });
  if (!/^#[0-9a-f]{6}$/.test(style.accent)) throw new Failure('invalid', { field: 'style/accent' });
  const { accent, typeface, spacing, size, paper } = style;
  const text = manuscript(content, language, style, printable);
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
