import { useSyncExternalStore } from 'react';
import { firstScheme, SCHEME_STORE } from './first-scheme.ts';

export const SCHEME_CHOICES = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

const system = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const choice = (): SchemeChoice => {
  const stored = localStorage.getItem(SCHEME_STORE);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};
const scheme = () => firstScheme(localStorage.getItem(SCHEME_STORE), system().matches);

function apply(): void {
  const root = document.documentElement;
  // all at once: what has a transition would stay behind
  root.dataset.schemeChanges = '';
  root.dataset.mantineColorScheme = scheme();
  // the browser's own edge takes the colour of the header
  const surface = getComputedStyle(root).getPropertyValue('--vd-surface');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface);
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.schemeChanges));
  for (const tell of listeners) tell();
}

/** Shows the chosen colours, and from then on follows the system and other windows. */
export function startScheme(): void {
  apply();
  system().addEventListener('change', apply);
  addEventListener('storage', ({ key }) => key === SCHEME_STORE && apply());
}

/** Changes at once, and remembers the choice. */
export function chooseScheme(chosen: SchemeChoice): void {
  if (chosen === 'system') localStorage.removeItem(SCHEME_STORE);
  else localStorage.setItem(SCHEME_STORE, chosen);
  apply();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
/** What is shown. */
export const useScheme = () => useSyncExternalStore(subscribe, scheme);
/** What was chosen. */
export const useSchemeChoice = () => useSyncExternalStore(subscribe, choice, (): SchemeChoice => 'system');
