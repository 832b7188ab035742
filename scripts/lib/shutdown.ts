/** Two of the same signal within this time are one key press: the terminal and npm both pass it on. */
const ECHO_MS = 600;

export type Close = (force: AbortSignal) => Promise<unknown> | unknown;
export type Shutdown = {
  /** what is added last is closed first */
  add(close: Close): void;
  /** true from the first signal on */
  readonly stopping: boolean;
  /** closes everything and ends the process with `code` */
  run(code: number): Promise<never>;
};

/** npm has no way to pass kill -9 on; without it nobody could stop what it started. */
const ORPHAN_MS = 500;

/** Takes SIGINT, SIGTERM and SIGHUP over: the first closes everything in order, a second one forces it. */
export function createShutdown(): Shutdown {
  const closes: Close[] = [];
  const force = new AbortController();
  let firstAt = 0;
  let running: Promise<never> | undefined;

  async function closeAll(code: number): Promise<never> {
    for (let close = closes.pop(); close; close = closes.pop()) {
      try {
        await close(force.signal);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        code ||= 1;
      }
    }
    process.exit(code);
  }
  function run(code: number): Promise<never> {
    running ??= closeAll(code);
    return running;
  }
  function onSignal(): void {
    if (running && Date.now() - firstAt > ECHO_MS) force.abort();
    if (running) return;
    firstAt = Date.now();
    console.error('Stopping …');
    void run(0);
  }
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      if (!running) onSignal();
    }, ORPHAN_MS).unref();
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return {
    add: (close) => {
      closes.push(close);
    },
    get stopping() {
      return running !== undefined;
    },
    run,
  };
}
