import type { Work } from '@verdant/contracts';
import { anyOf, sameEmployer } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../../parse/draft.ts';
import { styleOf } from '../../sections/styles.ts';

const isSame = anyOf(sameEmployer, { at: 'whole' });

/** `同上`, `same firm`: the employer of the entry above. */
export function withEmployersAgain(jobs: Draft<Work>[]): Draft<Work>[] {
  let company = '';
  return jobs.map((job) => {
    if (!isSame.test(job.company)) company = job.company;
    return company === job.company ? job : { ...job, company };
  });
}

const headStyle = ({ source }: Draft<Work>): string => (source?.lines[0] ? styleOf(source.lines[0]) : '');

/** From no earlier to no later; what goes on until now has no end. */
const isWithin = (job: Draft<Work>, whole: Draft<Work>): boolean =>
  job.start >= whole.start && (whole.end === null || (job.end !== null && job.end <= whole.end));

/** So many posts below an employer show that they are parts of it. */
const LEAST = 2;

/**
 * `税源管理二股 副股长  2018.07—2022.06` below an authority whose own span holds those of all posts below it, in type of
 * its own: the parts of an employer that somebody went through employ nobody by themselves.
 */
export function withPartsOfEmployers(jobs: Draft<Work>[]): Draft<Work>[] {
  const out = [...jobs];
  for (const [at, whole] of jobs.entries()) {
    if (!whole.company || whole.position || !whole.start || whole.end === '') continue;
    const below = jobs.slice(at + 1);
    const end = below.findIndex(
      (job) => !job.position || !job.start || headStyle(job) === headStyle(whole) || !isWithin(job, whole),
    );
    const parts = end < 0 ? below : below.slice(0, end);
    if (parts.length < LEAST || parts.some((job) => headStyle(job) !== headStyle(parts[0]!))) continue;
    parts.forEach((job, i) => {
      const told = job.company && job.company !== whole.company ? [job.company] : [];
      out[at + 1 + i] = { ...job, company: whole.company, content: [...told, ...job.content] };
    });
  }
  return out;
}
