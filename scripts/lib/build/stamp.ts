import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../environment.ts';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'generated', '.turbo']);

/** Every file below a folder that is no result of a build, in order. */
export function filesBelow(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true }).filter(({ name }) => !NOT_SOURCES.has(name));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(dir, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Remembers in `file` from which files (and which dependencies) something was built. */
export function buildStamp(file: string, sources: () => string[]) {
  const hash = () => {
    const sum = createHash('sha256').update(readFileSync(join(ROOT, 'pnpm-lock.yaml')));
    for (const source of sources()) sum.update(`\n${source}\n`).update(readFileSync(source));
    return sum.digest('hex');
  };
  return {
    isFresh: () => existsSync(file) && readFileSync(file, 'utf8') === hash(),
    write: () => writeFileSync(file, hash()),
  };
}
