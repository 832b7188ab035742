import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../environment.ts';
import { runTool } from '../run-command.ts';
import { buildStamp, filesBelow } from './stamp.ts';

const WEB = join(ROOT, 'apps', 'web');
export const WEB_DIST = join(WEB, 'dist');
const stamp = buildStamp(join(WEB, 'node_modules', '.verdant-build'), () => filesBelow(WEB));

/** Builds the web unless dist/ was made from just these sources and dependencies. */
export async function buildWeb(signal?: AbortSignal): Promise<'built' | 'fresh'> {
  if (existsSync(join(WEB_DIST, 'index.html')) && stamp.isFresh()) return 'fresh';
  const code = await runTool('pnpm', ['run', 'build'], { cwd: WEB, signal });
  if (code !== 0) throw new Error(`The web could not be built (exit code ${code}).`);
  stamp.write();
  return 'built';
}
