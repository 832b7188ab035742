import type { JobFacts } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import type { YearsAsked } from './years-asked.ts';

type WorkSpan = { id: string; from: number; to: number };

/** Every paid post with its first and last month; a year without its month counts from its middle. */
export const workSpans = ({ roles, today }: ResumeDocument): WorkSpan[] =>
  roles
    .filter(({ section, start, end, voluntary }) => section === 'work' && start && end && !voluntary)
    .map(({ id, start, end }) => ({
      id,
      from: start!.exact ? start!.first : start!.first + 6,
      to: Math.min(today, end!.exact ? end!.last : end!.first + 5),
    }))
    .sort((a, b) => a.from - b.from);

/** Months in work, side-by-side jobs counted once. */
export function monthsWorked(document: ResumeDocument): number {
  const spans = workSpans(document);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months;
}

/** Far above: three years beyond the end of a range, or twice what is asked for and five more. */
const far = (own: number, { least, most }: YearsAsked) => (most === null ? own >= least * 2 + 5 : own >= most + 3);

export function yearsFact(asked: YearsAsked | null, document: ResumeDocument): JobFacts['years'] {
  if (!asked) return null;
  const own = Math.round(monthsWorked(document) / 1.2) / 10;
  // nobody is turned away for a month
  const below = own + 0.1 < asked.least;
  return {
    asked: asked.least,
    upTo: asked.most,
    own,
    at: asked.at,
    fit: below ? 'below' : far(own, asked) ? 'above' : 'met',
  };
}
