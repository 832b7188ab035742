import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, isCostly } from './fetch-ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

it('fetches one part after the other while the browser is idle, whatever fails', async () => {
  const order: number[] = [];
  const part =
    (n: number, fails = false) =>
    async () => {
      order.push(n);
      if (fails) throw new Error('offline');
    };
  void fetchAhead([part(1), part(2, true), part(3)], new AbortController());
  expect(order).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(order).toEqual([1, 2, 3]);
});

it('leaves slow and paid lines alone, and stops when told', async () => {
  const part = vi.fn(async () => {});
  connect({ effectiveType: '3g' });
  void fetchAhead([part], new AbortController());
  await vi.advanceTimersByTimeAsync(10_000);
  connect({ effectiveType: '4g' });
  const left = new AbortController();
  void fetchAhead([part], left);
  left.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(part).not.toHaveBeenCalled();
});

it.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ type: 'cellular' }, true],
])('%j is costly: %s', (connection, costly) => expect(isCostly(connection)).toBe(costly));
