import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** One line a file, as `sha256sum -c` reads it. */
export const SUMS = 'SHA256SUMS';
/** Written last: a folder without it is no whole backup. */
export const MANIFEST = 'manifest.json';

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Every file below a folder, by its path in it, sorted. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}

/** Makes an empty folder for this user's eyes alone; throws where something lies in it. */
export async function makeEmptyFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0) throw new Error(`${dir} is not empty; a backup goes into a folder of its own`);
}

/** Writes sums of all that is there, and the manifest, which holds the sum of the sums. */
export async function seal(dir: string, manifest: object): Promise<string> {
  const lines: string[] = [];
  for (const path of await filesBelow(dir)) lines.push(`${await sha256Of(join(dir, path))}  ${path}\n`);
  await writeFile(join(dir, SUMS), lines.join(''), { mode: 0o600 });
  const sums = await sha256Of(join(dir, SUMS));
  const file = await open(join(dir, MANIFEST), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ ...manifest, sums }, null, 2)}\n`);
    await file.sync();
    return sums;
  } catch (error) {
    await rm(join(dir, MANIFEST), { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Throws with the first file that is not as it was written, is missing, or was added. */
export async function checkSums(dir: string, sumsOfManifest: string): Promise<void> {
  if ((await sha256Of(join(dir, SUMS)).catch(() => '')) !== sumsOfManifest)
    throw new Error(`${join(dir, SUMS)} is not what the backup wrote; the backup is damaged`);
  const expected = new Map<string, string>();
  for (const line of (await readFile(join(dir, SUMS), 'utf8')).split('\n'))
    if (line) expected.set(line.slice(66), line.slice(0, 64));
  const there = (await filesBelow(dir)).filter((path) => path !== SUMS && path !== MANIFEST);
  for (const path of there)
    if (expected.get(path) !== (await sha256Of(join(dir, path))))
      throw new Error(`${join(dir, path)} is not what the backup wrote; the backup is damaged`);
  const seen = new Set(there);
  const [missing] = [...expected.keys()].filter((path) => !seen.has(path));
  if (missing) throw new Error(`${join(dir, missing)} is missing; the backup is damaged`);
}

export const parentOf = (path: string) => mkdir(dirname(path), { recursive: true, mode: 0o700 });
