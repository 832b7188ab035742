import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Debian's, whatever other one the path leads to: its packages are only there. */
export const PYTHON = '/usr/bin/python3';
const program = fileURLToPath(new URL('s3-server.py', import.meta.url));
const KEY = { id: 'verdant:tests', secret: 'for-tests-alone' };
const START_MS = 60_000;

/** An S3-compatible server for tests, objects in memory. Its address, with the key in it as name and password. */
export async function startS3Server(dir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(dir, 's3');
  await mkdir(folder);
  const child = spawn(PYTHON, [program, folder, '0', KEY.id, KEY.secret], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<null>((resolve) => child.once('close', () => resolve(null)));
  child.once('error', (error) => console.error(error.message));
  const said = await Promise.race([once(child.stdout, 'data', { signal: AbortSignal.timeout(START_MS) }), ended]);
  if (!said) throw new Error('the S3 server did not start');
  const url = new URL(String(said[0]).trim());
  return {
    url: Object.assign(url, { username: KEY.id, password: KEY.secret }).href,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
