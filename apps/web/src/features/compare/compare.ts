import type { ResumeContent } from '@verdant/contracts';
import {
  basics,
  bigramsOf,
  descriptorOf,
  dice,
  differInScript,
  type Field,
  type Fields,
  holdsMarks,
  intention,
  isListSection,
  joinTags,
  type ListSectionKey,
  plainWords,
  type RowKey,
  SECTION_ORDER,
} from '@verdant/contracts/constants';
import { entryLikeness, identityOf, LEAST_ENTRY, type Values } from './entry-likeness.ts';
import { pairUp } from './texts/pair-up.ts';

/** `language`: the same in another language, as far as one can see: no difference of its own. */
export type Kind = 'same' | 'changed' | 'added' | 'removed' | 'language';

/** One text of either side, undefined where that has none; `at` is its place among the bullets of its field. */
export type Side = { text: string; at: number | null };
export type Line = { kind: Kind; moved: boolean; was?: Side; now?: Side };
export type FieldDiff = { key: string; field: Field; lines: Line[] };
/** `was` and `now` are ids, '' in the parts that are no lists. An entry that is there once has all its fields. */
export type EntryDiff = {
  kind: Kind;
  moved: boolean;
  was?: string;
  now?: string;
  fields: FieldDiff[];
};
export type RowDiff = { row: RowKey; entries: EntryDiff[] };

/**
 * `akin`: two states of one résumé, or one that was made from the other: the same id means the same entry. `translated`:
 * the two are written in different languages.
 */
export type How = { akin: boolean; translated: boolean; present: string };

/** An id as long as that was drawn at random: it means the same entry wherever it stands. Others count from 1. */
const DRAWN = 32;
/** Bullets that are less alike than this are two. */
const LEAST_BULLET = 0.5;

const kindOf = (was: string, now: string, { translated }: How): Kind => {
  if (was === now) return 'same';
  if (!was) return 'added';
  if (!now) return 'removed';
  return translated && differInScript(was, now) ? 'language' : 'changed';
};

function bulletLines(was: readonly string[], now: readonly string[], how: How): Line[] {
  const kept = (list: readonly string[]) => list.flatMap((text, at) => (text.trim() ? [{ text, at }] : []));
  const [before, after] = [kept(was), kept(now)];
  // in two languages no bullet says which one it is: they stand side by side as they come
  if (
    how.translated &&
    before.length > 0 &&
    after.length > 0 &&
    differInScript(before.map(textOf).join(), after.map(textOf).join())
  )
    return Array.from({ length: Math.max(before.length, after.length) }, (_, i) => ({
      kind: 'language',
      moved: false,
      was: before[i],
      now: after[i],
    }));
  const [grams, others] = [before, after].map((list) => list.map(({ text }) => bigramsOf(plainWords(text))));
  const likeness = (a: number, b: number) => (before[a]!.text === after[b]!.text ? 2 : dice(grams![a]!, others![b]!));
  return pairUp(before.length, after.length, { likeness, least: LEAST_BULLET }).map((pair) => {
    const [a, b] = [before[pair.was ?? -1], after[pair.now ?? -1]];
    return { kind: kindOf(a?.text ?? '', b?.text ?? '', how), moved: pair.moved, was: a, now: b };
  });
}

const textOf = ({ text }: { text: string }) => text;

function fieldDiff(key: string, field: Field, was: Values | null, now: Values | null, how: How): FieldDiff {
  const list = (values: Values | null) => (values?.[key] ?? []) as string[];
  if (field.kind === 'bullets') return { key, field, lines: bulletLines(list(was), list(now), how) };
  const text = (values: Values | null): string => {
    const value = values?.[key];
    if (values && value === null) return how.present;
    return Array.isArray(value) ? joinTags(value) : (value ?? '');
  };
  const [before, after] = [text(was), text(now)];
  if (!before && !after) return { key, field, lines: [] };
  const side = (value: string): Side | undefined => (value ? { text: value, at: null } : undefined);
  return {
    key,
    field,
    lines: [{ kind: kindOf(before, after, how), moved: false, was: side(before), now: side(after) }],
  };
}

