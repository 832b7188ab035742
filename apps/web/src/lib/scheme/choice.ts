import { useSyncExternalStore } from 'react';
import { SCHEME_STORE } from './first-scheme.ts';
import { applyScheme, onScheme, scheme } from './scheme.ts';

export const SCHEME_CHOICES = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];

const choice = (): SchemeChoice => {
  const stored = localStorage.getItem(SCHEME_STORE);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Changes at once, and remembers the choice. */
export function chooseScheme(chosen: SchemeChoice): void {
  if (chosen === 'system') localStorage.removeItem(SCHEME_STORE);
  else localStorage.setItem(SCHEME_STORE, chosen);
  applyScheme();
}

/** What is shown. */
export const useScheme = () => useSyncExternalStore(onScheme, scheme);
/** What was chosen. */
export const useSchemeChoice = () => useSyncExternalStore(onScheme, choice);
