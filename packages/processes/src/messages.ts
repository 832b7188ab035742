/** What a child says to its parent. `rss` is the memory it holds after its answer, in bytes. */
export type Said =
  | { kind: 'ready' }
  | { kind: 'note'; note: unknown }
  | { kind: 'answer'; answer: unknown; rss: number }
  | { kind: 'threw'; message: string; rss: number };

/** The signal with which a child ends itself when it holds too much memory; Node leaves it to its default, the end. */
export const MEMORY_SIGNAL = 'SIGUSR2';
