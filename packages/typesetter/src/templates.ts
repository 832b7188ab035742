import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '@verdant/contracts';

/** Our own files only: the compiler may read all of it and nothing else. */
export const workspace = join(import.meta.dirname, '..', 'templates');

/** A template as its folder describes it. `atsSafe`: read in the right order by any parser. */
export type TemplateInfo = {
  id: string;
  name: Localized;
  description: Localized;
  atsSafe: boolean;
  photo: boolean;
  columns: 1 | 2;
};

const read = (id: string): TemplateInfo & { order: number } => ({
  ...JSON.parse(readFileSync(join(workspace, id, 'template.json'), 'utf8')),
  id,
});

/** Every folder with a `template.json` is a template; its `template.typ` prints `data` of `lib/page.typ`. */
export const templates: readonly TemplateInfo[] = readdirSync(workspace, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'lib')
  .map(({ name }) => read(name))
  .sort((a, b) => a.order - b.order)
  .map(({ order, ...template }) => template);
