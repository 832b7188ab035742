import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseScheme } from './choice.ts';
import { SCHEME_STORE } from './first-scheme.ts';
import { startScheme } from './scheme.ts';

const media = Object.assign(new EventTarget(), { matches: false });
const systemTurns = (dark: boolean) => {
  media.matches = dark;
  media.dispatchEvent(new Event('change'));
};
const shown = () => document.documentElement.dataset.mantineColorScheme;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => media);
  localStorage.clear();
  systemTurns(false);
  startScheme();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.dataset.mantineColorScheme = 'light';
});

it('goes with the system until something else is chosen, and again afterwards', () => {
  expect(shown()).toBe('light');
  systemTurns(true);
  expect(shown()).toBe('dark');
  chooseScheme('light');
  expect([shown(), localStorage.getItem(SCHEME_STORE)]).toEqual(['light', 'light']);
  systemTurns(false);
  systemTurns(true);
  expect(shown()).toBe('light');
  chooseScheme('system');
  expect([shown(), localStorage.getItem(SCHEME_STORE)]).toEqual(['dark', null]);
});

it('goes with what was chosen in another window', () => {
  localStorage.setItem(SCHEME_STORE, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: SCHEME_STORE }));
  expect(shown()).toBe('dark');
});
