import { blankDates } from '../../text/find-dates.ts';
import { findQuantities } from '../../text/quantities.ts';
import { informal } from '../fold.ts';

/** The text without its figures and dates, every other letter in its place. */
export function withoutFigures(text: string): string {
  const bare = blankDates(text);
  const blanked = findQuantities(informal(text)).reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    bare,
  );
  return blanked;
}
