import type { Cell } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { isKnownHeading } from './words.ts';

/** Headings whose words are known and that show how headings are drawn. */
const LEAST_KNOWN = 2;
const LONGEST = 40;

const lookOf = ({ bold, colour, size }: Cell): string => `${bold}|${colour}|${Math.round(size * 2)}`;

/** Words of a margin that are drawn as the headings there whose words are known, and as nothing that stands beside them. */
export function drawnAsHeadings(margin: Cell[], content: Cell[]): Set<Cell> {
  const known = margin.filter(({ text }) => isKnownHeading(text));
  const looks = new Set(known.map(lookOf));
  if (known.length < LEAST_KNOWN || looks.size > 1 || content.some((cell) => looks.has(lookOf(cell)))) return new Set();
  return new Set(
    margin.filter(
      (cell) =>
        looks.has(lookOf(cell)) &&
        cell.text.length <= LONGEST &&
        /\p{L}/u.test(cell.text) &&
        !/[:：]\s*$/.test(cell.text) &&
        !looksLikeDate(cell.text),
    ),
  );
}
