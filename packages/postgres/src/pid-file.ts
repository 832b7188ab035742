import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (dataDir: string) => join(dataDir, 'postmaster.pid');

/** What the running server says of itself; `port` is 0 until it has bound one. Null without a file. */
export function readPidFile(dataDir: string): { pid: number; port: number } | null {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(dataDir), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number.parseInt(lines[0] ?? '', 10);
  return pid > 0 ? { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0 } : null;
}

/**
 * A file left by a crash names a number that a stranger may have by now, and PostgreSQL would take the stranger for a
 * running server. It ignores its own parent's number, so this writes ours there; the rest of the file must stay, by it
 * PostgreSQL finds out whether old children still hold the shared memory.
 */
export function disownPidFile(dataDir: string): void {
  const [, ...rest] = readFileSync(fileOf(dataDir), 'utf8').split('\n');
  writeFileSync(fileOf(dataDir), [process.pid, ...rest].join('\n'));
}
