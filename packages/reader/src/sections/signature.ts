import { anyOf, signingWords } from '@verdant/lexicon/vocabulary';
import type { Line } from '../types.ts';
import { findDates } from '../values/parse-dates.ts';

const ofSigning = anyOf(signingWords.signature, { at: 'whole' });
const ofWhen = anyOf(signingWords.when, { at: 'whole' });

/** What labels a line to sign on, parted from another and from the line itself: `Place, date: ______`. */
const labelsIn = (line: Line): string[] =>
  line.cells.flatMap(({ text }) => text.split(/[,，、:：/]|\band\b|_+|\s{2,}/)).filter((part) => part.trim() !== '');

const isSigned = (line: Line): boolean => {
  const labels = labelsIn(line);
  return (
    labels.some((label) => ofSigning.test(label)) &&
    labels.every((label) => ofSigning.test(label) || ofWhen.test(label))
  );
};

const LONGEST = 80;
/** In sizes of their letters: how far apart words above a line and those below it stand. */
const NEAR = 4;

/** `Bern, 3 May 2026` right above such a line. */
function isPlaceAndDate(line: Line, below: Line): boolean {
  const isAbove = line.page === below.page && Math.abs(line.x0 - below.x0) < 3 && below.y - line.y < NEAR * line.size;
  return isAbove && line.cells.length === 1 && line.text.length <= LONGEST && findDates(line.text)?.single === true;
}

/** The lines without those on which the person signs, which say nothing of a career. */
export function withoutSignature(lines: Line[]): Line[] {
  const signed = lines.flatMap((line, i) => (isSigned(line) ? [i] : []));
  if (signed.length === 0) return lines;
  const before = signed.filter((i) => {
    const labels = labelsIn(lines[i]!);
    return i > 0 && labels.some((label) => ofWhen.test(label)) && isPlaceAndDate(lines[i - 1]!, lines[i]!);
  });
  const gone = new Set([...signed, ...before.map((i) => i - 1)]);
  return lines.filter((_, i) => !gone.has(i));
}
