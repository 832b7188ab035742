import { anyOf, prizeWords } from '@verdant/lexicon/vocabulary';
import type { Section } from '../section.ts';

const namesHonour = anyOf(prizeWords);
/** `Silver, Plated Dessert`, `shortlist`: too common for words of prizes, and enough below such a heading. */
const RANK = /\b(?:gold|silver|bronze|shortlist(?:ed)?)\b/i;

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
