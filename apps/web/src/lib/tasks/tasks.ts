import { useQuery } from '@tanstack/react-query';
import type { Output, Task } from '@verdant/contracts';
import { useEffect } from 'react';
import { call } from '../api.ts';
import { queryKey, refresh } from '../query-client.ts';
import { hasEnded } from './task.ts';

const POLL_MS = 1_500;
const POLL_AFTER_ERROR_MS = 6_000;
const NEWEST = { page: 1, size: 50 } as const;

type TaskGroups = { running: Task[]; failed: Task[]; done: Task[] };

/** Tasks by what they ask of a person. A failure that a newer task of its kind has overtaken asks nothing any more. */
export function groupTasks(tasks: Task[]): TaskGroups {
  const newest = new Map<string, Task>();
  for (const task of tasks) {
    const key = `${task.kind} ${task.resumeId}`;
    const known = newest.get(key);
    if (!known || task.createdAt > known.createdAt) newest.set(key, task);
  }
  return {
    running: tasks.filter((task) => !hasEnded(task)),
    failed: tasks.filter((task) => task.status === 'failed' && newest.get(`${task.kind} ${task.resumeId}`) === task),
    done: tasks.filter((task) => task.status === 'succeeded'),
  };
}

/** My newest tasks, asked for again and again while one runs. When one ends, the résumés are asked for again. */
export function useTasks(): { groups: TaskGroups | undefined; pollError: Error | null; retry: () => void } {
  const query = useQuery<Output<'GET /task/list'>>({
    queryKey: queryKey('GET /task/list', NEWEST),
    queryFn: ({ signal }) => call('GET /task/list', NEWEST, { signal }),
    retry: false,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error) return POLL_AFTER_ERROR_MS;
      return state.data?.items.some((task) => !hasEnded(task)) ? POLL_MS : false;
    },
  });
  const groups = query.data && groupTasks(query.data.items);
  const running = groups?.running.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another set of tasks runs
  useEffect(() => {
    void refresh('GET /resume/list');
  }, [running]);
  return { groups, pollError: query.error, retry: () => void query.refetch() };
}
