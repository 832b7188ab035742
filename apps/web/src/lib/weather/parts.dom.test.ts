import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveUpParts, isStuck, loadPart, onGiveUp, tryPartsAgain, usePartTrouble, watchStyles } from './parts.ts';

const ENTRY = '<script type="module" src="/assets/first-AAAA1111.js"></script>';
let page: string | null = null;
beforeEach(() => {
  document.head.innerHTML = ENTRY;
  page = null;
  vi.stubGlobal('fetch', async (url: string) => {
    if (page === null) throw new TypeError('Failed to fetch');
    return new Response(url === '/' ? page : '{}', { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/about.js'));
const failing = (times: number) => vi.fn(async () => (times-- > 0 ? gone() : 'the part'));
const trouble = () => renderHook(usePartTrouble).result;

it('waits, says so, and goes on when tried again', async () => {
  const load = failing(2);
  const said = trouble();
  const part = loadPart(load);
  for (const times of [1, 2]) {
    await waitFor(() => expect(said.current).toBe('network'));
    expect(load).toHaveBeenCalledTimes(times);
    act(tryPartsAgain);
  }
  expect(await part).toBe('the part');
  expect([said.current, isStuck()]).toEqual([null, false]);
});

it('offers the newer build only where one is known to be there', async () => {
  const said = trouble();
  for (const [answer, expected] of [
    [ENTRY, 'network'],
    ['<p>Sign in to this network</p>', 'network'],
    [ENTRY.replace('AAAA', 'BBBB'), 'newBuild'],
  ] as const) {
    page = answer;
    const part = loadPart(failing(1));
    await waitFor(() => expect(said.current).toBe(expected));
    tryPartsAgain();
    await part;
  }
});

it('a person who goes elsewhere or gives up hears no more of it', async () => {
  const said = trouble();
  const left = new AbortController();
  const part = loadPart(failing(9), { signal: left.signal });
  await waitFor(() => expect(said.current).toBe('network'));
  act(() => left.abort());
  await expect(part).rejects.toThrow(/abort/i);
  expect([said.current, isStuck()]).toEqual([null, false]);

  const close = vi.fn();
  const stop = onGiveUp(close);
  const dialog = loadPart(failing(1));
  await waitFor(() => expect(said.current).toBe('network'));
  act(giveUpParts);
  expect([said.current, close.mock.calls.length, isStuck()]).toEqual([null, 1, true]);
  stop();
  tryPartsAgain();
  expect(await dialog).toBe('the part');
});

it('what nobody asked for says nothing and comes by itself', async () => {
  vi.useFakeTimers();
  const said = trouble();
  const part = loadPart(failing(1), { quiet: true });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await part).toBe('the part');
  expect(said.current).toBeNull();
  vi.useRealTimers();
});

it('a style sheet that did not come is asked for again with the next part', async () => {
  watchStyles();
  const style = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/page.css' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(style('/assets/page.css')).toBeNull();
  const load = vi.fn(async () => 'the part');
  const part = loadPart(load);
  await waitFor(() => expect(style(link.href)).not.toBeNull());
  expect(load).not.toHaveBeenCalled();
  style(link.href)!.dispatchEvent(new Event('load'));
  expect(await part).toBe('the part');
});

it('an error inside of a part is an error', async () => {
  await expect(loadPart(() => Promise.reject(new Error('a page broke')))).rejects.toThrow('a page broke');
});
