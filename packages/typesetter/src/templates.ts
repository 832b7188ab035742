import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '@verdant/contracts';

/** Our own files only: the compiler may read all of it and nothing else. */
export const workspace = join(import.meta.dirname, '..', 'templates');

/** What a template's folder says about it in `template.json`. */
export type TemplateInfo = {
  id: string;
  name: Localized;
  description: Localized;
  atsSafe: boolean;
  photo: boolean;
  columns: 1 | 2;
  order: number;
};

const read = (id: string): TemplateInfo => ({
  ...(JSON.parse(readFileSync(join(workspace, id, 'template.json'), 'utf8')) as Omit<TemplateInfo, 'id'>),
  id,
});

/** Every folder that holds a template. */
export const templates: readonly TemplateInfo[] = readdirSync(workspace, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'lib')
  .map(({ name }) => read(name))
  .sort((a, b) => a.order - b.order);
