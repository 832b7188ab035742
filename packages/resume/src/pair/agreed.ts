import {
  basics,
  blankOf,
  descriptorOf,
  type FieldKind,
  type Fields,
  intention,
  isListSection,
  type ListSectionKey,
  type ResumeContent,
} from '@verdant/contracts';

/**
 * What the two of a pair said when they last agreed. In `zh` and `en` the lists of entries of a pair are as long as each
 * other, member beside member: '' where one has something that the other goes without. An entry that stands in one of the
 * two and in no pair is meant for that one alone. `apart`: lists whose order need not be the same.
 */
export type Agreed = {
  zh: ResumeContent;
  en: ResumeContent;
  entries: [zh: string, en: string][];
  apart: string[];
};
export type Pair = { zh: ResumeContent; en: ResumeContent };

export type Value = string | null | string[];
export type Values = Record<string, Value | undefined>;
export type Item = Values & { id: string };
export type Single = 'basics' | 'intention';

export const itemsOf = (content: ResumeContent, section: ListSectionKey): Item[] =>
  (content[section] ?? []) as unknown as Item[];
export const withItems = (content: ResumeContent, section: ListSectionKey, items: Item[]): ResumeContent => ({
  ...content,
  [section]: items,
});

/** Where values stand: a single part, or an entry of a list. */
export type Spot = { part: Single } | { section: ListSectionKey; id: string };
export const fieldsOf = (spot: Spot): Fields =>
  'part' in spot ? (spot.part === 'basics' ? basics : intention) : descriptorOf(spot.section).fields;
export const pathOf = (spot: Spot): string => ('part' in spot ? spot.part : `${spot.section}/${spot.id}`);

export const valuesAt = (content: ResumeContent, spot: Spot): Values | undefined =>
  'part' in spot
    ? (content[spot.part] as unknown as Values)
    : itemsOf(content, spot.section).find(({ id }) => id === spot.id);

export function withValueAt(content: ResumeContent, spot: Spot, key: string, value: Value): ResumeContent {
  if ('part' in spot) return { ...content, [spot.part]: { ...content[spot.part], [key]: value } };
  const items = itemsOf(content, spot.section).map((item) =>
    item.id === spot.id ? ({ ...item, [key]: value } as Item) : item,
  );
  return withItems(content, spot.section, items);
}

export const valueIn = (values: Values | undefined, key: string, kind: FieldKind): Value => {
  const value = values?.[key];
  return value === undefined ? blankOf(kind) : value;
};
export const listOf = (values: Values | undefined, key: string): string[] =>
  (values?.[key] as string[] | undefined) ?? [];
export const isBlank = (value: Value): boolean => typeof value === 'string' && value.trim() === '';
export const isListKind = (kind: FieldKind): kind is 'bullets' | 'tags' => kind === 'bullets' || kind === 'tags';
export const isSection = isListSection;

/** What heads an entry, for a line that names it. */
export function headOf(section: ListSectionKey, item: Values | undefined): string | null {
  const { essential, heads } = descriptorOf(section);
  const words = [...new Set([essential, ...heads])].flatMap((key) => {
    const value = item?.[key];
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  });
  return words.length ? words.join(' · ') : null;
}
