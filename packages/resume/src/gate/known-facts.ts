import type { FieldPath, ResumeContent } from '@verdant/contracts';
import { readField } from '../content/field.ts';
import { textFields } from '../content/text-fields.ts';

/** What a rewrite is held against: the entry for figures and dates, the whole résumé for names. */
export type Source = {
  original: string;
  /** the texts of the same entry, the original among them, and its dates */
  entry: string[];
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
  const names = [
    ...content.work.map(({ id: other, company }) => ({ path: `work/${other}/company`, name: company })),
    ...content.education.map(({ id: other, school }) => ({ path: `education/${other}/school`, name: school })),
  ];
  const here = entry.join('\n').toLowerCase();
  return {
    original,
    entry: [...new Set(entry)],
    resume: [original, ...fields.map(({ text }) => text)].join('\n'),
    elsewhere: names
      .filter(({ path: other, name }) => !isOwn(other) && name.trim().length > 1)
      .map(({ name }) => name.trim().toLowerCase())
      .filter((name) => !here.includes(name)),
  };
}
