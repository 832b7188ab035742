import type { Section } from '../manuscript/sections.ts';
import type { Marks } from './marks.ts';

/** Entries with one date instead of a period. */
const single = new Set(['certifications', 'awards']);

/** Gives the date of each entry the mark of its item, which the entry's title tells. */
export const markDates = (section: Section, { firstOf, mark }: Marks): Section => ({
  ...section,
  entries: section.entries.map((entry) => {
    const item = firstOf(entry.title)?.split('/').slice(0, 2).join('/');
    const field = single.has(section.key) ? 'date' : 'start';
    return item === undefined ? entry : { ...entry, date: mark(entry.date, `${item}/${field}`) };
  }),
});
