import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, password } from './cluster.ts';
import { urlOf } from './database.ts';
import { diskAtFault } from './disk.ts';
import { takeLease } from './lease.ts';
import { readPidFile } from './pid-file.ts';
import { stopPostmaster } from './postmaster.ts';
import { serves } from './processes.ts';
import { reach } from './reach.ts';
import { assertSameMajor } from './version.ts';

export type EmbeddedPostgres = {
  /** connects as superuser to `database` */
  url: string;
  /** it was running already: of another process, or left behind by one that was killed */
  reused: boolean;
  /** the data directory was made by this call */
  fresh: boolean;
  /** whether the server's process lives; asks the system, not the server */
  isRunning(): boolean;
  /** starts the server again, if it is gone, where `url` still leads to it; throws with the log's path */
  revive(): Promise<void>;
  /** ends the server, unless another live process has started the same directory too */
  stop(): Promise<void>;
};

type Options = { dir: string; database?: string; settings?: Record<string, string> };

/** Where the disk is at fault, that is said instead of what PostgreSQL made of it. */
async function sayingWhy<T>(dir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = diskAtFault(dir);
    throw fault ? new Error(fault, { cause: error }) : error;
  }
}

/**
 * Runs PostgreSQL on the data below `dir` and creates `database` (default `verdant`) in it. The server listens on
 * 127.0.0.1 with a random port and password and outlives a killed parent; the next start of `dir` takes it over.
 * `settings` are configuration parameters for a server that is started here. Throws a sentence: a disk that is full or
 * read-only, a cluster of another major version, else PostgreSQL's last words and the log's path.
 */
export const startEmbeddedPostgres = (options: Options): Promise<EmbeddedPostgres> =>
  sayingWhy(options.dir, () => start(options));

async function start(options: Options): Promise<EmbeddedPostgres> {
  const account = chooseAccount(findBinaries());
  mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const root = realpathSync(options.dir);
  account.own(root);
  const secret = password(root);
  const lease = takeLease(root);
  try {
    const fresh = await ensureCluster(root, secret, account);
    const database = options.database ?? 'verdant';
    const dataDir = join(root, 'data');
    assertSameMajor(dataDir, account.version);
    const stopped = new AbortController();
    const target = { root, secret, database, account, settings: options.settings ?? {}, signal: stopped.signal };
    const { port, reused } = await reach(target);
    let stopping: Promise<void> | undefined;
    let reviving: Promise<unknown> | undefined;
    const stop = async () => {
      stopped.abort();
      await reviving?.catch(() => {});
      if (lease.release()) await stopPostmaster(dataDir);
    };
    return {
      url: urlOf(port, secret, database),
      reused,
      fresh,
      isRunning: () => {
        const seen = readPidFile(dataDir);
        return seen !== null && serves(seen.pid, dataDir);
      },
      revive: async () => {
        reviving ??= sayingWhy(root, () => reach({ ...target, port })).finally(() => {
          reviving = undefined;
        });
        await reviving;
      },
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
