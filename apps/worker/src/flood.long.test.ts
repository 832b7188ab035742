import { setTimeout as sleep } from 'node:timers/promises';
import { emptyContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProcesses } from '../testing/processes.ts';
import { analysisMs, cv, expectWithin, importMs, textForm, told, within } from '../testing/waited.ts';

/** In flight from one person, of each kind. */
const FLOOD = 40;
const TRIES = 20;

let product: Awaited<ReturnType<typeof startProcesses>>;
beforeAll(async () => {
  product = await startProcesses();
}, 240_000);
afterAll(() => product?.stop());

const backslashes = Array.from({ length: 49 }, () => '\\'.repeat(1_490));
const job = { id: 'w1', company: 'Fennel & Rowe', position: 'Analyst', location: '', start: '2020-01', end: null };
const work = [{ ...job, content: backslashes, achievements: [], metrics: [] }];
const style = defaultStyle('en');
const heavy = { language: 'en', style, content: { ...emptyContent(), work } };
const usual = { language: 'en', style, content: samples.en };

/** Keeps `FLOOD` of something in flight until told to stop; answers are counted by status. */
function flood(one: (signal: AbortSignal, n: number) => Promise<{ status: number }>) {
  const stop = new AbortController();
  const statuses = new Map<number, number>();
  let n = 0;
  const lane = async () => {
    while (!stop.signal.aborted) {
      const { status } = await one(stop.signal, n++).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200) await sleep(100);
    }
  };
  const lanes = Promise.all(Array.from({ length: FLOOD }, lane));
  return async () => {
    stop.abort();
    await lanes;
    return Object.fromEntries(statuses);
  };
}

it('one person with 40 previews in flight does not hold up the preview of another', async () => {
  const [many, one] = [await product.person('many-previews'), await product.person('one-preview')];
  const preview = async (signal = AbortSignal.timeout(100_000)) => {
    const { status, ms } = await one.ask('/resume/preview', usual, signal);
    expect(status).toBe(200);
    return ms;
  };
  // both processes have set a page before, as on any day
  await Promise.all([preview(), many.ask('/resume/preview', usual)]);
  const alone: number[] = [];
  for (let n = 0; n < 10; n++) alone.push(await preview());
  told('previews alone', alone);
  const stop = flood((signal) => many.ask('/resume/preview', heavy, signal));
  await sleep(2_000);
  const times: number[] = [];
  for (let n = 0; n < TRIES; n++) times.push(await preview());
  const statuses = await stop();
  told(`previews beside ${JSON.stringify(statuses)}`, times);
  expectWithin(times, within(500, 8, alone));
}, 600_000);

// slow documents of one person are in `one-flooder.long.test.ts`
it('200 uploads at once do not hold up a late comer', async () => {
  const persons = await Promise.all(Array.from({ length: 10 }, (_, n) => product.person(`many-uploads-${n}`)));
  const late = await product.person('late');
  const alone = { import: [await importMs(late)], analysis: [await analysisMs(product.services, late)] };
  const uploads = Array.from({ length: 200 }, (_, n) => persons[n % 10]!.ask('/resume/uploading', textForm(cv)));
  const accepted = (await Promise.all(uploads)).filter(({ status }) => status === 200).length;
  const took = await importMs(late);
  const analysed = await analysisMs(product.services, late);
  told(`import after ${accepted} uploads`, [took]);
  told('analysis after that', [analysed]);
  expect(accepted).toBe(200);
  expect(took).toBeLessThan(within(5_000, 25, alone.import));
  expect(analysed).toBeLessThan(within(3_000, 25, alone.analysis));
}, 600_000);
