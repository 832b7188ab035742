import { useSyncExternalStore } from 'react';

const PATIENCE_MS = 10_000;
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

let away = false;
let asking: Promise<void> | null = null;
let askAgain = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (next === away) return;
  away = next;
  for (const listener of [...listeners]) listener();
}

/** Our server has answered, whatever it said. Without a network the answer may be the last one: it is asked again. */
export function answered(): void {
  if (navigator.onLine) {
    clearTimeout(timer);
    tries = 0;
  }
  become(false);
}

function askLater(): void {
  timer = setTimeout(doubt, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
  tries += 1;
}

async function isThere(): Promise<boolean> {
  try {
    const { headers } = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return headers.get('content-type')?.includes('json') ?? false;
  } catch {
    return false;
  }
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  let there: boolean;
  do {
    askAgain = false;
    there = await isThere();
    // an answer that is on its way may be from before
  } while (askAgain);
  if (there) answered();
  else become(true);
  if (!there || !navigator.onLine) askLater();
}

/**
 * A call met no answer: asks whether the server is there, and, until it is, again and again. What the browser says of
 * its network is no answer: a server on the same machine is there without one. Waits for the first answer.
 */
export function doubt(): Promise<void> {
  askAgain = asking !== null;
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** A network that comes or goes is a reason to ask at once. */
export function watchWeather(): void {
  for (const event of ['online', 'offline']) window.addEventListener(event, () => void doubt());
}

/** Whether the server can't be reached. */
export const isAway = (): boolean => away;

/** Calls `listener` when the server goes and when it comes back. Returns how to stop. */
export function onWeather(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits until the server can be reached; at once where it can. */
export const whenBack = (): Promise<void> =>
  new Promise((done) => {
    if (!away) return done();
    const stop = onWeather(() => [stop(), done()]);
  });

/** What failed may have failed for the weather: `again` is called once the server is back. Returns how to stop. */
export function againWhenBack(again: () => void): () => void {
  const stop = onWeather(() => {
    if (!away) [stop(), again()];
  });
  void doubt();
  return stop;
}

export const useAway = (): boolean => useSyncExternalStore(onWeather, isAway, () => false);
