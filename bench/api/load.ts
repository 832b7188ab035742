import autocannon, { type Client } from 'autocannon';
import type pg from 'pg';
import { median, percentile } from '../render/table.ts';
import type { Call, Person } from './calls.ts';

/** `perSecond` counts right answers; times in ms; `refused` is all else. */
export type Figures = { perSecond: number; p50: number; p99: number; refused: number };
export type Load = { connections: number; seconds: number } | { connections: number; amount: number };

/** Each connection is some of the people in turn: nobody calls oftener than a person may. */
const shareOf = (people: Person[], connections: number, index: number) =>
  people.filter((_, i) => i % connections === index % connections);

/** One round against one server. */
export async function measure(url: string, call: Call, people: Person[], load: Load): Promise<Figures> {
  let clients = 0;
  const times: number[] = [];
  let refused = 0;
  const setupClient = (client: Client) => {
    client.setRequests(shareOf(people, load.connections, clients++).map(call.of));
    client.on('response', (status: number, _bytes: number, ms: number) => {
      if (status === 200) times.push(ms);
      else refused++;
    });
  };
  const limit = 'amount' in load ? { amount: load.amount } : { duration: load.seconds };
  const begun = performance.now();
  let ended = begun;
  const run = autocannon(
    { url, connections: load.connections, timeout: 30, sampleInt: 100, setupClient, ...limit },
    () => {},
  );
  run.on('response', () => {
    ended = performance.now();
  });
  const { errors } = await new Promise<{ errors: number }>((resolve) => run.on('done', resolve));
  const perSecond = (times.length * 1000) / (ended - begun);
  return { perSecond, p50: percentile(times, 50), p99: percentile(times, 99), refused: refused + errors };
}

const middle = (rounds: Figures[]): Figures => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
});

/** Medians over interleaved rounds, so that whatever else the machine does meets each of the servers. */
export async function compare(
  db: pg.Pool,
  urls: string[],
  call: Call,
  people: Person[],
  load: Load,
  rounds: number,
): Promise<Figures[]> {
  const figures = urls.map((): Figures[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, url] of urls.entries()) {
      await call.ready?.(db);
      figures[i]!.push(await measure(url, call, people, load));
    }
  return figures.map(middle);
}
