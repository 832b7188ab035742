import type { AnalysisSettings, Language, ResumeContent, SourceFacts } from '@verdant/contracts';

/** Where its parts stand on its pages, as the rules are told. */
type Layout = {
  pages: number;
  last: { lines: number; filled: number };
  sections: Record<string, { from: number; to: number }>;
};

/** A change to a résumé that no rule has anything to say about. */
export type Edit = (content: ResumeContent) => ResumeContent;
export type Setting = {
  settings?: AnalysisSettings;
  source?: SourceFacts;
  /** the document's words behind its dates */
  reading?: { doubts: Record<string, never>; looseLines: false; dates: Record<string, string>; layout?: Layout };
};
export type Case = { id: string; languages?: Language[]; bad: Edit[]; good: Edit[]; setting?: Setting };

/** One step down a path: a key, the id of an item or a number. */
function inside(node: unknown, key: string): unknown {
  const found = Array.isArray(node)
    ? (node.find((item: { id?: string }) => item.id === key) ?? node[Number(key)])
    : (node as Record<string, unknown>)[key];
  if (found === undefined) throw new Error(`Nothing at ${key}`);
  return found;
}

export const untouched: Edit = (content) => content;
/** The text at a path (`work/w1/start`, `basics/name`) is this one; `present` for an end. */
export const set =
  (path: string, text: string): Edit =>
  (content) => {
    const copy = structuredClone(content);
    const keys = path.split('/');
    const key = keys.pop() ?? '';
    const holder = keys.reduce(inside, copy);
    if (typeof (holder as Record<string, unknown>)[key] === 'object' && key !== 'end')
      throw new Error(`No text at ${path}`);
    Object.assign(holder as object, { [key]: key === 'end' && text === 'present' ? null : text });
    return copy;
  };
export const all =
  (...edits: Edit[]): Edit =>
  (content) =>
    edits.reduce((done, edit) => edit(done), content);
export const without =
  (...sections: ('work' | 'projects' | 'education' | 'skills' | 'certifications' | 'awards' | 'custom')[]): Edit =>
  (content) => ({ ...content, ...Object.fromEntries(sections.map((section) => [section, []])) });

type WorkEdit = (item: ResumeContent['work'][number]) => Partial<ResumeContent['work'][number]>;
/** Changes the job at `index`, or every job. */
export const job =
  (index: number | 'every', edit: WorkEdit): Edit =>
  (content) => ({
    ...content,
    work: content.work.map((item, at) => (index === 'every' || at === index ? { ...item, ...edit(item) } : item)),
  });
export const bullets = (index: number | 'every', content: string[]): Edit =>
  job(index, () => ({ content, achievements: [] }));
export const more = (index: number, added: string[]): Edit =>
  job(index, ({ content }) => ({ content: [...content, ...added] }));
export const first = (index: number, count: number): Edit =>
  job(index, ({ content }) => ({ content: content.slice(0, count), achievements: [] }));

/** A file that no rule has anything to say about. */
export const plainFile: SourceFacts = {
  fileName: 'Tomas-Ferrand-analyst.pdf',
  type: 'pdf',
  bytes: 180_000,
  pages: 2,
  textLength: 4200,
  columns: 1,
  scrambled: false,
  tables: 0,
  textBoxes: 0,
  headerOnlyContacts: [],
  smallestBodyPt: 10,
  fontFamilies: ['Serif', 'Sans'],
  iconFont: false,
  photo: false,
  hiddenText: [],
};
