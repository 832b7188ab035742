import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ArrangingOption,
  Failure,
  type Lead,
  type Localized,
  type LookOption,
  type ResumeStyle,
  type TemplateTag,
  type Typeface,
} from '@verdant/contracts';

/** Our own files only: the compiler may read all of it and nothing else. */
export const workspace = join(import.meta.dirname, '..', 'templates');

/** A template as its folder describes it. `atsSafe`: read in the right order by any parser. */
export type TemplateInfo = {
  id: string;
  /** the newest */
  version: number;
  name: Localized;
  description: Localized;
  forWhom: Localized;
  tags: TemplateTag[];
  atsSafe: boolean;
  photo: boolean;
  columns: 1 | 2;
  /** sets each contact behind its label */
  labels?: true;
  /** what it was drawn with */
  look: { accent: string; typeface: Typeface; leads?: Lead };
  /** the first version that sets the words of a twin beside the own ones */
  bothSince?: number;
  /** has a side column, whose sections can be chosen */
  side?: true;
  /** the first version that knows the options of a look */
  optionsSince: number;
  /** and the first that knows those of photo, columns, breaks and signature */
  arrangedSince: number;
  /** those that it has no place for */
  lacks: (LookOption | ArrangingOption)[];
};

/** The folders `v1`, `v2` … of a template; none ever changes how a page looks once it was released. */
const newest = (id: string): number =>
  Math.max(...readdirSync(join(workspace, id)).map((name) => Number(/^v(\d+)$/.exec(name)?.[1] ?? 0)));

const features = ({ atsSafe, photo, columns }: Pick<TemplateInfo, 'atsSafe' | 'photo' | 'columns'>): TemplateTag[] => [
  ...(atsSafe ? (['atsSafe'] as const) : []),
  ...(photo ? (['photo'] as const) : []),
  columns === 2 ? 'twoColumns' : 'oneColumn',
];

const LIBRARY = /"\/lib\/v(\d+)\//;
const libraries = new Map<string, number>();

/** The version of the common parts that a file is made of. */
function libraryOf(file: string): number {
  const library = libraries.get(file) ?? Number(LIBRARY.exec(readFileSync(join(workspace, file), 'utf8'))?.[1] ?? 1);
  libraries.set(file, library);
  return library;
}
const fileOf = (id: string, version: number) => `${id}/v${version}/template.typ`;

/** Whether a page is set wider to fill it, where a number of pages is wished: since the second version of the common parts. */
export const fillsPages = (file: string): boolean => libraryOf(file) >= 2;
/** The version of the common parts that brought the options of a look, and the one that arranged them on the page. */
const [OPTIONS, ARRANGED] = [3, 4];

/** What each template says of itself for Word, which nobody asks for before a Word file is made. */
export const saidForWord = new Map<string, object>();
/** Which of our sample people each names, by what it is for. */
export const shownBy = new Map<string, string>();

const read = (id: string): TemplateInfo & { order: number } => {
  const { word = {}, sample, ...described } = JSON.parse(readFileSync(join(workspace, id, 'template.json'), 'utf8'));
  saidForWord.set(id, word);
  if (sample !== undefined) shownBy.set(id, sample);
  const version = newest(id);
  const versions = Array.from({ length: version }, (_, at) => at + 1);
  const since = (library: number) => versions.find((one) => libraryOf(fileOf(id, one)) >= library) ?? version + 1;
  return {
    lacks: [],
    ...described,
    id,
    version,
    optionsSince: since(OPTIONS),
    arrangedSince: since(ARRANGED),
    tags: [...features(described), ...described.tags],
  };
};

/**
 * Every folder with a `template.json` is a template. Its `v<n>/template.typ` prints `data` of the `lib/v<m>` that it
 * imports, so a change of the common parts is a new `lib/v<m>`, which a template takes up with a new version of its own.
 */
export const templates: readonly TemplateInfo[] = readdirSync(workspace, { withFileTypes: true })
  .filter(({ name }) => existsSync(join(workspace, name, 'template.json')))
  .map(({ name }) => read(name))
  .sort((a, b) => a.order - b.order)
  .map(({ order, ...template }) => template);

/** Whether a template sets each contact behind its label. */
export const labelsContacts = (id: string): boolean => templates.some((one) => one.id === id && one.labels === true);

/** Whether pages in this look have the words of both languages, where there is a twin. */
export const setsBoth = ({
  template,
  templateVersion = 1,
}: Pick<ResumeStyle, 'template' | 'templateVersion'>): boolean => {
  const since = templates.find(({ id }) => id === template)?.bothSince;
  return since !== undefined && templateVersion >= since;
};

/**
 * The file of a template below `workspace`, `slip/v1/template.typ`. A version that is not there yet (it was another
 * template's) is the newest. Fails with `invalid` where there is no such template.
 */
export function templateFile(id: string, version: number): string {
  const found = templates.find((template) => template.id === id);
  if (!found) throw new Failure('invalid', { field: 'style/template' });
  return fileOf(id, Math.min(version, found.version));
}
