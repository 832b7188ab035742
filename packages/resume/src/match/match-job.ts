import type { FieldPath, JobMatch, JobTerm } from '@verdant/contracts';
import { findTerms } from '@verdant/lexicon';
import { analyze } from '../analyze/analyze.ts';
import { type ResumeDocument, readDocument } from '../analyze/document.ts';
import type { AnalyzeInput } from '../content/inputs.ts';
import { degreeAsked, degreeOf, monthsWorked, titleAsked, titleCloseness, yearsAsked } from './facts.ts';
import { type Requirement, requirementsOf } from './requirements.ts';

export type MatchInput = AnalyzeInput & { jobDescription: string };

/** What a place is worth (research): shown in the last five years, shown earlier, only listed, only related. */
const CREDIT = { recent: 1, older: 0.8, listed: 0.6, related: 0.5 } as const;
const RECENT_MONTHS = 60;

type Shown = { credit: number; path: FieldPath };

/** The best place of every term of the résumé. */
function shownTerms(document: ResumeDocument): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const { path, text, entry } of document.fields) {
    if (entry.section === 'basics' || entry.section === 'intention') continue;
    const role = document.roles.find(({ section, id }) => section === entry.section && id === entry.id);
    const done = role !== undefined;
    const end = role?.end?.last;
    const credit = !done
      ? CREDIT.listed
      : end === undefined || document.today - end <= RECENT_MONTHS
        ? CREDIT.recent
        : CREDIT.older;
    for (const { entry: term } of findTerms(text)) {
      const known = shown.get(term.id);
      if (!known || known.credit < credit) shown.set(term.id, { credit, path });
    }
  }
  return shown;
}

function judge({ entries, term, need }: Requirement, shown: Map<string, Shown>): JobTerm {
  const none: { credit: number; path: FieldPath | null } = { credit: 0, path: null };
  const best = entries
    .flatMap((entry) => {
      const near = entry.related.map((id) => shown.get(id)).find((found) => found !== undefined);
      return [shown.get(entry.id) ?? (near ? { credit: CREDIT.related, path: near.path } : none)];
    })
    .reduce((a, b) => (b.credit > a.credit ? b : a), none);
  return { term, need, ...best };
}

const average = (terms: readonly JobTerm[]) =>
  terms.length === 0 ? null : terms.reduce((sum, { credit }) => sum + credit, 0) / terms.length;

/**
 * `M = 100 · (0.60 must + 0.15 nice + 0.10 title + 0.10 years + 0.05 degree)`; a part that the description does not
 * state is dropped and the others share its weight. `overall = round(0.65 · quality + 0.35 · M)`. Null where no term
 * could be read out of the description: then nothing is known, which is not a score of zero. `quality` is the rules'
 * score, worked out where it is not given.
 */
export function matchJob(input: MatchInput, quality?: number): JobMatch | null {
  const { jobDescription, content, language } = input;
  const requirements = requirementsOf(jobDescription);
  if (requirements.length === 0) return null;
  const document = readDocument(input);
  const shown = shownTerms(document);
  const terms = requirements.map((requirement) => judge(requirement, shown));

  const title = titleAsked(jobDescription);
  const titles = [content.intention.position, ...content.work.map(({ position }) => position)];
  const years = yearsAsked(jobDescription);
  const degree = degreeAsked(jobDescription);
  const ownDegree = Math.max(0, ...content.education.map((item) => degreeOf(item.degree)));
  const parts: [weight: number, value: number | null][] = [
    [0.6, average(terms.filter(({ need }) => need === 'must'))],
    [0.15, average(terms.filter(({ need }) => need === 'nice'))],
    [0.1, title === null ? null : titleCloseness(title, titles)],
    [0.1, years === null || years === 0 ? null : Math.min(1, monthsWorked(document) / (years * 12))],
    [0.05, degree === 0 ? null : Math.min(1, ownDegree / degree)],
  ];
  const stated = parts.filter((part): part is [number, number] => part[1] !== null);
  const weights = stated.reduce((sum, [weight]) => sum + weight, 0);
  const score = Math.round((100 * stated.reduce((sum, [weight, value]) => sum + weight * value, 0)) / weights);
  const own = quality ?? analyze({ content, language, today: input.today }).score;
  return { score, overall: Math.round(0.65 * own + 0.35 * score), terms };
}
