import type { ResumeContent } from '@verdant/contracts';
import { monthRange } from '../text/months.ts';

type Job = ResumeContent['work'][number];

const startOf = ({ start }: Job): number | null => monthRange(start)?.first ?? null;
const endOf = ({ end }: Job): number | null =>
  end === null ? Number.POSITIVE_INFINITY : (monthRange(end)?.last ?? null);
const isLater = (job: Job, than: Job): boolean => {
  const [a, b, endA, endB] = [startOf(job), startOf(than), endOf(job), endOf(than)];
  return a !== null && b !== null && endA !== null && endB !== null && a > b && endA > endB;
};
const LEAST_IN_ORDER = 2;

/**
 * The ids of the jobs that stand behind the only break of an order that otherwise goes from new to old: offices, memberships
 * or voluntary work, which have an order of their own, rather than jobs out of order.
 */
export function secondList(work: readonly Job[]): ReadonlySet<string> {
  const breaks = work.flatMap((job, at) => (at > 0 && isLater(job, work[at - 1]!) ? [at] : []));
  const [at] = breaks;
  // a list of two, or one that begins with the oldest, is turned round
  if (breaks.length !== 1 || at === undefined || at < LEAST_IN_ORDER) return new Set();
  return new Set(work.slice(at).map(({ id }) => id));
}
