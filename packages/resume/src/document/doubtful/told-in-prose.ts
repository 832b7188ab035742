import type { ResumeDocument } from '../document.ts';
import { hasOddHead } from './odd-head.ts';

/** A point that begins with a mark or in the middle of a word. */
const CUT = /^(?:[.。,，;；、]\s?\S|\p{Script=Han}[，。；、])/u;
const LEAST_CUT = 2;
/** As many whole heads with their years are a list of jobs, whatever else was read beside them. */
const LEAST_LISTED = 2;

/** Whether the jobs were told in running text: what was read as heads and points are pieces of sentences. */
export function isToldInProse({ bullets, content: { work } }: ResumeDocument): boolean {
  const cut = new Set(bullets.filter(({ text }) => CUT.test(text.trim())).map(({ path }) => path.split('/')[1]));
  const odd = work.filter((job) => hasOddHead(job) && !cut.has(job.id));
  const listed = work.filter((job) => job.company && job.position && job.start && !hasOddHead(job) && !cut.has(job.id));
  return work.length > 0 && listed.length < LEAST_LISTED && cut.size + odd.length >= LEAST_CUT;
}
