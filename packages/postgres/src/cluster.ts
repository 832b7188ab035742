import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { isAlive } from './processes.ts';

export const SUPERUSER = 'verdant';

/** The superuser's password, made once. Linking is atomic: of two that start together, both read the same one. */
export function password(root: string): string {
  const file = join(root, 'password');
  const mine = `${file}.${process.pid}.tmp`;
  writeFileSync(mine, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(file, 'utf8');
}

/**
 * Makes `<root>/data` with initdb unless it is there; returns whether it did. It is filled under another name and
 * renamed, so a killed initdb leaves nothing half made, and of two that start together one wins.
 */
export async function ensureCluster(root: string, secret: string, account: Account): Promise<boolean> {
  if (readdirSync(root).includes('data')) return false;
  removeAbandoned(root);
  const half = join(root, `initdb.${process.pid}.${randomBytes(3).toString('hex')}`);
  const passwordFile = `${half}.password`;
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, secret, { mode: 0o600 });
  account.own(half);
  account.own(passwordFile);
  try {
    await initdb(account, half, passwordFile);
    renameSync(half, join(root, 'data'));
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(half, { recursive: true, force: true });
  }
}

function initdb(account: Account, dir: string, passwordFile: string): Promise<void> {
  const args = ['-D', dir, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  args.push('--encoding=UTF8', '--locale=C', '--no-instructions', '--no-sync');
  const child = account.spawn('initdb', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The embedded database could not be created in ${dir}: ${said.trim() || `exit ${code}`}`));
    });
  });
}

/** What an initdb that was killed has left behind. */
function removeAbandoned(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = /^initdb\.(\d+)\./.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(root, name), { recursive: true, force: true });
  }
}
