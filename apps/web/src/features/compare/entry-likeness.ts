import {
  bigramsOf,
  blankOf,
  descriptorOf,
  dice,
  differInScript,
  type FieldValue,
  joinTags,
  type ListSectionKey,
} from '@verdant/contracts/constants';

export type Values = Record<string, FieldValue[keyof FieldValue] | undefined>;

/** What tells an entry from its neighbours: the words that head it and its dates. */
type Identity = { heads: { text: string; bigrams: Map<string, number> }[]; dates: string[] };

export function identityOf(section: ListSectionKey, item: Values): Identity {
  const { fields, heads, essential } = descriptorOf(section);
  const textOf = (key: string) => {
    const value = item[key];
    return Array.isArray(value) ? joinTags(value) : (value ?? '');
  };
  const dates = Object.keys(fields).filter((key) => ['date', 'end'].includes(fields[key]!.kind));
  return {
    heads: [...new Set([essential, ...heads])].map((key) => ({ text: textOf(key), bigrams: bigramsOf(textOf(key)) })),
    dates: dates.map((key) => {
      const value = item[key];
      return value === null ? 'present' : String(value ?? blankOf(fields[key]!.kind));
    }),
  };
}

const sameDate = (a: string, b: string): number => (a === b ? 1 : a.slice(0, 4) === b.slice(0, 4) ? 0.6 : 0);

/** Entries that are less alike than this are two. */
export const LEAST_ENTRY = 0.55;

/**
 * How alike two entries are, from 0 to 1: the mean over the heads and the period that both give. Heads in two languages
 * say nothing of each other; then a period that is the same has to say it all.
 */
export function entryLikeness(a: Identity, b: Identity, translated: boolean): number {
  const told = a.heads.flatMap((head, i) => {
    const other = b.heads[i]!;
    const silent = translated && differInScript(head.text, other.text);
    return head.text && other.text && !silent ? [dice(head.bigrams, other.bigrams)] : [];
  });
  const dated = a.dates.flatMap((date, i) => (date && b.dates[i] ? [sameDate(date, b.dates[i]!)] : []));
  const period = dated.length ? [dated.reduce((sum, one) => sum + one, 0) / dated.length] : [];
  if (told.length === 0) return period[0] === 1 ? 1 : 0;
  const all = [...told, ...period];
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}
