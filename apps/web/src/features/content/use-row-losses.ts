import { useMemo } from 'react';
import { type RowKey, rowOf } from '../../editor/content/field-path.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';

/** Points that the newest review puts at each row, in whole numbers. */
export const useRowLosses = (): Map<RowKey, number> => {
  const advice = useWorkspace().resume.analysis?.advice;
  return useMemo(() => {
    const losses = new Map<RowKey, number>();
    for (const { path, lost } of advice ?? []) {
      const row = rowOf(path);
      if (row) losses.set(row, (losses.get(row) ?? 0) + lost);
    }
    return new Map([...losses].map(([row, lost]) => [row, Math.round(lost)]));
  }, [advice]);
};
