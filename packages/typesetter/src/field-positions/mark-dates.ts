import { descriptorOf, isListSection, kindsIn } from '@verdant/contracts';
import type { Section } from '../manuscript/sections.ts';
import type { Marks } from './marks.ts';

/** Gives the date of each entry the mark of its item, which the entry's title tells; a period has that of its begin. */
export function markDates(section: Section, { firstOf, mark }: Marks): Section {
  const [field] = isListSection(section.key) ? kindsIn(descriptorOf(section.key).fields, 'date') : [];
  if (field === undefined) return section;
  return {
    ...section,
    entries: section.entries.map((entry) => {
      const item = firstOf(entry.title)?.split('/').slice(0, 2).join('/');
      return item === undefined ? entry : { ...entry, date: mark(entry.date, `${item}/${field}`) };
    }),
  };
}
