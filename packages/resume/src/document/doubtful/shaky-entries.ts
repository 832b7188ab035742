import type { FieldPath } from '@verdant/contracts';
import type { ResumeDocument } from '../document.ts';
import { hasBrokenHead, hasOddHead } from './odd-head.ts';

type Job = ResumeDocument['content']['work'][number];

const isEmpty = (text: string | null): boolean => text !== null && text.trim() === '';
const hasNoTime = ({ start, end }: Job): boolean => isEmpty(start) && isEmpty(end);
/** 在 or `-`: a word of a sentence or a mark where a house or a post should stand. */
const isSign = (text: string): boolean => [...text.trim()].length === 1;

/** Of house, post and times so many are never left out by anybody. */
const LEAST_LACKED = 2;
/** What jobs have that were read as what they are. Where most lack it, it is how somebody writes. */
const LACKS: readonly ((job: Job) => boolean)[] = [
  hasNoTime,
  ({ company }) => isEmpty(company),
  ({ position }) => isEmpty(position),
];

/**
 * Jobs, as `work/w1`, whose head or dates were rather not read as they stand: two of house, post and times missing, a sign or a piece of a line
 * for one, a house, a post or times that are missing while most of the others have them, a value that the reader thinks
 * wrong sooner than right (`unlikely`).
 */
export function shakyEntries({ content: { work } }: ResumeDocument, unlikely: readonly FieldPath[]): Set<string> {
  const habits = LACKS.map((lacks) => work.filter(lacks).length * 2 > work.length);
  const isShaky = (job: Job) =>
    LACKS.filter((lacks) => lacks(job)).length >= LEAST_LACKED ||
    isSign(job.company) ||
    isSign(job.position) ||
    hasBrokenHead(job) ||
    LACKS.some((lacks, at) => !habits[at] && lacks(job)) ||
    ['company', 'position', 'start', 'end'].some((key) => unlikely.includes(`work/${job.id}/${key}`));
  return new Set(work.filter(isShaky).map(({ id }) => `work/${id}`));
}

/** Jobs whose times, or of which more than one of house, post and times, were not read: another may hold them. */
export function lacksTimes({ content: { work } }: ResumeDocument, unlikely: readonly FieldPath[]): boolean {
  return work.some(
    (job) =>
      hasNoTime(job) ||
      LACKS.filter((lacks) => lacks(job)).length >= LEAST_LACKED ||
      hasOddHead(job) ||
      ['start', 'end'].some((key) => unlikely.includes(`work/${job.id}/${key}`)),
  );
}
