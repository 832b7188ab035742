import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { freePort } from './free-port.ts';
import { readPidFile } from './pid-file.ts';
import { serves, sleep } from './processes.ts';

export const logOf = (root: string): string => join(root, 'postgres.log');

/** Starts the server in a session of its own: Ctrl-C reaches the app alone, which drains before it stops this. */
export async function spawnPostmaster(
  root: string,
  dataDir: string,
  account: Account,
  settings: Record<string, string>,
  port?: number,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // neither statements nor what stands in rows: the log outlives them
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const args = ['-D', dataDir, '-p', `${port ?? (await freePort())}`];
  for (const [name, value] of Object.entries(all)) args.push('-c', `${name}=${value}`);
  rotate(logOf(root));
  const log = openSync(logOf(root), 'a', 0o600);
  try {
    const child = account.spawn('postgres', args, { detached: true, stdio: ['ignore', log, log] });
    child.once('error', () => {});
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

const LOG_BYTES = 5 * 1024 * 1024;

/** One older log stays beside the one that is written. */
function rotate(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(log, `${log}.1`);
}

/** Why it ended, by its log: `: FATAL: …`, or nothing. */
export function lastWords(root: string): string {
  const said = readFileSync(logOf(root), 'utf8')
    .match(/(?:FATAL|PANIC): .*/g)
    ?.at(-1);
  return said ? `: ${said.replace(/\s+/g, ' ').trim()}` : '';
}

/** A fast shutdown (connections are cut, data is flushed); after 20 s an immediate one, which recovery makes good. */
export async function stopPostmaster(dataDir: string): Promise<void> {
  for (const [signal, ms] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    const running = readPidFile(dataDir);
    if (!running || !serves(running.pid, dataDir) || !send(running.pid, signal)) return;
    for (const until = Date.now() + ms; Date.now() < until; ) {
      if (readPidFile(dataDir)?.pid !== running.pid) return;
      await sleep(20);
    }
  }
  throw new Error(`The embedded PostgreSQL in ${dataDir} does not stop.`);
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
