import { beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

const LOOK_MS = 5;
const said = vi.spyOn(console, 'error').mockImplementation(() => {});
const lines = () => said.mock.calls.map(([line]) => line);

beforeEach(() => said.mockClear());

/** A house whose database is down and cannot be revived `broken` times. */
function house(broken: number) {
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
  return { state, kept: keepRunning(database, shutdown, LOOK_MS) };
}

test('it revives the database each time it ends, and says so in one line', async () => {
  const { state, kept } = house(0);
  await expect.poll(() => state.tries).toBe(1);
  state.running = false;
  await expect.poll(() => state.tries).toBe(2);
  state.stopping = true;
  await kept;
  expect(lines()).toEqual(Array(2).fill('The database ended without being asked to; it is started again.'));
});

test('a revival that fails is tried again', async () => {
  const { state, kept } = house(4);
  await expect.poll(() => state.running).toBe(true);
  state.stopping = true;
  await kept;
  expect(state).toMatchObject({ tries: 5, code: -1 });
});

test('after five failures in a row the house is stopped with a sentence', async () => {
  const { state, kept } = house(5);
  await kept;
  expect(state).toMatchObject({ tries: 5, code: 1 });
  expect(lines().at(-1)).toContain('could not be started again in 5 attempts');
});

test('while the house is being stopped, nothing is started', async () => {
  const { state, kept } = house(0);
  await expect.poll(() => state.tries).toBe(1);
  state.stopping = true;
  state.running = false;
  await kept;
  expect(state.tries).toBe(1);
});
