import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLanguage, LANGUAGE_STORE } from '../i18n/first-language.ts';
import { hrefTo, paths } from '../lib/paths.ts';
import { firstScheme, SCHEME_STORE } from '../lib/scheme/first-scheme.ts';
import { paintFirst } from './first-paint.ts';

const next = {
  words: { en: '/words-en.js', zh: '/words-zh.js' },
  address: hrefTo(paths.home),
  entry: '/index.js',
  imports: ['/react.js'],
};
const rules = {
  language: { rule: firstLanguage, store: LANGUAGE_STORE },
  scheme: { rule: firstScheme, store: SCHEME_STORE },
};
const systemIs = (scheme: 'light' | 'dark') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(scheme) }));
const root = document.documentElement;
const screen = () => document.getElementById('root')?.textContent;
const asked = () =>
  [...document.head.querySelectorAll('link, script')].map((one) => one.getAttribute('href') ?? one.getAttribute('src'));
let frames: (() => void)[] = [];
const frame = () => {
  for (const one of frames.splice(0)) one();
};

beforeEach(() => {
  systemIs('light');
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  localStorage.clear();
  document.body.innerHTML =
    '<div id="root"></div><template id="first-en">A résumé</template><template id="first-zh">简历</template>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '';
  root.dataset.mantineColorScheme = 'light';
});
const visit = (hash: string) => {
  history.replaceState(null, '', `/${hash}`);
  paintFirst(next, rules);
};

describe('before the page lives', () => {
  it.each(['', '#/', '#/home', '#/home?from=mail'])('shows the first screen at "%s"', (hash) => {
    visit(hash);
    expect(screen()).toBe('A résumé');
    expect(location.hash).toMatch(/^#\/home/);
    // the program comes after the first paint
    frame();
    expect(asked()).toEqual([]);
    frame();
    expect(asked()).toEqual(['/react.js', '/words-en.js', '/index.js']);
    vi.advanceTimersByTime(10_000);
    expect(asked()).toHaveLength(3);
  });

  it.each(['#/homes', '#/login', '#/resume?from=#/home'])('shows nothing of home at "%s"', (hash) => {
    visit(hash);
    expect(screen()).toBe('');
    expect(location.hash).toBe(hash);
    expect(asked()).toEqual(['/react.js', '/words-en.js', '/index.js']);
  });

  it('lives in a window in the background, which gets no frames', () => {
    visit('#/home');
    vi.advanceTimersByTime(3_000);
    expect(asked()).toContain('/index.js');
  });

  it.each(['load', 'error'])('waits for its picture, until it is there or cannot be had (%s)', (end) => {
    document.querySelector('template')!.innerHTML = '<picture><img src="/slip.webp"></picture>';
    visit('#/home');
    const picture = document.querySelector('img')!;
    Object.defineProperty(picture, 'complete', { value: false });
    frame();
    frame();
    expect(asked()).toEqual([]);
    picture.dispatchEvent(new Event(end));
    expect(asked()).toContain('/index.js');
    vi.advanceTimersByTime(10_000);
    expect(asked()).toHaveLength(3);
  });

  it('speaks the chosen language and shows the chosen colours', () => {
    localStorage.setItem(LANGUAGE_STORE, 'zh');
    localStorage.setItem(SCHEME_STORE, 'dark');
    visit('#/home');
    expect(screen()).toBe('简历');
    expect([root.lang, root.dataset.mantineColorScheme]).toEqual(['zh-CN', 'dark']);
  });

  it.each([
    ['light', null, 'light'],
    ['dark', null, 'dark'],
    ['dark', 'light', 'light'],
    ['light', 'dark', 'dark'],
    ['dark', 'something else', 'dark'],
  ] as const)('on a %s system with the choice %s it is %s', (system, stored, shown) => {
    systemIs(system);
    if (stored) localStorage.setItem(SCHEME_STORE, stored);
    visit('#/login');
    expect(root.dataset.mantineColorScheme).toBe(shown);
  });
});
