import { dayOrder } from '@verdant/lexicon/vocabulary';

/** What a date in numbers begins with. */
export type DayOrder = ReturnType<typeof dayOrder>;

const NUMBERS = /(?<![\d./-])(\d{1,2})[/-](\d{1,2})[/-](?:19|20)\d{2}(?!\d)/g;

/** The order that the dates of a text show where one of their numbers is no month; null where none or both do. */
export function dayOrderIn(text: string): DayOrder {
  const shown = Array.from(text.matchAll(NUMBERS), ([, first, second]) => dayOrder(Number(first), Number(second)));
  const [order, ...others] = new Set(shown.filter((one) => one !== null));
  return others.length ? null : (order ?? null);
}

let current: DayOrder = null;
export const currentDayOrder = (): DayOrder => current;

/** Reads with the order that a whole document shows: who writes 31/07/2018 means September by 01/09/2018. */
export function withDayOrder<T>(order: DayOrder, read: () => T): T {
  const before = current;
  current = order;
  try {
    return read();
  } finally {
    current = before;
  }
}
