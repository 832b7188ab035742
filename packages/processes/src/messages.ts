/** A message of a child to its parent. `rss`: resident memory after the response, in bytes. */
export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'note'; note: unknown }
  | { kind: 'response'; response: unknown; rss: number }
  | { kind: 'threw'; message: string; rss: number };

/** The signal with which a child ends itself at its memory limit; Node keeps its default action, termination. */
export const MEMORY_SIGNAL = 'SIGUSR2';
