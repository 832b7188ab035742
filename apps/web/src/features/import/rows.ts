import type { FieldEvidence } from '@verdant/contracts';
import {
  BASICS_FORM,
  descriptorOf,
  type FieldPath,
  intention,
  LIST_SECTIONS,
  PERSONAL_FIELDS,
  type PersonalField,
  type RowKey,
} from '@verdant/contracts/constants';
import { labelKey } from '../../editor/content/use-field-label.ts';
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
  const ofBasics = (keys: readonly ((typeof BASICS_FORM)[number] | PersonalField)[]) =>
    keys.flatMap((key) => row(`basics/${key}`, key, key === 'name' || key === 'email' || key === 'phone'));
  const profiles = (content.basics.profiles ?? []).flatMap((_, i) => row(`basics/profiles/${i}`, 'profiles'));
  const basics = [...ofBasics(BASICS_FORM), ...profiles, ...ofBasics(PERSONAL_FIELDS)];
  const single: Group[] = [
    { key: 'basics', section: 'basics', entry: null, rows: basics },
    { key: 'introduction', section: 'introduction', entry: null, rows: row('basics/introduction', 'introduction') },
    {
      key: 'intention',
      section: 'intention',
      entry: null,
      rows: Object.keys(intention).flatMap((key) => row(`intention/${key}`, labelKey('intention', key))),
    },
  ];
  const listed = LIST_SECTIONS.flatMap((section) =>
    content[section].map((entry, at): Group => {
      const values = entry as unknown as Record<string, string | string[]>;
      const rows = Object.entries(descriptorOf(section).fields).flatMap(([key, field]) => {
        const path = `${section}/${entry.id}/${key}`;
        const label = labelKey(section, key);
        const value = values[key];
        // an entry that begins and has no end: the end may have been overlooked
        if (!Array.isArray(value)) return row(path, label, field.asked === true && Boolean(values.start));
        return value.flatMap((_, i) => row(`${path}/${i}`, label));
      });
      return { key: entry.id, section, entry: { at, of: content[section].length }, rows };
    }),
  );
  return [...single, ...listed].filter(({ rows }) => rows.length > 0);
}

/** What weighs most where a person is called for an interview stands first; the rest is at hand as well. */
const WEIGHT: readonly RowKey[] = [
  'basics',
  'work',
  'education',
  'projects',
  'certifications',
  'awards',
  'skills',
  'intention',
  'introduction',
];
const weightOf = ({ section }: Group): number => (WEIGHT.includes(section) ? WEIGHT.indexOf(section) : WEIGHT.length);
const waits = (group: Group): boolean => group.rows.some(({ state }) => state === 'check');

/** Groups with something to check first, by their weight; then the others in their own order. */
export const byNeed = (groups: Group[]): Group[] => [
  ...groups.filter(waits).sort((a, b) => weightOf(a) - weightOf(b)),
  ...groups.filter((group) => !waits(group)),
];

/** What is asked at once: a value, or those items of one list that want a look. */
export type Question = { paths: FieldPath[] };

/** The questions of these rows, in their order. */
export function questionsOf(rows: Row[]): Question[] {
  const byList = new Map<string, Question>();
  for (const { path, state } of rows) {
    if (state !== 'check') continue;
    const list = path.replace(/\/\d+$/, '');
    const known = byList.get(list);
    if (known) known.paths.push(path);
    else byList.set(list, { paths: [path] });
  }
  return [...byList.values()];
}
