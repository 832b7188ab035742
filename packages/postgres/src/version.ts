import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws a sentence with the way out where the cluster in `dataDir` is of another major version than `brought`, the
 * output of `postgres --version`: each major version reads its own clusters alone.
 */
export function assertSameMajor(dataDir: string, brought: string): void {
  const theirs = Number.parseInt(readFileSync(join(dataDir, 'PG_VERSION'), 'utf8'), 10);
  const ours = Number.parseInt(/\d+/.exec(brought)?.[0] ?? '', 10);
  if (theirs === ours) return;
  const what = `The database in ${dataDir} was made by PostgreSQL ${theirs}, and this version of Verdant brings ${ours}, which can't read it. Nothing was changed.`;
  throw new Error(
    theirs < ours
      ? `${what} With the version of Verdant that you had before: npm run backup -- DIR. Then move DATA_DIR aside, and with this one: npm run restore -- DIR. See docs/OPERATIONS.md, Upgrade.`
      : `${what} Install the newer version of Verdant again, or move DATA_DIR aside and restore a backup that this one made.`,
  );
}
