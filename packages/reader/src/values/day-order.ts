/** What a date in numbers begins with. */
export type DayOrder = 'day' | 'month' | null;

const NUMBERS = /(?<![\d./-])(\d{1,2})[/-](\d{1,2})[/-](?:19|20)\d{2}(?!\d)/g;
const MOST = 12;

/** The order that the dates of a text show where one of their numbers is no month; null where none or both do. */
export function dayOrderIn(text: string): DayOrder {
  let [day, month] = [false, false];
  for (const [, first, second] of text.matchAll(NUMBERS)) {
    day ||= Number(first) > MOST && Number(second) <= MOST;
    month ||= Number(second) > MOST && Number(first) <= MOST;
  }
  if (day === month) return null;
  return day ? 'day' : 'month';
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
