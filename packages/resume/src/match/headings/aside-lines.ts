import type { JobSpan } from '@verdant/contracts';
import { remembered } from '@verdant/lexicon';
import { type Heading, headingOf, leadingHeading, OPENS_POINT } from '../phrases.ts';

/** The newest descriptions: each is looked at for its terms, its years, its title and its degree. */
export const FEW = { most: 4, longest: 20_000 };

/** Whether what stands under a heading asks for nothing. */
export const asksNothing = (heading: Heading): boolean => heading === 'aside' || heading === 'refused';

/** `Pay: €14.90 an hour`: what the line tells is said with it; the next line goes on with what stood before. */
export const tellsOnlyHere = ({ heading, length }: { heading: Heading; length: number }, line: string): boolean =>
  asksNothing(heading) && line.slice(length).trim() !== '';

type Headed = JobSpan & { heading: Heading };

/** The lines of a description, each with the heading that it stands under. */
function headedLines(text: string): Headed[] {
  let heading: Heading = 'must';
  let before: Heading | null = null;
  let from = 0;
  return text.split('\n').map((line, index, lines) => {
    const start = from;
    from += line.length + 1;
    if (before && !OPENS_POINT.test(line)) heading = before;
    before = null;
    const leads = leadingHeading(line);
    const alone = headingOf(line, lines[index + 1], lines[index - 1] ?? 'x');
    if (!alone && leads && tellsOnlyHere(leads, line)) before = heading;
    heading = alone ?? leads?.heading ?? heading;
    return { from: start, to: start + line.length, heading };
  });
}

/** The description without what it says about the employer, the pay and the process; every other letter stays in place. */
export const withoutAsides = remembered(
  (text: string): string =>
    headedLines(text)
      .map(({ from, to, heading }) => (asksNothing(heading) ? ' '.repeat(to - from) : text.slice(from, to)))
      .join('\n'),
  FEW,
);

/** Where a heading says that what stands there is not asked for, up to the next empty line that has something before it. */
export const refusedPlaces = remembered((text: string): readonly JobSpan[] => {
  const places: JobSpan[] = [];
  let lines = 0;
  for (const { from, to, heading } of headedLines(text)) {
    const isEmpty = text.slice(from, to).trim() === '';
    if (heading !== 'refused' || (isEmpty && lines > 1)) lines = heading === 'refused' ? Number.POSITIVE_INFINITY : 0;
    else if (!isEmpty) {
      lines += 1;
      if (lines < Number.POSITIVE_INFINITY) places.push({ from, to });
    }
  }
  return places;
}, FEW);
