import { likelyTitle } from './label/likely-title.ts';
import { likelyYears } from './label/likely-years.ts';
import { type Asked, titleAsked } from './title-asked.ts';
import { type YearsAsked, yearsAsked } from './years.ts';

/**
 * Surer than `first` of it, the trained field has the word before the rules; where these find none it needs to be no
 * surer than `last`. Chosen on postings that the weights had not learned.
 */
const SURE = { title: { first: 0.7, last: 0.3 }, years: { first: 0.7, last: 0.1 } };

function surest<Fact>(
  likely: (Fact & { likely: number }) | null,
  byRules: Fact | null,
  { first, last }: { first: number; last: number },
): Fact | null {
  if (likely && likely.likely >= first) return likely;
  return byRules ?? (likely && likely.likely >= last ? likely : null);
}

/** The post that a description names, by the rules and the trained field. */
export const titleFound = (posting: string): Asked | null =>
  surest<Asked>(likelyTitle(posting), titleAsked(posting), SURE.title);

/** Years of experience that are demanded, by the rules and the trained field. */
export const yearsFound = (posting: string): YearsAsked | null =>
  surest<YearsAsked>(likelyYears(posting), yearsAsked(posting), SURE.years);
