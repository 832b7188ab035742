import { type ImportReading, isDatePath } from '@verdant/contracts';
import { LEAST_LIKELY, layoutOf, type Reading, writtenOf } from '@verdant/resume';

/** Words of the document that found no field, when they are more than a stray sign. */
const isLoose = ({ text }: { text: string }) => /\p{L}{3}/u.test(text);
/** A year by itself doubts no field, and may be the time that one lacks. */
const isTime = ({ text }: { text: string }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/** How surely a document was read: what the reader marked. */
export const readingOf = ({ evidence, unassigned, pages, lines }: ImportReading): Reading => ({
  doubts: Object.fromEntries(evidence.flatMap(({ path, reason }) => (reason === null ? [] : [[path, reason]]))),
  unlikely: evidence.flatMap(({ path, probability = 1 }) => (probability < LEAST_LIKELY ? [path] : [])),
  dates: Object.fromEntries(evidence.flatMap(({ path, quote }) => (isDatePath(path) ? [[path, quote]] : []))),
  looseLines: unassigned.some(isLoose),
  loose: unassigned.filter((one) => isLoose(one) || isTime(one)).map(({ text }) => text),
  layout: layoutOf({ evidence, pages, lines }),
  written: writtenOf({ evidence, lines, unassigned }),
});
