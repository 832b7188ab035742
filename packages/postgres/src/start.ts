import type { ChildProcess } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, password } from './cluster.ts';
import { ensureDatabase, urlOf } from './database.ts';
import { takeLease } from './lease.ts';
import { disownPidFile, readPidFile } from './pid-file.ts';
import { logOf, spawnPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlive, serves, sleep } from './processes.ts';

const START_MS = 60_000;
const LOOK_MS = 25;
const TRIES = 5;

export type EmbeddedPostgres = {
  /** connects as superuser to `database` */
  url: string;
  /** it was running already: of another process, or left behind by one that was killed */
  reused: boolean;
  /** the data directory was made by this call */
  fresh: boolean;
  /** ends the server, unless another live process has started the same directory too */
  stop(): Promise<void>;
};

/**
 * Runs PostgreSQL on the data below `dir` and creates `database` (default `verdant`) in it. The server listens on
 * 127.0.0.1 with a random port and password and outlives a killed parent; the next start of `dir` takes it over.
 * `settings` are configuration parameters for a server that is started here. Throws with the log's path.
 */
export async function startEmbeddedPostgres(options: {
  dir: string;
  database?: string;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const account = chooseAccount(findBinaries());
  mkdirSync(options.dir, { recursive: true });
  const root = realpathSync(options.dir);
  account.own(root);
  const secret = password(root);
  const lease = takeLease(root);
  try {
    const fresh = await ensureCluster(root, secret, account);
    const database = options.database ?? 'verdant';
    const { port, reused } = await reach(root, secret, database, account, options.settings ?? {});
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      if (lease.release()) await stopPostmaster(join(root, 'data'));
    };
    return {
      url: urlOf(port, secret, database),
      reused,
      fresh,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    lease.release();
    throw error;
  }
}

/** Looks for an answering server and starts one whenever none is there, until one answers. */
async function reach(
  root: string,
  secret: string,
  database: string,
  account: Account,
  settings: Record<string, string>,
): Promise<{ port: number; reused: boolean }> {
  const dataDir = join(root, 'data');
  let child: ChildProcess | undefined;
  let tries = 0;
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(LOOK_MS)) {
    const seen = readPidFile(dataDir);
    if (seen?.port && (await ensureDatabase(seen.port, secret, dataDir, database))) {
      return { port: seen.port, reused: seen.pid !== child?.pid };
    }
    if (child && child.exitCode === null && child.signalCode === null) continue;
    if (seen && serves(seen.pid, dataDir)) continue;
    if (tries++ >= TRIES) break;
    if (tries > 1) await sleep(250 * tries);
    if (seen && isAlive(seen.pid)) disownPidFile(dataDir);
    child = await spawnPostmaster(root, dataDir, account, settings);
  }
  throw new Error(`The embedded PostgreSQL did not start. Its log is ${logOf(root)}`);
}
