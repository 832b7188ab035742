import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { ensureDatabase } from './database.ts';
import { disownPidFile, readPidFile } from './pid-file.ts';
import { lastWords, logOf, spawnPostmaster } from './postmaster.ts';
import { isAlive, serves, sleep } from './processes.ts';

const START_MS = 60_000;
const LOOK_MS = 25;
const TRIES = 5;

export type Target = {
  root: string;
  secret: string;
  database: string;
  account: Account;
  settings: Record<string, string>;
  /** where it has to listen; a free one is taken without it */
  port?: number;
  /** once aborted, no server is started any more; one that is starting is still waited for */
  signal: AbortSignal;
};

/** Looks for an answering server and starts one whenever none is there, until one answers. */
export async function reach(target: Target): Promise<{ port: number; reused: boolean }> {
  const { root, account, port, signal } = target;
  const dataDir = join(root, 'data');
  let child: ChildProcess | undefined;
  let tries = 0;
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const seen = readPidFile(dataDir);
    if (seen?.port && (await ensureDatabase(seen.port, target.secret, dataDir, target.database))) {
      if (port && seen.port !== port)
        throw new Error(`The embedded PostgreSQL listens on ${seen.port}, not on ${port}.`);
      return { port: seen.port, reused: seen.pid !== child?.pid };
    }
    if (child && child.exitCode === null && child.signalCode === null) continue;
    if (seen && serves(seen.pid, dataDir)) continue;
    if (tries++ >= TRIES) break;
    if (tries > 1) await sleep(250 * tries);
    if (signal.aborted) break;
    if (seen && isAlive(seen.pid)) disownPidFile(dataDir);
    child = await spawnPostmaster(root, dataDir, account, target.settings, port);
  }
  throw new Error(`The embedded PostgreSQL did not start${lastWords(root)}. Its log is ${logOf(root)}`);
}
