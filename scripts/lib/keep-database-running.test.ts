import { beforeEach, expect, test, vi } from 'vitest';
import { keepDatabaseRunning } from './keep-database-running.ts';

const INTERVAL_MS = 5;
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
const lines = () => logged.mock.calls.map(([line]) => line);

beforeEach(() => logged.mockClear());

/** A database that is down and whose first `broken` restarts fail. */
function supervised(broken: number) {
  const state = { running: false, stopping: false, tries: 0, code: -1 };
  const database = {
    isRunning: () => state.running,
    revive: async () => {
      state.tries += 1;
      if (state.tries <= broken) throw new Error('the log is there');
      state.running = true;
    },
  };
  const shutdown = {
    get stopping() {
      return state.stopping;
    },
    run: (code: number) => {
      state.code = code;
      return Promise.resolve() as Promise<never>;
    },
  };
  return { state, done: keepDatabaseRunning(database, shutdown, INTERVAL_MS) };
}

test('it restarts the database each time it ends, and logs one line', async () => {
  const { state, done } = supervised(0);
  await expect.poll(() => state.tries).toBe(1);
  state.running = false;
  await expect.poll(() => state.tries).toBe(2);
  state.stopping = true;
  await done;
  expect(lines()).toEqual(Array(2).fill('The database ended without being asked to; it is started again.'));
});

test('a restart that fails is tried again', async () => {
  const { state, done } = supervised(4);
  await expect.poll(() => state.running).toBe(true);
  state.stopping = true;
  await done;
  expect(state).toMatchObject({ tries: 5, code: -1 });
});

test('after five failures in a row everything is stopped with a message', async () => {
  const { state, done } = supervised(5);
  await done;
  expect(state).toMatchObject({ tries: 5, code: 1 });
  expect(lines().at(-1)).toContain('could not be started again in 5 attempts');
});

test('while everything is being stopped, nothing is started', async () => {
  const { state, done } = supervised(0);
  await expect.poll(() => state.tries).toBe(1);
  state.stopping = true;
  state.running = false;
  await done;
  expect(state.tries).toBe(1);
});
