import { createShutdown, type Shutdown } from './shutdown.ts';

/** Runs a script that stays: an error is one sentence, everything is closed, and the exit code is 1. */
export async function main(script: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = createShutdown();
  try {
    await script(shutdown);
  } catch (error) {
    if (!shutdown.stopping) console.error(error instanceof Error ? error.message : error);
    await shutdown.run(1);
  }
}
