import { blankDates } from '../../text/find-dates.ts';
import { figuresIn } from '../said-figures.ts';

/** The text without its figures and dates, every other letter in its place. */
export function withoutFigures(text: string): string {
  const bare = blankDates(text);
  const blanked = figuresIn(text).reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    bare,
  );
  return blanked;
}
