import type { FieldEvidence, FieldPath, ResumeContent } from '@verdant/contracts';
import type { RowKey } from '../../editor/content/field-path.ts';
import type { Checked } from './checked.ts';
import { valueAt } from './checked.ts';

/**
 * `label` is a key of the words for fields; `state`: read, to be checked, typed by the person, a word of our own that the
 * document does not say, or not found.
 */
export type Row = {
  path: FieldPath;
  label: string;
  text: string;
  source: FieldEvidence | null;
  state: 'read' | 'check' | 'own' | 'ours' | 'missing';
};
/** An entry of a section, or the section itself where it has no entries. */
export type Group = { key: string; section: RowKey; entry: { at: number; of: number } | null; rows: Row[] };

const BASICS = ['name', 'phone', 'email', 'address', 'linkedin', 'homepage'] as const;
const INTENTION = ['position', 'city', 'salary', 'availability', 'industry'] as const;
/** Fields of an entry in reading order; lists of sentences end in `[]`. The second word names it for people. */
const ENTRY = {
  work: ['company', 'position', 'location', 'start', 'end', 'content[]', 'achievements[]', 'metrics[]'],
  projects: [
    'name:projectName',
    'role',
    'start',
    'end',
    'introduction:projectIntroduction',
    'technologies[]',
    'results[]',
  ],
  education: ['school', 'degree', 'major', 'start', 'end', 'description'],
  skills: ['category', 'items[]:skillItems'],
  certifications: ['name:certificationName', 'issuer', 'date'],
  awards: ['name:awardName', 'issuer', 'date', 'description'],
  custom: ['title', 'items[]'],
} as const satisfies Partial<Record<RowKey, readonly string[]>>;

/** Everything that was read, entry by entry. Empty fields are left out, but for the ways to reach a person. */
export function groupsOf({ content, asRead, evidence }: Checked): Group[] {
  const row = (path: FieldPath, label: string, always = false): Row[] => {
    const text = valueAt(content, path) ?? '';
    const source = evidence[path] ?? null;
    if (!text) return always ? [{ path, label, text, source, state: 'missing' }] : [];
    const unread = text === valueAt(asRead, path) ? 'ours' : 'own';
    const state = source?.confidence === 'check' ? 'check' : source ? 'read' : unread;
    return [{ path, label, text, source, state }];
  };
  const basics = BASICS.flatMap((key) =>
    row(`basics/${key}`, key, key === 'name' || key === 'email' || key === 'phone'),
  );
  const single: Group[] = [
    { key: 'basics', section: 'basics', entry: null, rows: basics },
    { key: 'introduction', section: 'introduction', entry: null, rows: row('basics/introduction', 'introduction') },
    {
      key: 'intention',
      section: 'intention',
      entry: null,
      rows: INTENTION.flatMap((key) => row(`intention/${key}`, key === 'position' ? 'targetPosition' : key)),
    },
  ];
  const listed = (Object.keys(ENTRY) as (keyof typeof ENTRY)[]).flatMap((section) =>
    content[section].map((entry, at): Group => {
      const rows = ENTRY[section].flatMap((field) => {
        const [name = '', label] = field.split(':');
        const key = name.replace('[]', '');
        const path = `${section}/${entry.id}/${key}`;
        // an entry that begins and has no end: the end may have been overlooked
        const asked = key === 'end' && 'start' in entry && entry.start !== '' && section !== 'education';
        if (!name.endsWith('[]')) return row(path, label ?? key, asked);
        return itemsOf(content, section, at, key).flatMap((_, i) => row(`${path}/${i}`, label ?? key));
      });
      return { key: entry.id, section, entry: { at, of: content[section].length }, rows };
    }),
  );
  return [...single, ...listed].filter(({ rows }) => rows.length > 0);
}

const itemsOf = (content: ResumeContent, section: keyof typeof ENTRY, at: number, key: string): string[] =>
  ((content[section][at] as unknown as Record<string, unknown>)[key] as string[]) ?? [];

/** Groups with something to check first; otherwise in their own order. */
export const byNeed = (groups: Group[]): Group[] => {
  const waits = (group: Group) => group.rows.some(({ state }) => state === 'check');
  return [...groups.filter(waits), ...groups.filter((group) => !waits(group))];
};
