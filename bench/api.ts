import { availableParallelism, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildPrograms } from '../scripts/lib/build/programs.ts';
import { runScript } from '../scripts/lib/run-script.ts';
import { type Call, calls, detail, list, type Person } from './api/calls.ts';
import { compare, type Load, measure } from './api/load.ts';
import { addPeople, RESUMES_EACH, resumeIds } from './api/people.ts';
import { openPlace } from './api/place.ts';
import { mainOf, otherEnv, otherRoot, startApi, startBareApi, startBareWorker, startWorker } from './api/programs.ts';
import { CALLS_HEAD, callRow, RESIDENT_HEAD, residentRow, SIZES_HEAD, TASKS_HEAD, taskRow } from './api/report.ts';
import { residentOf, watchResident } from './api/resident.ts';
import { settings } from './api/settings.ts';
import { compareTasks } from './api/tasks.ts';
import { table } from './render/table.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const { rounds, seconds } = settings;
/** People who call while the table has one size; those of the next are others, for the limit counts by person. */
const CALLERS = 1_000;
const REST_MS = 5_000;

await runScript(async (shutdown) => {
  await buildPrograms();
  const begun = performance.now();
  const place = await openPlace();
  shutdown.add(() => place.stop());
  const db = new pg.Pool({ connectionString: place.databaseUrl, max: 2 });
  shutdown.add(() => db.end());
  async function running<P extends { stop(): Promise<void> }>(starting: Promise<P>): Promise<P> {
    const program = await starting;
    shutdown.add(() => program.stop());
    return program;
  }
  const api = await running(startApi(place));
  const worker = await running(startWorker(place));
  const bare = await running(startBareApi(place));
  const other = otherRoot && (await running(startApi(place, otherRoot, otherEnv)));
  const urls = [api.url, bare.url, ...(other ? [other.url] : [])];
  await wait(REST_MS);
  const before = [api, worker].map(({ pid }) => residentOf(pid));
  const watched = [api, worker].map(({ pid }) => watchResident(pid));

  /** The bare server answers with as many bytes as the product. */
  async function teachBytes(call: Call, person: Person): Promise<void> {
    const { path, method, headers, body } = call.of(person) as RequestInit & { path: string };
    const answer = await fetch(`${api.url}${path}`, { method: method!, headers: headers!, body: body ?? null });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call.name} answers ${answer.status}: ${text.slice(0, 200)}`);
    const kept = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: text };
    await fetch(`${bare.url}/answer/${call.name}`, kept);
  }

  async function warm(call: Call, people: Person[], load: Load): Promise<void> {
    if (call.learnt) await teachBytes(call, people[0]!);
    for (const url of urls) await measure(url, call, people, load);
  }

  /** One person alone may make few calls a minute, so the smallest table is asked one call at a time. */
  const ofSize = (people: Person[]): (Load & { amount: number })[] => [
    { connections: 1, amount: 150 },
    ...(people.length > 50 ? [{ connections: 50, amount: 2_000 }] : []),
  ];

  let callers: Person[] = [];
  let number = 0;
  const bySize: string[][] = [];
  for (const size of settings.resumes) {
    const [from, to] = [number, Math.round(size / RESUMES_EACH)];
    const until = Math.min(to, from + CALLERS);
    await addPeople(db, from, to, until);
    callers = (await resumeIds(db, from, until)).map((resumes, i) => ({ number: from + i, resumes }));
    number = to;
    for (const call of [list, detail].filter(({ name }) => settings.calls.includes(name))) {
      await warm(call, callers, { connections: 1, amount: 50 });
      for (const load of ofSize(callers)) {
        const figures = await compare(db, urls, call, callers, load, callers.length > 1 ? rounds : 1);
        bySize.push([String(size), ...callRow(call.name, load.connections, figures)]);
      }
    }
  }
  if (bySize.length) print(`${table(SIZES_HEAD, bySize)}\n`);

  const byCall: string[][] = [];
  for (const call of calls.filter(({ name }) => settings.calls.includes(name))) {
    const ofRound = seconds * (call.longer ?? 1);
    await warm(call, callers, { connections: 10, seconds: 1 });
    for (const connections of settings.connections) {
      const figures = await compare(db, urls, call, callers, { connections, seconds: ofRound }, rounds);
      byCall.push(callRow(call.name, connections, figures));
    }
  }
  if (byCall.length) print(`${table(CALLS_HEAD, byCall)}\n`);

  if (settings.taskRounds > 0) {
    await running(startBareWorker(place));
    const figures = await compareTasks(place, callers, settings.taskRounds);
    print(`${table(TASKS_HEAD, [taskRow(place.redisUrl ? 'Redis' : 'PostgreSQL', figures)])}\n`);
  }

  const most = watched.map((one) => one.stop());
  await wait(REST_MS);
  const after = [api, worker].map(({ pid }) => residentOf(pid));
  const resident = ['api', 'worker'].map((name, i) => residentRow(name, [before[i]!, most[i]!, after[i]!]));
  print(`${table(RESIDENT_HEAD, resident)}\n`);

  const took = ((performance.now() - begun) / 1000).toFixed(0);
  print(
    `${cpus()[0]?.model ?? 'a machine'}, ${availableParallelism()} cores, which load, servers and database share; Node ${process.version}.`,
  );
  print(
    `Medians of ${rounds} rounds of ${seconds} s, the two servers in turn; ${mainOf('api').at(-1)}; ${took} s in all.`,
  );
  await shutdown.run(0);
});
