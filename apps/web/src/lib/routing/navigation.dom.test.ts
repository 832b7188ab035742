import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation, type Navigation } from './navigation.ts';

let navigation: Navigation;
/** What pages still need, by their address. */
const parts = new Map<string, Promise<void>>();
const signals: AbortSignal[] = [];
const needs = (path: string) => {
  let part = { resolve: () => {}, reject: (_: Error) => {} };
  const promise = new Promise<void>((resolve, reject) => {
    part = { resolve, reject };
  });
  parts.set(path, promise);
  return { ...part, promise };
};
const address = () => window.location.hash.slice(1);
const shown = () => navigation.get().location.pathname;
const wanted = () => navigation.get().wanted?.pathname;

beforeAll(() => {
  window.history.replaceState(null, '', '#/a');
  navigation = createNavigation(({ pathname }, signal) => {
    signals.push(signal);
    return parts.get(pathname) ?? null;
  });
});
beforeEach(async () => {
  parts.clear();
  navigation.setGuard(null);
  navigation.goTo('/a');
  await navigation.settled();
});
afterEach(() => void signals.splice(0));

describe('a way to another page', () => {
  it('is gone at once where the page is there', () => {
    navigation.goTo('/b?x=1', { state: { typed: 'a@example.com' } });
    expect([shown(), address(), wanted()]).toEqual(['/b', '/b?x=1', undefined]);
    expect(navigation.get().location).toMatchObject({ search: '?x=1', state: { typed: 'a@example.com' } });
  });

  it('leaves the page and the address as they are until the next one is there', async () => {
    const part = needs('/b');
    navigation.goTo('/b');
    expect([shown(), address(), wanted()]).toEqual(['/a', '/a', '/b']);
    part.resolve();
    await navigation.settled();
    expect([shown(), address(), wanted()]).toEqual(['/b', '/b', undefined]);
  });

  it('ends where another is chosen meanwhile, however late the first one comes', async () => {
    const late = needs('/b');
    navigation.goTo('/b');
    navigation.goTo('/c');
    expect(signals.at(-2)!.aborted).toBe(true);
    late.resolve();
    await late.promise;
    expect([shown(), address()]).toEqual(['/c', '/c']);
  });

  it('ends where it is given up: also the way back, which the browser has put into the address', async () => {
    navigation.goTo('/b');
    needs('/a');
    navigation.navigator.go(-1);
    await vi.waitUntil(() => wanted() === '/a');
    expect([shown(), address()]).toEqual(['/b', '/a']);
    navigation.giveUp();
    expect([shown(), address(), wanted()]).toEqual(['/b', '/b', undefined]);
  });

  it('leads to the page also where what it needs is broken: that says so itself', async () => {
    const part = needs('/b');
    navigation.goTo('/b');
    part.reject(new Error('broken'));
    await navigation.settled();
    expect(shown()).toBe('/b');
  });

  it('tells of the page that is left while it still stands', () => {
    const left: unknown[] = [];
    const stop = navigation.onLeave(({ pathname }) => left.push([pathname, shown()]));
    navigation.goTo('/b');
    stop();
    navigation.goTo('/c');
    expect(left).toEqual([['/a', '/a']]);
  });
});

describe('a guard', () => {
  const stopAll = () => navigation.setGuard((to, from) => to.pathname !== from.pathname);
  const stopped = () => navigation.get().stopped;

  it('stops a way, which then goes on or is forgotten', () => {
    stopAll();
    navigation.goTo('/b');
    expect([shown(), address()]).toEqual(['/a', '/a']);
    stopped()!.stay();
    expect(stopped()).toBeNull();
    navigation.goTo('/c');
    stopped()!.proceed();
    expect([shown(), address(), stopped()]).toEqual(['/c', '/c', null]);
  });

  it('lets through what is none of its concern', () => {
    stopAll();
    navigation.goTo('/a?tab=2', { replace: true });
    expect(address()).toBe('/a?tab=2');
  });

  it('stops the way back: the address is again that of the page, and going on goes back', async () => {
    navigation.goTo('/b');
    stopAll();
    navigation.navigator.go(-1);
    await vi.waitUntil(() => stopped());
    await vi.waitUntil(() => address() === '/b');
    expect(shown()).toBe('/b');
    stopped()!.proceed();
    await vi.waitUntil(() => shown() === '/a');
    expect([address(), stopped()]).toEqual(['/a', null]);
    navigation.setGuard(null);
    navigation.navigator.go(1);
    await vi.waitUntil(() => shown() === '/b');
  });
});
