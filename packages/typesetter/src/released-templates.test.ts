import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { workspace } from './templates.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Every version of a template and of the common parts (`slip/v1`, `lib/v1`) with the hash of its files. */
function versionsIn(root: string): Record<string, string> {
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

/** What is wrong with the released versions, and what to do about it. */
function faultsIn(root: string): string[] {
  const released: Record<string, string> = JSON.parse(readFileSync(join(root, 'released.json'), 'utf8'));
  const now = versionsIn(root);
  const next = (folder: string) => folder.replace(/\d+$/, (number) => String(Number(number) + 1));
  return [
    ...Object.keys(released).flatMap((folder) => {
      if (now[folder] === released[folder]) return [];
      const what = now[folder] ? 'has changed' : 'is gone';
      return `${folder} was released and ${what}. Résumés are set with it: restore it and bump the version, as ${next(folder)}.`;
    }),
    ...Object.keys(now)
      .filter((folder) => !released[folder])
      .map((folder) => `${folder} is new. Add to templates/released.json: "${folder}": "${now[folder]}"`),
  ];
}

it('every version is as it was released', () => {
  expect(faultsIn(workspace)).toEqual([]);
});

it('a version is made of its own files and of one version of the common parts', () => {
  for (const folder of Object.keys(versionsIn(workspace)))
    for (const name of filesIn(join(workspace, folder))) {
      const text = readFileSync(join(workspace, folder, name), 'utf8');
      const imports = [...text.matchAll(/^\s*#(?:import|include) "([^"]+)"/gm)].map(([, path]) => path!);
      const own = folder.startsWith('lib/') ? /^[\w-]+\.typ$/ : /^(?:[\w-]+\.typ|\/lib\/v\d+\/[\w-]+\.typ)$/;
      expect(imports.filter((path) => !own.test(path))).toEqual([]);
      expect(new Set(imports.flatMap((path) => /^\/lib\/v\d+/.exec(path)?.[0] ?? [])).size).toBeLessThanOrEqual(1);
    }
});

describe('a change is noticed', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'verdant-templates-'));
    cpSync(workspace, root, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each(['slip/v1/template.typ', 'lib/v1/style.typ'])('of %s', (file) => {
    writeFileSync(join(root, file), `${readFileSync(join(root, file), 'utf8')} `);
    const [folder] = /^\w+\/v1/.exec(file)!;
    expect(faultsIn(root)).toEqual([expect.stringContaining(`${folder} was released and has changed`)]);
    expect(faultsIn(root)[0]).toContain(`bump the version, as ${folder.slice(0, -1)}2`);
  });

  it('of a file that was added, renamed or taken away', () => {
    writeFileSync(join(root, 'slip/v1/more.typ'), '');
    renameSync(join(root, 'song/v1/template.typ'), join(root, 'song/v1/other.typ'));
    rmSync(join(root, 'lib/v1/faces.typ'));
    expect(faultsIn(root).map((fault) => fault.split(' ')[0])).toEqual(['lib/v1', 'slip/v1', 'song/v1']);
  });

  it('of the versions there are', () => {
    cpSync(join(root, 'slip/v1'), join(root, 'slip/v2'), { recursive: true });
    rmSync(join(root, 'song/v1'), { recursive: true });
    expect(faultsIn(root)).toEqual([
      expect.stringContaining('song/v1 was released and is gone'),
      expect.stringMatching(/^slip\/v2 is new\. Add to templates\/released\.json: "slip\/v2": "[0-9a-f]{16}"$/),
    ]);
  });
});
