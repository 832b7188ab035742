import { useQuery } from '@tanstack/react-query';
import type { Task } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { ApiError, call } from '../api.ts';
import { queryKey, refresh } from '../query-client.ts';

const POLL_MS = 1_000;
const POLL_MAX_MS = 15_000;

export const hasEnded = (task: Pick<Task, 'status'>): boolean =>
  task.status === 'succeeded' || task.status === 'failed';

/** The server has said no, and will say so again: no such task, or not signed in. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.error !== 'tooMany' &&
  error.error !== 'noEnvelope';

/** Milliseconds until the next question, doubled with every failed one; false where there is nothing left to ask. */
export function nextPoll(task: Pick<Task, 'status'> | undefined, error: unknown, failures: number): number | false {
  if ((task && hasEnded(task)) || isFinal(error)) return false;
  return Math.min(POLL_MS * 2 ** failures, POLL_MAX_MS);
}

/**
 * Follows a task until it has ended, then asks for résumé, list and tasks again. `pollError` is the reason why the
 * newest state could not be fetched; it goes on trying.
 */
export function useTask(taskId: string | null | undefined): { task: Task | undefined; pollError: Error | null } {
  const failures = useRef(0);
  const query = useQuery<Task>({
    queryKey: queryKey('GET /task/detail', { id: taskId ?? '' }),
    queryFn: async ({ signal }) => {
      failures.current += 1;
      const task = await call('GET /task/detail', { id: taskId ?? '' }, { signal });
      failures.current = 0;
      return task;
    },
    enabled: Boolean(taskId),
    retry: false,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) => nextPoll(state.data, state.error, failures.current),
    refetchIntervalInBackground: true,
  });
  const task = taskId ? query.data : undefined;
  const ended = task ? hasEnded(task) : false;
  useEffect(() => {
    if (taskId && ended) void refresh('GET /resume/detail', 'GET /resume/list', 'GET /task/list');
  }, [taskId, ended]);
  return { task, pollError: ended ? null : query.error };
}
