import { alternation, prizeWords } from '@verdant/lexicon/vocabulary';
import { isBullet } from '../../sections/styles.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { looksLikeDate } from '../../values/parse-dates.ts';
import { isCertificate, isExam, isPrizeName } from './honour-lists.ts';

const PRIZE = new RegExp(alternation(prizeWords), 'iu');
const YEAR = /(?:19|20)\d{2}/;
const CLAUSES = /[，,。；;！!、]\s*/u;

/** Whether a line may tell of an honour, by any of its words. */
const tellsOfHonour = ({ text, cells }: Line): boolean =>
  cells.length > 1 ||
  isBullet(text) ||
  YEAR.test(text) ||
  PRIZE.test(text) ||
  text.split(CLAUSES).some((part) => isCertificate(part) || isExam(part) || isPrizeName(part));

/**
 * `身体好，能上夜班。家在附近。` below the last prize or certificate of a plain page: Chinese sentences of which none speaks of an
 * honour, at the end of the section, are what somebody says of himself.
 */
export function ownWordsApart(lines: Line[]): { honours: Line[]; told: Line[] } {
  // a page may end in the day on which it was written
  const last = lines.findLastIndex((line) => !looksLikeDate(line.text) && tellsOfHonour(line));
  const told = lines.slice(last + 1).filter(({ text }) => !looksLikeDate(text));
  const text = told.map((line) => line.text.trim()).join('');
  const areSentences = isCjk(text) && /[。！!]$/.test(text) && text.split(CLAUSES).filter(Boolean).length > 1;
  return last >= 0 && areSentences ? { honours: lines.slice(0, last + 1), told } : { honours: lines, told: [] };
}
