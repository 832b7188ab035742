import { blankOf, type Field, type Fields } from './field.ts';
import { isListSection, type ListSectionKey, type ResumeContent, type SectionKey, sections } from './map.ts';
import { singles } from './singles.ts';

/**
 * Where a value stands: `basics/introduction`, `basics/profiles/0`, `work/<id>/content/2`, `education/<id>/description`, `skills/<id>/items`.
 */
export type FieldPath = string;

/** The entry that a path lies in, `work/<id>`; of the basics and the intention the path itself: `basics/introduction`. */
export const entryPath = (path: FieldPath): FieldPath => path.split('/').slice(0, 2).join('/');

/** A row of the editor: a section, or the name and contacts on top. */
export type RowKey = 'basics' | SectionKey;

/** The row that holds a path; null for a path that names no section. */
export function rowOf(path: FieldPath): RowKey | null {
  const [head = '', next] = path.split('/');
  if (head === 'basics') return next === 'introduction' ? 'introduction' : 'basics';
  return head === 'introduction' || head === 'intention' || isListSection(head) ? head : null;
}

const own = (fields: Fields, key: string | undefined): Field | undefined =>
  key !== undefined && Object.hasOwn(fields, key) ? fields[key] : undefined;

const isSingle = (key: string): key is keyof typeof singles => key === 'basics' || key === 'intention';

/** What the field at a path, or the field whose member stands there, can hold; undefined where there is no such field. */
export function fieldOf(path: FieldPath): Field | undefined {
  const [head = '', second, third] = path.split('/');
  if (isSingle(head)) return own(singles[head], second);
  return isListSection(head) ? own(sections[head].fields, third) : undefined;
}

/** Whether a date stands at the path. */
export const isDatePath = (path: FieldPath): boolean => ['date', 'end'].includes(fieldOf(path)?.kind ?? '');

type Item = Record<string, unknown> & { id: string };
const itemsOf = (content: ResumeContent, section: ListSectionKey) => content[section] as unknown as Item[];

/** Where a path leads: to a field of the basics, the intention or an entry, or to the `at`-th of its list. */
export type Spot =
  | { single: keyof typeof singles; key: string; field: Field; at: number | null }
  | { section: ListSectionKey; index: number; key: string; field: Field; at: number | null };

/**
 * Undefined where the path leads nowhere. A member's place may be that behind the last; a list of bullets has no value
 * of its own.
 */
export function spotOf(content: ResumeContent, path: FieldPath): Spot | undefined {
  const [head = '', second = '', third, fourth, ...rest] = path.split('/');
  const field = fieldOf(path);
  if (!field || rest.length > 0) return undefined;
  const isList = field.kind === 'bullets' || field.kind === 'tags';
  const member = isSingle(head) ? third : fourth;
  if (member !== undefined && (!isList || !/^(0|[1-9]\d{0,2})$/.test(member))) return undefined;
  const at = member === undefined ? null : Number(member);
  if (isSingle(head)) return fourth === undefined ? { single: head, key: second, field, at } : undefined;
  const section = head as ListSectionKey;
  const index = itemsOf(content, section).findIndex(({ id }) => id === second);
  if (index < 0 || (at === null && field.kind === 'bullets')) return undefined;
  return { section, index, key: third!, field, at };
}

/**
 * The value there: a string, null for "present", a list of tags; undefined behind the last member of a list. A field that
 * is absent says nothing, in the way of its kind.
 */
export function valueAt(content: ResumeContent, spot: Spot): string | null | string[] | undefined {
  const values = 'single' in spot ? content[spot.single] : itemsOf(content, spot.section)[spot.index]!;
  const held = (values as Record<string, string | null | string[] | undefined>)[spot.key];
  const value = held === undefined ? blankOf(spot.field.kind) : held;
  return spot.at === null ? value : (value as string[])[spot.at];
}

/** A copy with another value for the whole field; what did not change is shared with the original. */
export function withValue(content: ResumeContent, spot: Spot, value: string | null | string[]): ResumeContent {
  if ('single' in spot) return { ...content, [spot.single]: { ...content[spot.single], [spot.key]: value } };
  const items = itemsOf(content, spot.section);
  const list = items.with(spot.index, { ...items[spot.index]!, [spot.key]: value });
  return { ...content, [spot.section]: list };
}

/** The list that a member stands in. */
export const listAt = (content: ResumeContent, spot: Spot): readonly string[] =>
  valueAt(content, { ...spot, at: null }) as string[];
