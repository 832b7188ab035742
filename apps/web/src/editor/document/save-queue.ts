/** What a failed save means: try again later, somebody else saved meanwhile, or the input was refused. */
export type SaveFailure = { kind: 'network' } | { kind: 'stale' } | { kind: 'refused'; reason: string };

export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'retrying'; attempt: number }
  | { kind: 'stale' }
  | { kind: 'refused'; reason: string };

export const DEBOUNCE_MS = 700;
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const backoff = (attempt: number) => BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length) - 1]!;

export class Unsaved extends Error {}

type Options<C extends object, A extends { revision: number }> = {
  revision: number;
  /** what an earlier page has left unsent */
  unsent?: C | undefined;
  /** `replace` says that something else is sent, which holds all that was pushed so far. */
  send: (revision: number, change: C, replace: (change: C) => void) => Promise<A>;
  failure: (error: unknown) => SaveFailure;
  onSaved: (answer: A) => void;
  onState: (state: SaveState) => void;
  /** Everything that the server may not have yet, whenever that changes, and the revision that it was written on. */
  onUnsent?: (change: C | null, revision: number) => void;
};

/**
 * Saves in order, one request at a time; what is written meanwhile goes with the next one. Nothing that was pushed is
 * dropped before the server has it: after a failure it is pending again, under whatever was written since.
 */
export const createSaveQueue = <C extends object, A extends { revision: number }>(options: Options<C, A>) => {
  let revision = options.revision;
  let pending: C | null = options.unsent ?? null;
  let sending: C | null = null;
  let state: SaveState = { kind: 'saved', at: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let held = false;
  let attempt = 0;

  const become = (next: SaveState) => {
    state = next;
    options.onState(next);
  };
  const tell = () => options.onUnsent?.(pending || sending ? { ...sending!, ...pending! } : null, revision);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  const failed = (error: unknown) => {
    const failure = options.failure(error);
    if (failure.kind !== 'network') return become(failure);
    attempt += 1;
    become({ kind: 'retrying', attempt });
    later(backoff(attempt));
  };

  const sendAll = async () => {
    while (pending && !held) {
      sending = pending;
      pending = null;
      become({ kind: 'saving' });
      try {
        const answer = await options.send(revision, sending, (change) => {
          sending = change;
          pending = null;
        });
        revision = answer.revision;
        sending = null;
        attempt = 0;
        options.onSaved(answer);
        tell();
      } catch (error) {
        pending = { ...sending, ...(pending ?? ({} as C)) };
        sending = null;
        return failed(error);
      }
    }
    if (!pending) become({ kind: 'saved', at: Date.now() });
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  /** True once everything is with the server; false where that is not possible now. */
  const flush = async (): Promise<boolean> => {
    if (running) await running;
    if (pending && state.kind !== 'stale' && !held) await run();
    return pending === null;
  };

  return {
    push: (change: C) => {
      pending = { ...(pending ?? {}), ...change } as C;
      tell();
      if (state.kind === 'stale' || held) return;
      if (!running && state.kind !== 'retrying') {
        if (state.kind !== 'waiting') become({ kind: 'waiting' });
        later(DEBOUNCE_MS);
      }
    },
    flush,
    /** Saves first, then lets `action` write a revision of its own while nothing else is sent. Throws `Unsaved`. */
    alone: async <R extends { revision: number }>(action: (revision: number) => Promise<R>): Promise<R> => {
      if (held || !(await flush())) throw new Unsaved();
      held = true;
      try {
        const answer = await action(revision);
        revision = answer.revision;
        return answer;
      } finally {
        held = false;
        if (pending) later(DEBOUNCE_MS);
      }
    },
    /** After a stale save: `change` is written over `newest`, or, when null, what was pending is given up. */
    settle: async (newest: number, change: C | null): Promise<boolean> => {
      revision = newest;
      pending = change;
      attempt = 0;
      tell();
      become(change ? { kind: 'waiting' } : { kind: 'saved', at: Date.now() });
      return flush();
    },
    retryNow: () => {
      if (state.kind === 'retrying') void run();
    },
    unsaved: () => pending !== null || running !== null,
    revision: () => revision,
    stop: () => clearTimeout(timer),
    /** Sends what an earlier page has left. */
    start: () => {
      if (pending && !running && state.kind === 'saved') void run();
    },
  };
};
