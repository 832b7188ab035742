import type { ReactNode } from 'react';
import { ApiError, type ApiErrorName, errorNameOf, messageOf } from './api-error.ts';

export const TOAST_MS = 3_000;
export const NOTICE_MS = 4_500;

/**
 * `stands`: ms, null until it is closed, or the name of an error that the table of lifetimes knows. a `message` that
 * is asked for is asked again when the language changes. `id` tells it from others; without one its words do.
 */
export type Toast = {
  id?: string;
  message: ReactNode | (() => string);
  tone: 'good' | 'bad';
  stands: number | null | ApiErrorName;
};

/** What it says now. */
export const saidBy = ({ message }: Toast): ReactNode => (typeof message === 'function' ? message() : message);

type Show = (toast: Toast) => void;
let listener: { show: Show; hide: (id: string) => void } | null = null;
const early: Toast[] = [];

/** For the one place that shows them; it gets those that came before it, too. Returns how to stop. */
export function onToast(show: Show, hide: (id: string) => void = () => {}): () => void {
  const mine = { show, hide };
  listener = mine;
  for (const toast of early.splice(0)) show(toast);
  return () => {
    if (listener === mine) listener = null;
  };
}

const say = (toast: Toast): void => {
  if (listener) listener.show(toast);
  else early.push(toast);
};

const NOBODYS_TROUBLE = ['dropped', 'aborted'] as const satisfies ApiErrorName[];
/** What the page itself has given up: nothing is said of it. */
export type NobodysTrouble = (typeof NOBODYS_TROUBLE)[number];

/** Short words at the top of the page. `bad` stays a little longer, so that it can be read. */
export const toast = {
  good: (message: string) => say({ message, tone: 'good', stands: TOAST_MS }),
  bad: (message: string) => say({ message, tone: 'bad', stands: NOTICE_MS }),
  /** to be closed by whoever has read it; `bad` where something waits for the person */
  stays: (message: () => string, tone: Toast['tone'] = 'good') => say({ message, tone, stands: null }),
  /** Stands until `gone` is called with its id, or it is closed. A component says it in the language of the moment. */
  waits: (id: string, message: ReactNode) => say({ id, message, tone: 'bad', stands: null }),
  gone: (id: string) => {
    if (listener) return listener.hide(id);
    const at = early.findIndex((one) => one.id === id);
    if (at >= 0) early.splice(at, 1);
  },
};

/** Says why a call failed, once, for as long as the table of lifetimes has it. */
export const toastError = (error: unknown): void => {
  if (error instanceof ApiError && error.reported) return;
  const name = errorNameOf(error);
  if (NOBODYS_TROUBLE.some((quiet) => quiet === name)) return;
  say({ message: () => messageOf(error), tone: 'bad', stands: name ?? TOAST_MS });
};
