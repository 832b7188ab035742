import { setTimeout as sleep } from 'node:timers/promises';
import type { Language, Task } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { addResume } from '@verdant/server/resume';
import { samples } from '@verdant/typesetter';
import { expect } from 'vitest';
import type { Person } from './processes.ts';

/** A résumé in plain text, and the form that uploads it or another. */
export const cv =
  'Ines Halloran\nines@example.com\n\nEXPERIENCE\n\nFennel & Rowe    2021.05 - Present\nWarehouse analyst\n- Wrote checks\n';
/** As long as a text may be (2,000 lines, 200,000 letters), and slow to read: every line begins with a year. */
export const longestCv = `${cv}${Array.from({ length: 1_990 }, (_, n) => `2019 Aa${n} `.padEnd(98, 'b c ')).join('\n')}`;

export const textForm = (words: string) => {
  const form = new FormData();
  form.set('file', new Blob([words]), 'cv.txt');
  return form;
};

async function ended(person: Person, taskId: string): Promise<Task> {
  for (;;) {
    const { data } = await person.ask(`/task/detail?id=${taskId}`);
    const task = data as Task;
    if (task.status === 'succeeded' || task.status === 'failed') return task;
    await sleep(50);
  }
}

/** ms from the upload or the request for an analysis to its end. */
export async function importMs(person: Person, words = cv): Promise<number> {
  const from = performance.now();
  const { status, data } = await person.ask('/resume/uploading', textForm(words));
  expect(status).toBe(200);
  expect(await ended(person, (data as { taskId: string }).taskId)).toMatchObject({ status: 'succeeded' });
  return performance.now() - from;
}

export const addSample = async (services: Services, { userId }: Person, language: Language = 'en') =>
  (await addResume(services, userId, { name: 'R', language, content: samples[language] })).resumeId;

export async function analysisMs(services: Services, person: Person): Promise<number> {
  const id = await addSample(services, person);
  const from = performance.now();
  const { status, data } = await person.ask('/resume/analyze', { id });
  expect(status).toBe(200);
  expect(await ended(person, (data as { taskId: string }).taskId)).toMatchObject({ status: 'succeeded' });
  return performance.now() - from;
}

/** The value that so large a share of all lies at or below. */
export const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!;

/** Prints what was measured. */
export function told(name: string, values: number[]): void {
  const [middle, p90, p99, most] = [0.5, 0.9, 0.99, 1].map((share) => Math.round(quantile(values, share)));
  const shares = `median ${middle} ms, p90 ${p90} ms, p99 ${p99} ms, at most ${most} ms`;
  process.stdout.write(`${name}: ${shares} of ${values.length}\n`);
}

/**
 * Holds the median and nine in ten to a limit, ms, and the very largest to five times that: a machine with much else to do
 * is late once in a while, and whoever waits in a queue behind somebody is late each time.
 */
export function expectWithin(values: number[], ms: number): void {
  for (const share of [0.5, 0.9]) expect(quantile(values, share), `the share of ${share}`).toBeLessThan(ms);
  expect(quantile(values, 1), 'the largest').toBeLessThan(5 * ms);
}

/** On an idle machine the figure itself; on a busy one as many times what the same took just before as it is there. */
export const within = (ms: number, times: number, alone: number[]) => Math.max(ms, times * Math.max(...alone));
