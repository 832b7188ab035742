import { anyOf, prizeWords } from '@verdant/lexicon/vocabulary';
import type { Section } from '../section.ts';

const namesHonour = anyOf(prizeWords);
/** `Silver, Plated Dessert`, `shortlist`: how far somebody came. */
const RANK =
  /\b(?:gold|silver|bronze|shortlist(?:ed)?|finalists?|runners?[- ]up|winners?|won|1st|2nd|3rd)\b|[金银铜]奖|[冠亚季]军/i;

/** What only looks like awards and names no prize: what somebody made or spoke about, line by line. */
export function withoutPrizes(section: Section): Section {
  const { typeOnly, kinds, lines, heading } = section;
  if (
    !typeOnly ||
    !heading ||
    kinds[0] !== 'awards' ||
    lines.some(({ text }) => namesHonour.test(text) || RANK.test(text))
  )
    return section;
  return { ...section, kinds: ['custom'] };
}
