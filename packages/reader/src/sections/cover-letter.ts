import { alternation, closingOpeners, closings, salutations } from '@verdant/lexicon/vocabulary';
import type { Line } from '../types.ts';
import { isKnownHeading } from './known.ts';

const { before, whole, behind } = salutations;
const SALUTATION = new RegExp(
  `^(?:${alternation(before.en)}\\b.{1,60}[,:，：]?|${alternation(whole)}[,:]?|${alternation(before.zh)}.{1,30}[:：！!，,]?|(?:.{1,12})?${alternation(behind)}[:：！!，,。]?)$`,
  'iu',
);
const CLOSING = new RegExp(
  `^(?:${alternation(closings)}|${alternation(closingOpeners)}.{2,6})(?:[\\s,，!！。.].{0,40})?$`,
  'iu',
);
/** Headings that a letter does not have; one line may look like one by chance. */
const HEADINGS = 2;

/**
 * The lines without pages that are a letter: greeted at its head, closed at its foot, no sections between. It says
 * nothing of its own; its words remain for the person to place.
 */
export function withoutCoverLetter(lines: Line[]): Line[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  if (pages.length < 2) return lines;
  const letters = pages.filter((page) => {
    const own = lines.filter((line) => line.page === page);
    const from = own.findIndex(({ text }) => SALUTATION.test(text.trim()));
    const closed = from >= 0 && own.slice(from + 1).some(({ text }) => CLOSING.test(text.trim()));
    return closed && own.filter(({ text }) => isKnownHeading(text)).length < HEADINGS;
  });
  return letters.length < pages.length ? lines.filter(({ page }) => !letters.includes(page)) : lines;
}
