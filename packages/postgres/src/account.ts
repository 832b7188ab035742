import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How PostgreSQL's programs are run here: it refuses to run as root. */
export type Account = {
  /** what `postgres --version` says */
  version: string;
  spawn(tool: 'initdb' | 'postgres', args: string[], options: SpawnOptions): ChildProcess;
  /** gives a file or folder, with all that is in it, to the account that PostgreSQL runs under */
  own(path: string): void;
};

type Way = { native: string; prefix: string[]; uid?: number; gid?: number };

/** Throws when the binaries cannot run at all (another libc, a broken install). */
export function chooseAccount(native: string): Account {
  const way = chooseWay(native);
  return {
    version: ask(way).stdout,
    spawn: (tool, args, options) => {
      const run = commandOf(way, tool, args);
      return spawn(run.command, run.args, { ...options, ...ids(way) });
    },
    own: (path) => {
      const { uid = process.getuid?.(), gid = process.getgid?.() } = way;
      if (uid !== undefined && gid !== undefined) chownAll(path, uid, gid);
    },
  };
}

function chooseWay(native: string): Way {
  if (process.getuid?.() !== 0) return mustRun({ native, prefix: [] });
  const namespace: Way = { native, prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'] };
  if (!failure(namespace)) return namespace;
  const { uid, gid } = unprivileged();
  const direct: Way = { native, prefix: [], uid, gid };
  if (!failure(direct)) return direct;
  return mustRun({ native: publicCopy(native), prefix: [], uid, gid });
}

function commandOf(way: Way, tool: string, args: string[]): { command: string; args: string[] } {
  const words = [...way.prefix, join(way.native, 'bin', tool), ...args];
  return { command: words[0] as string, args: words.slice(1) };
}

const ids = ({ uid, gid }: Way) => (uid === undefined ? {} : { uid, gid });

function ask(way: Way) {
  const { command, args } = commandOf(way, 'postgres', ['--version']);
  return spawnSync(command, args, { encoding: 'utf8', ...ids(way) });
}

/** Why `postgres --version` does not run this way; '' when it does. */
function failure(way: Way): string {
  const result = ask(way);
  return result.status === 0 ? '' : (result.error?.message ?? (result.stderr.trim() || `exit code ${result.status}`));
}

function mustRun(way: Way): Way {
  const reason = failure(way);
  if (!reason) return way;
  throw new Error(`The embedded PostgreSQL cannot run here (${reason}). It needs glibc. Otherwise set DATABASE_URL.`);
}

function unprivileged(): { uid: number; gid: number } {
  for (const user of ['postgres', 'nobody']) {
    const ask = (flag: string) => Number.parseInt(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout, 10);
    const uid = ask('-u');
    if (uid > 0) return { uid, gid: ask('-g') };
  }
  return { uid: 65534, gid: 65534 };
}

/** Another account cannot reach binaries below a private home. */
function publicCopy(native: string): string {
  const copy = join(tmpdir(), `verdant-postgres-${statSync(join(native, 'bin', 'postgres')).size}`);
  if (existsSync(copy)) {
    if (statSync(copy).uid === 0) return copy;
    throw new Error(`${copy} belongs to another user; remove it.`);
  }
  const half = `${copy}.${process.pid}`;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** From the inside out: a folder that is the account's own holds nothing else's. */
function chownAll(path: string, uid: number, gid: number): void {
  const entry = lstatSync(path);
  if (entry.uid === uid || entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) chownAll(join(path, name), uid, gid);
  chownSync(path, uid, gid);
}
