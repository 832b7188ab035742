import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { ROOT } from './environment.ts';

/** `target` is a path of this repository for a relative import, the package's name otherwise (`@scope/name/sub`). */
export type Import = { target: string; relative: boolean; typeOnly: boolean };
/** `path` is from the root, with `/`. */
export type Source = { path: string; text: string; imports: Import[] };

const NOT_OURS = new Set(['node_modules', 'dist', '.turbo', 'migrations']);
const IS_SOURCE = /\.(ts|tsx|mts|mjs|js)$/;
const STATEMENT = /(?:^|;)\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"`;]*?\sfrom\s*)?['"](?<target>[^'"]+)['"]/gm;
const CALL = /\b(?:import|require)\(\s*['"](?<target>[^'"]+)['"]/g;

/** Every source file of ours below the given folders of the repository, as far as there are such folders. */
export function readSources(...folders: string[]): Source[] {
  return folders
    .map((folder) => join(ROOT, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow)
    .map(readSource);
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? filesBelow(path) : IS_SOURCE.test(entry.name) ? [path] : [];
    });
}

function readSource(file: string): Source {
  const path = relative(ROOT, file).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  return { path, text, imports: findImports(path, text) };
}

export function findImports(path: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT), ...text.matchAll(CALL)].map(({ groups }) => {
    const target = groups?.target ?? '';
    const isRelative = target.startsWith('.');
    return {
      target: isRelative ? posix.join(dirname(path), target) : target,
      relative: isRelative,
      typeOnly: Boolean(groups?.type),
    };
  });
}
