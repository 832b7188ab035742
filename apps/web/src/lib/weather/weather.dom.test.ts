import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { againWhenBack, answered, doubt, isAway, onWeather, watchWeather, whenBack } from './weather.ts';

let there = true;
const asked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!there) throw new TypeError('Failed to fetch');
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  there = true;
  answered();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('one call that failed is no bad weather while the server answers', async () => {
  const heard = vi.fn();
  const stop = onWeather(heard);
  await doubt();
  stop();
  expect([isAway(), heard.mock.calls.length, asked]).toEqual([false, 0, ['/api/health']]);
});

it('asks again, ever less often, until the server is back, and then says so', async () => {
  there = false;
  await doubt();
  expect(isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 15_000 + 15_000);
  expect(asked).toHaveLength(7);
  let back = false;
  void whenBack().then(() => {
    back = true;
  });
  there = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect([isAway(), back]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(8);
});

it('tries what failed again once, when the server is back, and not where it was there all the time', async () => {
  const again = vi.fn();
  const stop = againWhenBack(again);
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(again).not.toHaveBeenCalled();
  there = false;
  againWhenBack(again);
  await vi.advanceTimersByTimeAsync(1_000);
  there = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(again).toHaveBeenCalledTimes(1);
});

it('asks at once when the network comes or goes', async () => {
  watchWeather();
  there = false;
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect([isAway(), asked.length]).toEqual([true, 1]);
  there = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([isAway(), asked.length]).toEqual([false, 2]);
});

it('does not trust an answer that was asked for before the network went', async () => {
  const first = doubt();
  there = false;
  await Promise.all([first, doubt()]);
  expect([isAway(), asked.length]).toEqual([true, 2]);
});

it('asks again where the server has answered but the browser is without a network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await doubt();
  expect(isAway()).toBe(false);
  there = false;
  answered();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isAway()).toBe(true);
  online.mockRestore();
});
