import type { FieldPath, ResumeContent } from '@verdant/contracts';
import { readField } from '../content/field.ts';
import { textFields } from '../content/text-fields.ts';

/** What a rewrite is held against: the entry for figures and dates, the whole résumé for names. */
export type Source = {
  original: string;
  /** the texts of the same entry, the original among them, and its dates */
  entry: string[];
  /** what heads the entry: employer, position, place */
  head: string[];
  /** its dates, `YYYY-MM` or `YYYY`; '' where there are none, null for an end that has not come */
  span: { start: string; end: string | null };
  resume: string;
  /** organisations of other entries: true of the person, not of this entry */
  elsewhere: string[];
};

export function sourceOf(content: ResumeContent, path: FieldPath, original: string): Source {
  const fields = textFields(content);
  const [section = '', id = ''] = path.split('/');
  const own = section === 'basics' || section === 'intention' ? path : `${section}/${id}/`;
  const isOwn = (other: FieldPath) => other === own || (own.endsWith('/') && other.startsWith(own));
  const dates = ['start', 'end', 'date'].flatMap((key) =>
    own.endsWith('/') ? (readField(content, `${own}${key}`) ?? []) : [],
  );
  const entry = [original, ...fields.filter((field) => isOwn(field.path)).map(({ text }) => text), ...dates];
  const head = fields
    .filter((field) => isOwn(field.path) && own.endsWith('/') && field.path.split('/').length === 3)
    .map(({ text }) => text)
    .filter((text) => text !== original);
  const names = [
    ...content.work.map(({ id: other, company }) => ({ path: `work/${other}/company`, name: company })),
    ...content.education.map(({ id: other, school }) => ({ path: `education/${other}/school`, name: school })),
  ];
  const here = entry.join('\n').toLowerCase();
  return {
    original,
    entry: [...new Set(entry)],
    head,
    span: spanOf(content, section, id),
    resume: [original, ...fields.map(({ text }) => text)].join('\n'),
    elsewhere: names
      .filter(({ path: other, name }) => !isOwn(other) && name.trim().length > 1)
      .map(({ name }) => name.trim().toLowerCase())
      .filter((name) => !here.includes(name)),
  };
}

function spanOf(content: ResumeContent, section: string, id: string): Source['span'] {
  const entries: readonly { id: string; start: string; end: string | null }[] = [
    ...(section === 'work' ? content.work : []),
    ...(section === 'projects' ? content.projects : []),
    ...(section === 'education' ? content.education : []),
  ];
  const own = entries.find((entry) => entry.id === id);
  return { start: own?.start ?? '', end: own === undefined ? '' : own.end };
}
