import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Every version of a template and of the common parts (`slip/v1`, `lib/v1`) with the hash of its files. */
export function versionsIn(root: string): Record<string, string> {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(root, name)).map((version) => `${name}/${version}`))
    .filter((path) => /\/v\d+$/.test(path));
  const hashOf = (folder: string) => {
    const hash = createHash('sha256');
    for (const name of filesIn(join(root, folder)))
      hash.update(`${name}\n`).update(readFileSync(join(root, folder, name)));
    return hash.digest('hex').slice(0, 16);
  };
  return Object.fromEntries(folders.sort().map((folder) => [folder, hashOf(folder)]));
}
