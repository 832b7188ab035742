import { useQuery } from '@tanstack/react-query';
import type { SiblingProgress, Task } from '@verdant/contracts';
import { useEffect } from 'react';
import { call } from '../lib/api.ts';
import { queryKey } from '../lib/query-client.ts';
import { hasEnded } from '../lib/task.ts';

const POLL_MS = 1_000;
const NOTHING: SiblingProgress = { items: [], total: 0 };

/** The texts of a task as they are settled; asked for once more when it has ended. */
export function useTaskItems(task: Pick<Task, 'id' | 'status'> | null): SiblingProgress {
  const id = task?.id ?? '';
  const ended = task !== null && hasEnded(task);
  const { data, refetch } = useQuery({
    queryKey: queryKey('GET /resume/generate/items', { id }),
    queryFn: ({ signal }) => call('GET /resume/generate/items', { id }, { signal }),
    enabled: id !== '',
    retry: false,
    refetchInterval: ended ? false : POLL_MS,
  });
  useEffect(() => {
    if (ended) void refetch();
  }, [ended, refetch]);
  return data ?? NOTHING;
}
