import { Failure } from '@verdant/contracts';
import { createShutdown, type Shutdown } from './shutdown.ts';

/** A failure is a name, and what it means here stands in its cause. */
function sentenceOf(error: unknown): unknown {
  const said = error instanceof Failure && error.cause instanceof Error ? error.cause : error;
  return said instanceof Error ? said.message : said;
}

/** Runs a long-lived script: an error prints one sentence, everything is closed, and the exit code is 1. */
export async function runScript(script: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = createShutdown();
  try {
    await script(shutdown);
  } catch (error) {
    if (!shutdown.stopping) console.error(sentenceOf(error));
    await shutdown.run(1);
  }
}
