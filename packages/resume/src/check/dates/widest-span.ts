import { type Month, monthRange } from '../../text/months.ts';

/** The widest span a date can mean, so that a year without its month never makes a gap. */
export const widest = ({ start, end }: { start: string; end: string | null }, today: Month) => {
  const from = monthRange(start);
  const to = end === null ? { last: today } : monthRange(end);
  return from && to ? { from: from.first, to: to.last } : null;
};