const isTold = ({ kind, moved }: Line): boolean => moved || (kind !== 'same' && kind !== 'language');

function paired(fields: Fields, was: Values, now: Values, how: How): Pick<EntryDiff, 'kind' | 'fields'> {
  const all = Object.entries(fields)
    .map(([key, field]) => fieldDiff(key, field, was, now, how))
    .filter(({ lines }) => lines.length > 0);
  const lines = all.flatMap((field) => field.lines);
  const kind = lines.some(isTold) ? 'changed' : lines.some((line) => line.kind === 'language') ? 'language' : 'same';
  return { kind, fields: all };
}

function listDiff(section: ListSectionKey, was: Values[], now: Values[], how: How): EntryDiff[] {
  const { fields } = descriptorOf(section);
  const id = (item: Values) => item.id as string;
  const places = new Map(now.map((item, i) => [id(item), i]));
  const [before, after] = [was, now].map((items) => items.map((item) => identityOf(section, item)));
  const alike = (a: number, b: number) => entryLikeness(before![a]!, after![b]!, how.translated);
  const same = (item: Values) => places.has(id(item)) && (how.akin || id(item).length >= DRAWN);
  const sure = was.flatMap((item, a) => (same(item) ? [[a, places.get(id(item))!] as const] : []));
  return pairUp(was.length, now.length, { sure, likeness: alike, least: LEAST_ENTRY }).map((pair) => {
    const [a, b] = [was[pair.was ?? -1], now[pair.now ?? -1]];
    const ids = { ...(a && { was: id(a) }), ...(b && { now: id(b) }) };
    if (a && b) return { ...paired(fields, a, b, how), moved: pair.moved, ...ids };
    const all = paired(fields, a ?? {}, b ?? {}, how).fields;
    return { kind: a ? 'removed' : 'added', moved: false, ...ids, fields: all };
  });
}

/** The fields of a part that is no list, as rows: the introduction is one of its own. */
const { introduction, ...contacts } = basics;
const SINGLES = { basics: contacts, introduction: { introduction }, intention } as const satisfies Partial<
  Record<RowKey, Fields>
>;

const hasText = ({ fields }: EntryDiff): boolean => fields.length > 0;

/** What became of each part, entry and text of `was` in `now`: every row that either has, in the order of the editor. */
export function compareContents(was: ResumeContent, now: ResumeContent, how: How): RowDiff[] {
  const rows: RowKey[] = ['basics', ...SECTION_ORDER];
  return rows
    .map((row): RowDiff => {
      if (isListSection(row))
        return { row, entries: listDiff(row, was[row] as unknown as Values[], now[row] as unknown as Values[], how) };
      const part = row === 'intention' ? 'intention' : 'basics';
      const [a, b] = [was[part] as Values, now[part] as Values];
      return { row, entries: [{ moved: false, was: '', now: '', ...paired(SINGLES[row], a, b, how) }] };
    })
    .map(({ row, entries }) => ({ row, entries: entries.filter(hasText) }))
    .filter(({ entries }) => entries.length > 0);
}

/** How many differences one walks through: an entry that came, went or moved is one, and so is each text of the others. */
export const differencesIn = (rows: readonly RowDiff[]): number =>
  rows
    .flatMap(({ entries }) => entries)
    .reduce(
      (sum, { kind, moved, fields }) =>
        sum +
        (kind === 'added' || kind === 'removed'
          ? 1
          : Number(moved) + fields.flatMap(({ lines }) => lines).filter(isTold).length),
      0,
    );

export const isDifference = isTold;

/** The words of a line as they are shown: without marks, unless they differ in nothing else. */
export function shownWords({ kind }: Field, { was, now }: Line): { was: string; now: string } {
  const raw = { was: was?.text ?? '', now: now?.text ?? '' };
  if (!holdsMarks(kind)) return raw;
  const plain = { was: plainWords(raw.was), now: plainWords(raw.now) };
  return plain.was === plain.now && raw.was !== raw.now ? raw : plain;
}
