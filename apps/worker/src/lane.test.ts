import { addResume } from '@verdant/server/resume';
import { startTask } from '@verdant/server/task';
import { createTestServices, type TestServices } from '@verdant/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from '../testing/processes.ts';
import { takeTurns } from './lane.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

async function tasksOf(name: string, count: number): Promise<string[]> {
  const { services } = test;
  const { userId } = await createPerson(services, '', name);
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { resumeId } = await addResume(services, userId, { name: `${n}`, language: 'en' });
    const input = { jobDescription: null };
    ids.push((await startTask(services, { kind: 'resume.analyze', userId, resumeId, input })).taskId);
  }
  return ids;
}

it('whoever has many tasks waits behind them, others do not; what is too many goes back to the queue', async () => {
  const [many, [one]] = [await tasksOf('many', 12), await tasksOf('one', 1)];
  const drain = new AbortController();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (taskId: string) => {
    begun.push(taskId);
    return new Promise<null>((resolve) => ends.set(taskId, () => resolve(null)));
  };
  const handle = takeTurns(test.services, run, { places: 3, perPerson: 2, held: 20, drain: drain.signal });
  const answers = new Map<string, number | null>();
  const calls = many.map(async (id) => answers.set(id, await handle(id)));
  // two run, eight wait, two are handed back
  await expect.poll(() => answers.size).toBe(2);
  for (const ms of answers.values()) expect(ms).toBeGreaterThanOrEqual(1_000);
  expect(begun).toHaveLength(2);
  calls.push(handle(one!).then((ms) => answers.set(one!, ms)));
  await expect.poll(() => begun).toContain(one);
  expect(begun).toHaveLength(3);
  ends.get(one!)!();
  await expect.poll(() => answers.get(one!)).toBeNull();
  expect(begun).toHaveLength(3);
  ends.get(begun[0]!)!();
  await expect.poll(() => begun).toHaveLength(4);
  // what waits when the worker stops is for another, and what is gone for nobody
  drain.abort();
  await expect.poll(() => answers.size).toBe(11);
  for (const end of ends.values()) end();
  await Promise.all(calls);
  expect([...answers.values()].filter((ms) => ms === 250)).toHaveLength(7);
});

it('what is gone is asked for no more', async () => {
  const drain = new AbortController();
  const handle = takeTurns(test.services, async () => 1, { places: 1, perPerson: 1, held: 1, drain: drain.signal });
  expect(await handle(crypto.randomUUID())).toBeNull();
});
