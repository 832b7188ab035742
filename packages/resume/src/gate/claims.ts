import type { ResumeContent } from '@verdant/contracts';
import { lineLanguage } from '@verdant/contracts';
import { textFields } from '../content/text-fields.ts';
import { blankDates, findDates } from '../text/find-dates.ts';
import { findQuantities, type Quantity } from '../text/quantities.ts';
import { standingHolds, withoutAsides } from './commentary.ts';
import { unmask } from './fold.ts';
import { namesHold } from './names.ts';

/**
 * Whether a text about the résumé (a summary, a strength) holds no figure, date or name that the résumé does not.
 * Counting what is on the page is a figure as well: better none than a wrong one.
 */
export function claimsHold(text: string, content: ResumeContent): boolean {
  const fields = textFields(content).map((field) => field.text);
  const dates = [...content.work, ...content.projects, ...content.education].flatMap(({ start, end }) => [
    start,
    end ?? '',
  ]);
  const known: Known = {
    resume: [...fields, ...dates].join('\n'),
    figures: fields.flatMap((line) => findQuantities(unmask(line))),
    years: new Set([
      ...findDates([...fields, ...dates].join('\n')).map(({ year }) => year),
      ...dates.map((date) => Number(date.slice(0, 4))),
    ]),
  };
  return unmask(text)
    .split('\n')
    .every((line) => lineHolds(line, known));
}

type Known = { resume: string; figures: Quantity[]; years: Set<number> };

function lineHolds(line: string, { resume, figures, years }: Known): boolean {
  const said = withoutAsides(line);
  const quantities = findQuantities(said);
  const holdsFigures = quantities.every(({ value, unit }) =>
    figures.some((known) => known.value === value && known.unit === unit),
  );
  const holdsDates = findDates(said).every(({ year }) => years.has(year));
  const rest = quantities.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    blankDates(said),
  );
  const source = { original: '', entry: [resume], head: [], span: { start: '', end: '' }, resume, elsewhere: [] };
  return (
    holdsFigures &&
    holdsDates &&
    !/\d/.test(rest.replace(/\p{L}+\d+|\d+\p{L}+/gu, '')) &&
    standingHolds(line, resume) &&
    namesHold(line, source, lineLanguage(line) === 'zh', 'commentary')
  );
}
