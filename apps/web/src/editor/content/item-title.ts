import { descriptorOf, type ListSectionKey, plainWords, type SectionItem } from '@verdant/contracts/constants';

/** An entry of any kind of section. */
export type Item = SectionItem<ListSectionKey>;

/** An entry in two lines: what it is called, and what tells it from its neighbours. Empty where nothing is written yet. */
export type ItemTitle = { title: string; note: string };

/** As many words of a list as a title or a note holds. */
const WORDS = { title: 3, note: 4 };

type Values = Record<string, string | string[] | null | undefined>;
type Period = { start: string; end: string | null };

const period = ({ start, end }: Period, present: string) => [start, end ?? present].filter(Boolean).join(' – ');

/** The first of its heads that says something, then the heads behind it and the notes; a sentence is no note. */
export function itemTitle(section: ListSectionKey, item: Item, present: string): ItemTitle {
  const { fields, heads, notes } = descriptorOf(section);
  const values = item as unknown as Values;
  const text = (key: string, in_: keyof typeof WORDS): string => {
    const value = values[key];
    if (!Array.isArray(value)) return value ?? '';
    if (fields[key]!.kind === 'bullets') return in_ === 'title' ? plainWords(value[0] ?? '') : '';
    return value.slice(0, WORDS[in_]).join(', ');
  };
  const note = (key: string) =>
    key === 'start' && 'end' in fields ? period(values as unknown as Period, present) : text(key, 'note');
  const named = heads.findIndex((key) => text(key, 'title') !== '');
  const others = named < 0 ? [] : heads.slice(named + 1);
  return {
    title: named < 0 ? '' : text(heads[named]!, 'title'),
    note: [...others, ...notes].map(note).filter(Boolean).join(' · '),
  };
}

/** What an entry is called where it is spoken of: the field that makes it one, else its title. */
export function itemName(section: ListSectionKey, item: Item): string {
  const own = (item as unknown as Values)[descriptorOf(section).essential];
  return (typeof own === 'string' && own) || itemTitle(section, item, '').title;
}
