import type { Work } from '@verdant/contracts';
import { alternation, anyOf, sameEmployer } from '@verdant/lexicon/vocabulary';
import { headDates } from '../../entries/heads/head-lines.ts';
import type { Draft } from '../../parse/draft.ts';
import { styleOf } from '../../sections/styles.ts';
import type { DateSpan } from '../../values/date-span.ts';

const isSame = anyOf(sameEmployer, { at: 'whole' });
/** `Apprentice, same firm` in one piece. */
const SAME_BEHIND = new RegExp(`\\s*[,，/|]\\s*${alternation(sameEmployer)}$`, 'iu');

/** `同上`, `same firm`: the employer of the entry above. */
export function withEmployersAgain(jobs: Draft<Work>[]): Draft<Work>[] {
  let company = '';
  return jobs.map((job) => {
    const isBehind = job.company === '' && SAME_BEHIND.test(job.position);
    if (!isBehind && !isSame.test(job.company)) {
      company = job.company;
      return job;
    }
    return { ...job, company, position: isBehind ? job.position.replace(SAME_BEHIND, '') : job.position };
  });
}

/** How a line of a head is written: its type, and whether all in capitals. */
function headStyle({ source }: Draft<Work>, at = 0): string {
  const line = source?.lines[at];
  if (!line) return '';
  const [name] = line.cells;
  return `${styleOf(line)}${/\p{Lu}{2}/u.test(name!.text) && !/\p{Ll}/u.test(name!.text) ? ' capitals' : ''}`;
}

/** The span of a line that names the employer and no post. */
function spanOfEmployer({ company, position, source }: Draft<Work>): DateSpan | null {
  const line = source?.lines[0];
  if (!line || !company || !line.text.includes(company) || (position && line.text.includes(position))) return null;
  const span = headDates(line);
  return span?.single ? null : span;
}

/** From no earlier to no later; what goes on until now has no end. */
const isWithin = (job: Draft<Work>, { start, end }: DateSpan): boolean =>
  job.start >= start && (end === null || (job.end !== null && job.end <= end));

/** So many posts below an employer show that they are parts of it. */
const LEAST = 2;

/**
 * `综合窗口 值班长  2012.03—2015.06` below an authority whose own span holds those of all posts below it, in type of its
 * own: the parts of an employer that somebody went through employ nobody by themselves.
 */
export function withPartsOfEmployers(jobs: Draft<Work>[]): Draft<Work>[] {
  const out = [...jobs];
  for (const [at, whole] of jobs.entries()) {
    const span = spanOfEmployer(whole);
    if (!span) continue;
    const below = jobs.slice(at + 1);
    const style = whole.position ? headStyle(whole, 1) : headStyle(below[0] ?? whole);
    const end = below.findIndex(
      (job) => !job.position || !job.start || headStyle(job) !== style || !isWithin(job, span),
    );
    const parts = end < 0 ? below : below.slice(0, end);
    if (style === headStyle(whole) || parts.length + (whole.position ? 1 : 0) < LEAST) continue;
    parts.forEach((job, i) => {
      const told = job.company && job.company !== whole.company ? [job.company] : [];
      out[at + 1 + i] = { ...job, company: whole.company, content: [...told, ...job.content] };
    });
  }
  return out;
}
