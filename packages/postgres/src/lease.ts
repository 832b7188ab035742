import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './processes.ts';

let taken = 0;

/** Says that this process uses the database below `root`. `release` tells whether it was the last one that does. */
export function takeLease(root: string): { release(): boolean } {
  const dir = join(root, 'leases');
  const name = `${process.pid}.${++taken}`;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, name), '');
  return {
    release: () => {
      rmSync(join(dir, name), { force: true });
      return readdirSync(dir).filter((other) => isHeld(dir, other)).length === 0;
    },
  };
}

function isHeld(dir: string, name: string): boolean {
  if (isAlive(Number.parseInt(name, 10))) return true;
  rmSync(join(dir, name), { force: true });
  return false;
}
