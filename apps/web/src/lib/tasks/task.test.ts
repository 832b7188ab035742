import type { Task } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { nextPoll } from './task.ts';
import { groupTasks } from './tasks.ts';

const running = { status: 'running' } as const;

it('asks every second, slower and slower in failure, and stops at the end', () => {
  const offline = new ApiError('network', 0, () => '');
  expect(nextPoll(undefined, null, 0)).toBe(1000);
  expect(nextPoll(running, offline, 1)).toBe(2000);
  expect(nextPoll(running, offline, 3)).toBe(8000);
  expect(nextPoll(running, offline, 20)).toBe(15_000);
  expect(nextPoll({ status: 'succeeded' }, null, 0)).toBe(false);
  expect(nextPoll({ status: 'failed' }, null, 0)).toBe(false);
});

it('stops where the server has said no, but not when it was asked too often', () => {
  expect(nextPoll(undefined, new ApiError('notFound', 404, () => ''), 1)).toBe(false);
  expect(nextPoll(undefined, new ApiError('tooMany', 429, () => ''), 1)).toBe(2000);
  expect(nextPoll(undefined, new ApiError('internal', 500, () => ''), 1)).toBe(2000);
});

it('asks for help with a failure only while nothing newer of its kind stands', () => {
  const task = (id: string, resumeId: string, status: string, createdAt: string) =>
    ({ id, resumeId, status, createdAt, kind: 'resume.analyze' }) as Task;
  const groups = groupTasks([
    task('d', 'two', 'failed', '2026-11-04'),
    task('c', 'one', 'queued', '2026-11-03'),
    task('b', 'one', 'failed', '2026-11-02'),
    task('a', 'one', 'succeeded', '2026-11-01'),
  ]);
  expect(groups.running.map(({ id }) => id)).toEqual(['c']);
  expect(groups.failed.map(({ id }) => id)).toEqual(['d']);
  expect(groups.done.map(({ id }) => id)).toEqual(['a']);
});
