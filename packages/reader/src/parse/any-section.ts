import { blankValues, descriptorOf, kindsIn, type ListSectionKey, type SectionItem } from '@verdant/contracts';
import { toEntries } from '../entries/entries.ts';
import { toItems } from '../entries/items.ts';
import { piecesOf } from '../entries/pieces.ts';
import { parseAwards } from '../fields/honours/honours.ts';
import type { Line } from '../types.ts';
import { urlAlone } from '../values/contacts.ts';
import { type Draft, type DraftSource, sourceOf } from './draft.ts';

type Read = { names: string[]; start: string; end: string | null; told: string[]; source?: DraftSource };

/** Entries with a period: what stands above and what below. */
const fromPeriods = (lines: Line[]): Read[] =>
  toEntries(lines).map((entry) => ({
    names: piecesOf(entry.head, false).pieces.map(({ text }) => text),
    start: entry.dates?.start ?? '',
    end: entry.dates ? entry.dates.end : '',
    told: toItems(entry.body),
    source: sourceOf(entry),
  }));

/** Entries with one date, as honours are written: a name, who gave it, words about it. */
const fromHonours = (lines: Line[]): Read[] =>
  parseAwards(lines).map(({ name, issuer, date, description, source }) => ({
    names: [name, issuer],
    start: date,
    end: '',
    told: description.split('\n'),
    ...(source ? { source } : {}),
  }));

/**
 * The entries of a section that has no grammar of its own, by the kinds of its fields: lines in their order, addresses,
 * the date, and what else is told as its list of sentences or its text. `more` is what found no field.
 */
export function parseAnySection<K extends ListSectionKey>(
  key: K,
  lines: Line[],
): { item: Draft<SectionItem<K>>; more: string[] }[] {
  const { fields, heads } = descriptorOf(key);
  const first = heads[0]!;
  const names = [first, ...kindsIn(fields, 'line').filter((line) => line !== first)];
  const [[link], [text], [bullets], [tags], [date]] = (['link', 'text', 'bullets', 'tags', 'date'] as const).map(
    (kind) => kindsIn(fields, kind),
  ) as [string[], string[], string[], string[], string[]];
  const reads = 'end' in fields ? fromPeriods(lines) : fromHonours(lines);
  return reads.map((read) => {
    const values = blankValues(fields) as Record<string, string | string[] | null>;
    const address =
      link === undefined ? null : (read.told.concat(read.names.slice(1)).map(urlAlone).find(Boolean) ?? null);
    const isAddress = (part: string) => address !== null && urlAlone(part) === address;
    const parts = read.names.filter((part) => part !== '' && !isAddress(part));
    names.forEach((name, i) => {
      values[name] = parts[i] ?? '';
    });
    if (link !== undefined && address !== null) values[link] = address;
    if (date !== undefined) values[date] = read.start;
    if ('end' in fields) values.end = read.end;
    const told = [...parts.slice(names.length), ...read.told].filter((part) => part !== '' && !isAddress(part));
    if (bullets !== undefined) values[bullets] = told;
    else if (text !== undefined) values[text] = told.join('\n');
    else if (tags !== undefined) values[tags] = told;
    const more = (bullets ?? text ?? tags) ? [] : told;
    const item = { ...values, ...(read.source ? { source: read.source } : {}) } as unknown as Draft<SectionItem<K>>;
    return { item, more };
  });
}
