import { createShutdown, type Shutdown } from './shutdown.ts';

/** Runs a long-lived script: an error prints one sentence, everything is closed, and the exit code is 1. */
export async function runScript(script: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = createShutdown();
  try {
    await script(shutdown);
  } catch (error) {
    if (!shutdown.stopping) console.error(error instanceof Error ? error.message : error);
    await shutdown.run(1);
  }
}
