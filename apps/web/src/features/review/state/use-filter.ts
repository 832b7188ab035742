import { useEffect, useState } from 'react';
import type { Line } from './findings.ts';

export type GroupKey = Line['group'] | 'all';

/** The lines of one group, or all of them. A line that is opened from elsewhere is never hidden. */
export const useFilter = (lines: Line[], open: string | null) => {
  const [chosen, choose] = useState<GroupKey>('all');
  const counts = new Map<GroupKey, number>([['all', lines.length]]);
  for (const { group } of lines) counts.set(group, (counts.get(group) ?? 0) + 1);
  const group = counts.has(chosen) ? chosen : 'all';
  const shown = lines.filter((line) => group === 'all' || line.group === group);
  const hidden =
    open !== null && lines.some(({ checkId }) => checkId === open) && !shown.some((line) => line.checkId === open);
  useEffect(() => {
    if (hidden) choose('all');
  }, [hidden]);
  return { shown, filter: { counts, group, choose } };
};
