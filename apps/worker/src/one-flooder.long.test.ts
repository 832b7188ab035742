import { setTimeout as sleep } from 'node:timers/promises';
import { emptyContent } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { samples } from '@verdant/typesetter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startProcesses } from '../testing/processes.ts';
import { type FloodCounts, startFlooder, textForm } from '../testing/start-flooder.ts';
import { addSample, analysisMs, expectWithin, importMs, longestCv, told, within } from '../testing/waited.ts';

/** In flight from one person, of each of three kinds, the next one as soon as one is answered. */
const FLOOD = 40;
/** It begins as each minute of it would: with all that a person may ask for in one. */
const FLOOD_MS = 24_000;
const QUIET = { previews: 30, tasks: 4 };
/** On a busy machine the limit is so many times what the same took alone, just before. */
const TIMES = { preview: 8, task: 10 };

let product: Awaited<ReturnType<typeof startProcesses>>;
beforeAll(async () => {
  product = await startProcesses();
}, 240_000);
afterAll(() => product?.stop());

const style = defaultStyle('en');
const usual = { language: 'en', style, content: samples.en };
const backslashes = Array.from({ length: 49 }, () => '\\'.repeat(1_490));
const job = { id: 'w1', company: 'Fennel & Rowe', position: 'Analyst', location: '', start: '2020-01', end: null };
const heavy = {
  ...usual,
  content: { ...emptyContent(), work: [{ ...job, content: backslashes, achievements: [], metrics: [] }] },
};

async function floodFrom(person: Person) {
  const ids = await Promise.all(Array.from({ length: FLOOD }, () => addSample(product.services, person)));
  const { type, body } = textForm(longestCv);
  const json = 'application/json';
  return startFlooder({
    origin: product.url,
    headers: person.headers,
    inFlight: FLOOD,
    requests: [
      // one in four as slow as pages can be, the others as people have them
      { path: '/resume/preview', type: json, bodies: [heavy, usual, usual, usual].map((one) => JSON.stringify(one)) },
      { path: '/resume/uploading', type, bodies: [body] },
      { path: '/resume/analyze', type: json, bodies: ids.map((id) => JSON.stringify({ id })) },
    ],
  });
}

async function previewMs(person: Person): Promise<number> {
  const { status, ms } = await person.ask('/resume/preview', usual);
  expect(status).toBe(200);
  return ms;
}

/** One after the other, until it is over; no more in a minute than one person may have. */
async function repeat(one: () => Promise<number>, pauseMs: number, isOver: (done: number) => boolean) {
  const all: number[] = [];
  while (!isOver(all.length)) {
    all.push(await one());
    await sleep(pauseMs);
  }
  return all;
}

async function measure(person: Person, isOver: (kind: 'previews' | 'tasks', done: number) => boolean) {
  const [previews, imports, analyses] = await Promise.all([
    repeat(
      () => previewMs(person),
      150,
      (done) => isOver('previews', done),
    ),
    repeat(
      () => importMs(person),
      3_000,
      (done) => isOver('tasks', done),
    ),
    repeat(
      () => analysisMs(product.services, person),
      2_500,
      (done) => isOver('tasks', done),
    ),
  ]);
  return { previews, imports, analyses };
}

const of = (counts: FloodCounts, path: string, status: number) => counts[path]?.[status] ?? 0;

it(`one person with ${FLOOD} requests in flight of each of three kinds holds nobody else up`, async () => {
  const [many, one] = [await product.person('flooder'), await product.person('neighbour')];
  // both processes have set a page before, as on any day
  await Promise.all([previewMs(one), previewMs(many)]);
  const alone = await measure(one, (kind, done) => done >= QUIET[kind]);
  told('previews alone', alone.previews);
  told('imports alone', alone.imports);
  told('analyses alone', alone.analyses);

  const flooder = await floodFrom(many);
  await sleep(100);
  const until = Date.now() + FLOOD_MS;
  const beside = await measure(one, () => Date.now() > until);
  const counts = await flooder.stop();
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  told('previews beside the flood', beside.previews);
  told('imports beside the flood', beside.imports);
  told('analyses beside the flood', beside.analyses);

  // or there was no flood: pages were set for it, documents read, analyses made, and what was too much refused
  expect(of(counts, '/resume/preview', 200)).toBeGreaterThan(0);
  for (const path of ['/resume/uploading', '/resume/analyze']) {
    expect(of(counts, path, 200), path).toBeGreaterThan(0);
    expect(of(counts, path, 429), path).toBeGreaterThan(FLOOD);
  }
  // a page as slow as pages can be may take longer than its limit of time; nothing else is an error of ours
  const { 500: _tooSlow, ...previews } = counts['/resume/preview']!;
  const statuses = Object.values({ ...counts, '/resume/preview': previews }).flatMap(Object.keys);
  expect(statuses.filter((status) => !/^(?:200|429|503)$/.test(status))).toEqual([]);
  expectWithin(beside.previews, within(500, TIMES.preview, alone.previews));
  expectWithin(beside.imports, within(5_000, TIMES.task, alone.imports));
  expectWithin(beside.analyses, within(3_000, TIMES.task, alone.analyses));
}, 600_000);
