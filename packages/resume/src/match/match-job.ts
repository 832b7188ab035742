import {
  type JobFacts,
  type JobPart,
  type JobRequirement,
  OVERALL_SHARE,
  type StoredJobMatch,
} from '@verdant/contracts';
import { findingsOf } from '../check/job-checks.ts';
import type { AnalyzeInput } from '../content/inputs.ts';
import { readDocument } from '../document/document.ts';
import { scoreOf } from '../score/score.ts';
import { copiedFrom } from './copied.ts';
import { titleFound, yearsFound } from './facts/facts-found.ts';
import { degreeFact, degreeShare, seniorityFact } from './facts/levels.ts';
import { ofTheKind, relevantYears } from './facts/relevant-years.ts';
import { titleFact } from './facts/title.ts';
import { monthsWorked, yearsFact } from './facts/years.ts';
import { isCondition, judge } from './judge.ts';
import { requirementsOf } from './requirements.ts';
import { shownTerms } from './shown.ts';
import { placesFor, termLines } from './where-to-show.ts';

export type MatchInput = AnalyzeInput & { jobDescription: string };

const WEIGHTS: Record<JobPart['part'], number> = { must: 0.6, nice: 0.15, title: 0.1, years: 0.1, degree: 0.05 };
/** Credit from which a term counts as shown: nothing needs to be said about where to show it. */
const SHOWN = 0.8;

const mean = (terms: readonly JobRequirement[], weightOf: (term: JobRequirement) => number): number | null => {
  const all = terms.reduce((sum, one) => sum + weightOf(one), 0);
  return all === 0 ? null : terms.reduce((sum, one) => sum + weightOf(one) * one.credit, 0) / all;
};

/**
 * What nobody writes into a résumé counts neither way. A condition of work counts as far as anything of the trade is
 * shown beside it: who drives and lifts is not yet a nurse.
 */
function average(terms: readonly JobRequirement[]): number | null {
  const counted = terms.filter(({ standing, found }) => standing !== 'unsure' || found.length > 0);
  const isOnlyCondition = ({ options }: JobRequirement) => options.every(isCondition);
  const skills = mean(counted, (term) => (isOnlyCondition(term) ? 0 : 1));
  const weight = skills === null ? 1 : ofTheKind(skills);
  return mean(counted, (term) => (isOnlyCondition(term) ? weight : 1));
}

/** The parts that the description states, their weights shared out anew so that they add up to 1. */
function partsOf(terms: readonly JobRequirement[], { title, years, degree }: JobFacts, relevant: number): JobPart[] {
  const values: Record<JobPart['part'], number | null> = {
    must: average(terms.filter(({ need }) => need === 'must')),
    nice: average(terms.filter(({ need }) => need === 'nice')),
    title: title?.closeness ?? null,
    years: years && Math.min(1, relevant / years.asked),
    degree: degree && degreeShare(degree.asked, degree.own),
  };
  const stated = (Object.keys(WEIGHTS) as JobPart['part'][]).flatMap((part) => {
    const value = values[part];
    return value === null ? [] : [{ part, weight: WEIGHTS[part], value }];
  });
  const all = stated.reduce((sum, { weight }) => sum + weight, 0);
  return stated.map(({ part, weight, value }) => ({ part, weight: weight / all, value }));
}

/**
 * `M = 100 · (0.60 must + 0.15 nice + 0.10 title + 0.10 years + 0.05 degree)`; a part that the description does not
 * state is dropped and the others share its weight; years count where the work has to do with the job. `overall = round(0.65 · quality + 0.35 · M)`. Null where no term
 * could be read out of the description: then nothing is known, which is not a score of zero. `quality` is the rules'
 * score, worked out where it is not given.
 */
export function matchJob(input: MatchInput, quality?: number): StoredJobMatch | null {
  const { jobDescription, content } = input;
  const requirements = requirementsOf(jobDescription);
  if (requirements.length === 0) return null;
  const document = readDocument(input);
  const asked = requirements.flatMap(({ entries, options }) =>
    entries.map((term, i) => ({ term, option: options[i]! })),
  );
  const shown = shownTerms(document, asked, copiedFrom(jobDescription));
  const lines = termLines(document);
  const terms = requirements.map((requirement) => {
    const judged = judge(requirement, shown);
    return judged.credit >= SHOWN ? judged : { ...judged, showIn: placesFor(requirement, document, lines) };
  });
  const title = titleFound(jobDescription);
  const facts: JobFacts = {
    title: titleFact(title, content),
    years: yearsFact(yearsFound(jobDescription), document),
    degree: degreeFact(jobDescription, content),
    seniority: seniorityFact(title, document, monthsWorked(document) / 12),
  };
  const relevant = relevantYears(document, title, terms, facts.years?.own ?? 0);
  const parts = partsOf(terms, facts, relevant);
  const score = Math.round(100 * parts.reduce((sum, { weight, value }) => sum + weight * value, 0));
  const own = quality ?? scoreOf(document);
  return {
    score,
    overall: Math.round(OVERALL_SHARE.resume * own + OVERALL_SHARE.match * score),
    parts,
    terms,
    facts,
    findings: findingsOf({ terms, facts, document }),
  };
}
