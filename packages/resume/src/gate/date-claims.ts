import { findDates } from '../text/find-dates.ts';

/** A date must stand in the entry: to the month where it names one, else to the year. 2019.09 is 2019年9月. */
export function datesHold(text: string, entry: readonly string[]): boolean {
  const known = entry.flatMap((other) => [
    ...findDates(other),
    ...(/^\d{4}$/.test(other) ? [{ year: Number(other), month: null }] : []),
  ]);
  return findDates(text).every(({ year, month }) =>
    known.some((other) => other.year === year && (month === null || other.month === month)),
  );
}
