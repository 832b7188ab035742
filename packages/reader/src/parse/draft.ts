import type { CheckReason } from '@verdant/contracts';
import type { Entry } from '../entries/entries.ts';
import type { Section } from '../sections/section.ts';
import type { Line } from '../types.ts';

/** Where a draft was read, and what is doubtful about its fields. */
export type DraftSource = { lines: Line[]; doubts: Partial<Record<string, CheckReason>> };
export type Draft<T> = Omit<T, 'id'> & { source?: DraftSource };

/** The lines of an entry, with the doubts of its dates. */
export const sourceOf = ({ head, body, dates }: Entry, doubts: DraftSource['doubts'] = {}): DraftSource => ({
  lines: [...head, ...body],
  doubts: { ...(dates?.doubt ? { start: dates.doubt, end: dates.doubt } : {}), ...doubts },
});

/** Items that come without a source of their own were read somewhere in their section. */
export const from = <T extends { source?: DraftSource }>({ lines, heading, typeOnly }: Section, items: T[]): T[] =>
  items.map((item) => ({
    ...item,
    source: item.source ?? {
      lines: heading ? [heading, ...lines] : lines,
      doubts: typeOnly ? { title: 'typeOnly', items: 'typeOnly' } : {},
    },
  }));
