import type { ResumeContent } from '@verdant/contracts';
import { textFields } from '../content/text-fields.ts';
import { blankDates, findDates } from '../text/dates.ts';
import { lineLanguage } from '../text/language.ts';
import { findQuantities } from '../text/quantities.ts';
import { unmask } from './fold.ts';
import { namesHold } from './names.ts';

/**
 * Whether a sentence about the résumé (a summary, a strength) holds no figure, date or name that the résumé does not.
 * Counting what is on the page is a figure as well: better none than a wrong one.
 */
export function claimsHold(text: string, content: ResumeContent): boolean {
  const said = unmask(text);
  const fields = textFields(content);
  const texts = fields.map((field) => field.text);
  const dates = [...content.work, ...content.projects, ...content.education].flatMap(({ start, end }) => [
    start,
    end ?? '',
  ]);
  const resume = [...texts, ...dates].join('\n');
  const figures = texts.flatMap((line) => findQuantities(unmask(line)));
  const holdsFigures = findQuantities(said).every(({ value, unit }) =>
    figures.some((known) => known.value === value && known.unit === unit),
  );
  const years = new Set([
    ...findDates(resume).map(({ year }) => year),
    ...dates.map((date) => Number(date.slice(0, 4))),
  ]);
  const holdsDates = findDates(said).every(({ year }) => years.has(year));
  const rest = findQuantities(said).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    blankDates(said),
  );
  const source = { original: resume, entry: [resume], resume, elsewhere: [] };
  const chinese = lineLanguage(said) === 'zh';
  return (
    holdsFigures &&
    holdsDates &&
    !/\d/.test(rest.replace(/\p{L}+\d+|\d+\p{L}+/gu, '')) &&
    namesHold(said, source, chinese)
  );
}
