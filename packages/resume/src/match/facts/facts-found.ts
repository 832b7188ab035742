import { hasHan } from '../../text/words.ts';
import { likelyFact } from '../label/likely-fact.ts';
import { likelyTitle, possibleTitles } from '../label/likely-title.ts';
import { degreeAsked } from './degree-asked.ts';
import type { NamedDegree } from './degree-names.ts';
import { type Asked, namesGroup, namesPost, titlesNamed } from './title-asked.ts';
import { type YearsAsked, yearsAsked } from './years-asked.ts';

/** What speaks for a name of the post beside the field's own likelihood, 0 to 1: that it names one, and where it stands. */
const SPEAKS = {
  names: 0.3,
  label: 0.35,
  first: 0.25,
  cue: 0.15,
  maybe: -0.26,
  later: -0.05,
  early: 0.3,
  foreign: -1.1,
};
/** From here on a name is taken for the post's; chosen, as the others, on postings that the weights had not learned. */
const LEAST = 0.35;
/** Letters at the beginning, where most postings name the post. */
const BEGINNING = 160;

/** The post that a description names, by the rules and the trained field. */
export function titleFound(posting: string): Asked | null {
  const likely = likelyTitle(posting);
  const chinese = hasHan(posting);
  const byRules = titlesNamed(posting);
  const candidates = [
    ...byRules.map((one, i) => ({ ...one, sure: SPEAKS.names + SPEAKS[one.where] + SPEAKS.later * i })),
    ...possibleTitles(posting).flatMap((at) => {
      if (namesGroup(posting, at)) return [];
      const title = posting.slice(at.from, at.to);
      if (namesPost(title)) return [{ title, at, sure: SPEAKS.names }];
      // a piece of a phrase is no name where the phrase may be one
      return byRules.some((one) => one.at.from <= at.from && at.to <= one.at.to) ? [] : [{ title, at, sure: 0 }];
    }),
  ].map((one) => ({
    ...one,
    sure:
      one.sure +
      likely(one.at) +
      (one.at.from < BEGINNING ? SPEAKS.early : 0) +
      (chinese && !hasHan(one.title) ? SPEAKS.foreign : 0),
  }));
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (top, one) => (top && top.sure >= one.sure ? top : one),
    null,
  );
  return best && best.sure >= LEAST ? { title: best.title, at: best.at } : null;
}

/** Years of experience that are demanded, by the rules and the trained field. */
export const yearsFound = (posting: string): YearsAsked | null => yearsAsked(posting, likelyFact(posting, 'years'));

/** The lowest degree that is demanded, by the rules and the trained field. */
export const degreeFound = (posting: string): NamedDegree | null => degreeAsked(posting, likelyFact(posting, 'degree'));
