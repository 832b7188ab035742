import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './environment.ts';
import { runTool } from './run-command.ts';

const WEB = join(ROOT, 'apps', 'web');
const STAMP = join(WEB, 'node_modules', '.verdant-build');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'generated', '.turbo']);
export const WEB_DIST = join(WEB, 'dist');

/** Builds the web unless dist/ was made from just these sources and dependencies. */
export async function buildWeb(signal?: AbortSignal): Promise<'built' | 'fresh'> {
  const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (built === hashOfSources() && existsSync(join(WEB_DIST, 'index.html'))) return 'fresh';
  const code = await runTool('pnpm', ['run', 'build'], { cwd: WEB, signal });
  if (code !== 0) throw new Error(`The web could not be built (exit code ${code}).`);
  writeFileSync(STAMP, hashOfSources());
  return 'built';
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'pnpm-lock.yaml')));
  for (const file of filesBelow(WEB)) hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true }).filter(({ name }) => !NOT_SOURCES.has(name));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(dir, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
