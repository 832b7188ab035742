import { afterAll, expect, it, vi } from 'vitest';
import { alive, echo, type Order, testPools, usual } from '../testing/pools.ts';
import { createPool } from './pool.ts';

const open = testPools();
const shared = createPool<Order, string, string>(usual);
afterAll(() => shared.close());

it('answers, passes notes on in order, and keeps its children warm', async () => {
  const pool = shared;
  const notes: string[] = [];
  expect(await pool.run({ do: 'note', text: 'one two three' }, { onNote: (note) => notes.push(note) })).toBe(
    'one two three',
  );
  expect(notes).toEqual(['one', 'two', 'three']);
  const [pid] = pool.pids();
  expect(await echo(pool)).toBe('hello');
  expect(pool.pids()).toEqual([pid]);
});

it('tells how long requests waited and took, how each ended, and what is there', async () => {
  const ended: { outcome: string; waitedMs: number; ms: number }[] = [];
  const states: { busy: number; waiting: number }[] = [];
  const watch = {
    asked: () => (event: (typeof ended)[number]) => ended.push(event),
    state: (now: (typeof states)[number]) => states.push(now),
  };
  const pool = open({ watch });
  const left = new AbortController();
  const waits = pool.run({ do: 'echo', text: 'never' }, { signal: left.signal });
  const [first, second] = [echo(pool), echo(pool)];
  left.abort(new Error('gone'));
  await expect(waits).rejects.toThrow('gone');
  await Promise.all([first, second]);
  await expect(pool.run({ do: 'throw', text: 'no' })).rejects.toThrow();
  expect(ended.map(({ outcome }) => outcome)).toEqual(['left', 'ok', 'ok', 'threw']);
  expect(ended.every(({ waitedMs, ms }) => waitedMs >= 0 && ms >= 0)).toBe(true);
  expect(ended[2]!.waitedMs).toBeGreaterThanOrEqual(ended[1]!.waitedMs);
  expect(Math.max(...states.map(({ waiting }) => waiting))).toBeGreaterThan(0);
  expect(states.at(-1)).toEqual({ busy: 0, waiting: 0 });
});

it('passes on what the handler throws, and the child lives on', async () => {
  const pool = shared;
  await expect(pool.run({ do: 'throw', text: 'no such thing' })).rejects.toMatchObject({
    kind: 'threw',
    message: 'no such thing',
  });
  const [pid] = pool.pids();
  await echo(pool);
  expect(pool.pids()).toEqual([pid]);
});

it('fails only the request whose child dies, and goes on with the next', async () => {
  const pool = shared;
  await echo(pool);
  const [pid] = pool.pids();
  const doomed = pool.run({ do: 'spin' });
  const next = echo(pool);
  process.kill(pid!, 'SIGKILL');
  await expect(doomed).rejects.toMatchObject({ kind: 'crashed' });
  expect(await next).toBe('hello');
  expect(pool.pids()).not.toContain(pid);
});

it.runIf(process.platform === 'linux')('is patient with a request that is not let work, as its pool says', async () => {
  const [patient, strict] = [open({ patience: 20 }), open()];
  await Promise.all([echo(patient), echo(strict)]);
  const held = [patient, strict].flatMap((pool) => pool.pids().map((pid) => pid!));
  for (const pid of held) process.kill(pid, 'SIGSTOP');
  const late = patient.run({ do: 'echo', text: 'late' }, { timeoutMs: 300 });
  await expect(strict.run({ do: 'echo', text: 'never' }, { timeoutMs: 300 })).rejects.toMatchObject({
    kind: 'timeout',
  });
  process.kill(held[0]!, 'SIGCONT');
  expect(await late).toBe('late');
  // not for ever, and not with a loop
  await expect(patient.run({ do: 'spin' }, { timeoutMs: 300 })).rejects.toMatchObject({ kind: 'timeout' });
});

it('takes no more than its queue holds', async () => {
  const pool = open({ queueLimit: 2 });
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => echo(pool)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(outcomes[3]).toMatchObject({ reason: { kind: 'full' } });
});

