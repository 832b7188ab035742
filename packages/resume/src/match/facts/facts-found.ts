import { likelyFact } from '../label/likely-fact.ts';
import { likelyTitle } from '../label/likely-title.ts';
import { degreeAsked } from './degree-asked.ts';
import type { NamedDegree } from './degree-names.ts';
import { type Asked, titleAsked } from './title-asked.ts';
import { type YearsAsked, yearsAsked } from './years-asked.ts';

/**
 * Surer than `first` of it, the trained field has the word before the rules; where these find none it needs to be no
 * surer than `last`. Chosen on postings that the weights had not learned.
 */
const SURE = { first: 0.7, last: 0.3 };

/** The post that a description names, by the rules and the trained field. */
export function titleFound(posting: string): Asked | null {
  const likely = likelyTitle(posting);
  if (likely && likely.likely >= SURE.first) return likely;
  return titleAsked(posting) ?? (likely && likely.likely >= SURE.last ? likely : null);
}

/** Years of experience that are demanded, by the rules and the trained field. */
export const yearsFound = (posting: string): YearsAsked | null => yearsAsked(posting, likelyFact(posting, 'years'));

/** The lowest degree that is demanded, by the rules and the trained field. */
export const degreeFound = (posting: string): NamedDegree | null => degreeAsked(posting, likelyFact(posting, 'degree'));
