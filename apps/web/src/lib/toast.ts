import { ApiError, errorNameOf, messageOf } from './api-error.ts';
import { toastLifetimes } from './toast-lifetimes.ts';

const TOAST_MS = 3_000;
export const NOTICE_MS = 4_500;

/** `ms` is null for one that stands until it is closed. */
export type Toast = { message: string; tone: 'good' | 'bad'; ms: number | null };

let listener: ((toast: Toast) => void) | null = null;
const early: Toast[] = [];

/** For the one place that shows them; it gets those that came before it, too. Returns how to stop. */
export function onToast(show: (toast: Toast) => void): () => void {
  listener = show;
  for (const toast of early.splice(0)) show(toast);
  return () => {
    if (listener === show) listener = null;
  };
}

const say = (toast: Toast): void => {
  if (listener) listener(toast);
  else early.push(toast);
};

/** Short words at the top of the page. `bad` stays a little longer, so that it can be read. */
export const toast = {
  good: (message: string) => say({ message, tone: 'good', ms: TOAST_MS }),
  bad: (message: string) => say({ message, tone: 'bad', ms: NOTICE_MS }),
  /** to be closed by whoever has read it; `bad` where something waits for the person */
  stays: (message: string, tone: Toast['tone'] = 'good') => say({ message, tone, ms: null }),
};

/** Says why a call failed, once, for as long as the table of lifetimes has it. */
export const toastError = (error: unknown): void => {
  if (error instanceof ApiError && error.reported) return;
  const name = errorNameOf(error);
  const lifetime = name ? (toastLifetimes[name] ?? 'brief') : 'brief';
  if (lifetime === 'none') return;
  say({ message: messageOf(error), tone: 'bad', ms: lifetime === 'untilClosed' ? null : TOAST_MS });
};