it('lets go of a request that nobody waits for any more', async () => {
  const pool = shared;
  await echo(pool);
  const stop = new AbortController();
  const running = pool.run({ do: 'spin' }, { signal: stop.signal });
  const waiting = pool.run({ do: 'spin' }, { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(running).rejects.toThrow('enough');
  await expect(waiting).rejects.toThrow('enough');
  expect(await echo(pool)).toBe('hello');
});

it('serves persons in turn, each with no more than a share, and the newest of what replaces each other', async () => {
  const pool = open({ processes: 2, perPerson: 1, waitingPerPerson: 3 });
  await echo(pool);
  await vi.waitFor(() => expect(pool.pids(), 'the one for others is there before they come').toHaveLength(2), 20_000);
  const spin = new AbortController();
  const ask = (person: string, text: string, replaces?: string) =>
    pool.run({ do: 'echo', text }, { turn: { person, ...(replaces ? { replaces } : {}) } });
  const flood = pool.run({ do: 'spin' }, { turn: { person: 'ana' }, signal: spin.signal });
  const order: string[] = [];
  const noted = (answer: Promise<string>) => answer.then((text) => order.push(text));
  const [older, ...others] = [ask('ana', 'a1', 'page'), noted(ask('ana', 'a2', 'page')), noted(ask('ana', 'a3'))];
  others.push(noted(ask('ana', 'a4')));
  await expect(older).rejects.toMatchObject({ kind: 'replaced' });
  await expect(ask('ana', 'a5')).rejects.toMatchObject({ kind: 'full' });
  // the other process stays free of whoever has one
  expect(await ask('ben', 'b1')).toBe('b1');
  expect(order).toEqual([]);
  spin.abort(new Error('left'));
  await expect(flood).rejects.toThrow('left');
  await Promise.all(others);
  expect(order).toEqual(['a2', 'a3', 'a4']);
});

it('whoever has cost a child waits for the next one, and leaves to others what is theirs', async () => {
  const pool = open({ processes: 2, perPerson: 1 });
  const ana = { person: 'ana' };
  const doomed = expect(pool.run({ do: 'spin' }, { turn: ana, timeoutMs: 2_000 })).rejects.toThrow('too long');
  await vi.waitFor(() => expect(pool.pids()).toHaveLength(2), 20_000);
  await pool.run({ do: 'echo' }, { turn: { person: 'ben' } });
  const before = pool.pids();
  const next = pool.run({ do: 'spin' }, { turn: ana, timeoutMs: 60_000 });
  next.catch(() => {});
  await doomed;
  const [kept] = pool.pids().filter((pid) => before.includes(pid));
  expect(await pool.run({ do: 'echo', text: 'at once' }, { turn: { person: 'ben' } })).toBe('at once');
  await vi.waitFor(() => expect(pool.pids()).toHaveLength(2), 20_000);
  expect(pool.pids()).toContain(kept);
  expect(await pool.run({ do: 'echo', text: 'again' }, { turn: { person: 'ben' } })).toBe('again');
});

it('lets a child end what nobody waits for any more, for a while', async () => {
  const pool = open({ abandonMs: 300 });
  await echo(pool);
  const [pid] = pool.pids();
  const [short, long] = [new AbortController(), new AbortController()];
  const quick = pool.run({ do: 'echo' }, { signal: short.signal });
  short.abort(new Error('left'));
  await expect(quick).rejects.toThrow('left');
  expect(await echo(pool)).toBe('hello');
  expect(pool.pids()).toEqual([pid]);
  const endless = pool.run({ do: 'spin' }, { signal: long.signal });
  long.abort(new Error('left'));
  await expect(endless).rejects.toThrow('left');
  expect(await echo(pool)).toBe('hello');
  expect(pool.pids()).not.toContain(pid);
});

it('starts nothing before it is asked, leaves nothing behind when closed or long idle', async () => {
  const pool = open({ processes: 2 });
  expect(pool.pids()).toEqual([]);
  await Promise.all([echo(pool), echo(pool)]);
  const pids = pool.pids().map(Number);
  const running = pool.run({ do: 'spin' });
  const closing = pool.close();
  await expect(running).rejects.toMatchObject({ kind: 'crashed' });
  await closing;
  expect(pids.filter(alive)).toEqual([]);
  await expect(echo(pool)).rejects.toMatchObject({ kind: 'closed' });

  const resting = open({ idleMs: 200 });
  await echo(resting);
  await vi.waitFor(() => expect(resting.pids()).toEqual([]), 20_000);
  expect(await echo(resting)).toBe('hello');
});

it('tells a child nothing of the settings of its parent', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret');
  expect(await open().run({ do: 'env' })).not.toContain('DATABASE_URL');
  vi.unstubAllEnvs();
});
