import type { ListSectionKey, ResumeContent } from '@verdant/contracts';

export type ItemOf<K extends ListSectionKey> = ResumeContent[K][number];

/** An entry in two lines: what it is called, and what tells it from its neighbours. Empty where nothing is written yet. */
export type ItemTitle = { title: string; note: string };

const join = (...parts: string[]) => parts.filter(Boolean).join(' · ');
const period = ({ start, end }: { start: string; end: string | null }, present: string) =>
  [start, end ?? present].filter(Boolean).join(' – ');

export const itemTitle: { [K in ListSectionKey]: (item: ItemOf<K>, present: string) => ItemTitle } = {
  work: (item, present) => ({
    title: item.position || item.company,
    note: join(item.position ? item.company : '', period(item, present)),
  }),
  projects: (item, present) => ({
    title: item.name || item.role,
    note: join(item.name ? item.role : '', period(item, present)),
  }),
  education: (item, present) => ({ title: item.school, note: join(item.degree, item.major, period(item, present)) }),
  skills: (item) => ({
    title: item.category || item.items.slice(0, 3).join(', '),
    note: item.category ? item.items.slice(0, 4).join(', ') : '',
  }),
  certifications: (item) => ({ title: item.name, note: join(item.issuer, item.date) }),
  awards: (item) => ({ title: item.name, note: join(item.issuer, item.date) }),
  custom: (item) => ({ title: item.title || (item.items[0] ?? ''), note: '' }),
};
