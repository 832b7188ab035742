import { useSyncExternalStore } from 'react';
import { doubt } from './weather.ts';

/** Why a part of the site is not there: no answer, or a newer build in the place of the one that this page is of. */
export type PartTrouble = 'network' | 'newBuild';

/** What browsers, and Vite for styles, say of a file that did not come. An error inside of a file is another matter. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/i;
/** The script that a build names in its page: whatever changes in the build changes its name. */
const ENTRY = /\/assets\/first-[\w-]+\.js/;
const QUIET_PAUSE_MS = 5_000;

const failedStyles = new Set<string>();

/** Vite asks for a style sheet once, whether it comes or not: those that did not are remembered here. */
export function watchStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
      target.remove();
      failedStyles.add(target.href);
    },
    true,
  );
}

const failedStylesAgain = () =>
  Promise.all(
    [...failedStyles].map(
      (href) =>
        new Promise<void>((done, fail) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
          link.onload = () => [failedStyles.delete(href), done()];
          link.onerror = () => fail(new Error(`Unable to preload CSS for ${href}`));
          document.head.append(link);
        }),
    ),
  );

const stuck = new Set<() => void>();
const listeners = new Set<() => void>();
const givenUp = new Set<() => void>();
let trouble: PartTrouble | null = null;

function tell(next: PartTrouble | null): void {
  trouble = next;
  for (const listener of listeners) listener();
}

/** Whether the server gives out another build than the one that runs here. No answer is no build. */
async function isNewBuild(): Promise<boolean> {
  const ours = ENTRY.exec([...document.scripts].map(({ src }) => src).join(' '))?.[0];
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const theirs = ENTRY.exec(page)?.[0];
  return ours !== undefined && theirs !== undefined && ours !== theirs;
}

type Options = {
  /** the person went on to something else */
  signal?: AbortSignal;
  /** nobody asked for it: nothing is said, it is tried again by itself */
  quiet?: boolean;
};

/**
 * Loads code of the site, and never fails for the weather: what does not come waits, while the page stays as it is,
 * until the person tries again.
 */
export async function loadPart<T>(load: () => Promise<T>, { signal, quiet = false }: Options = {}): Promise<T> {
  for (;;) {
    try {
      await failedStylesAgain();
      return await load();
    } catch (error) {
      if (!NOT_FETCHED.test(String(error))) throw error;
      void doubt();
      const newBuild = await isNewBuild();
      signal?.throwIfAborted();
      await new Promise<void>((again, never) => {
        stuck.add(again);
        if (quiet) setTimeout(again, QUIET_PAUSE_MS);
        signal?.addEventListener('abort', () => {
          stuck.delete(again);
          if (stuck.size === 0) tell(null);
          never(signal.reason);
        });
        if (newBuild || !quiet) tell(newBuild ? 'newBuild' : 'network');
      });
    }
  }
}

/** What did not come is asked for once more. */
export function tryPartsAgain(): void {
  tell(null);
  const waiting = [...stuck];
  stuck.clear();
  for (const again of waiting) again();
}

/** The person wants it no longer. */
export function giveUpParts(): void {
  tell(null);
  for (const listener of [...givenUp]) listener();
}

export function onGiveUp(listener: () => void): () => void {
  givenUp.add(listener);
  return () => void givenUp.delete(listener);
}

export const isStuck = (): boolean => stuck.size > 0;

export const usePartTrouble = (): PartTrouble | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => trouble,
  );
