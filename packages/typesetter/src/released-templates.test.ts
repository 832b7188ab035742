import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesIn, versionsIn } from '../testing/gallery/template-versions.ts';
import { workspace } from './templates.ts';

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
      .map((folder) => `${folder} is new. \`npm run template -- release\` adds it to templates/released.json.`),
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
    cpSync(join(root, 'slip/v1'), join(root, 'slip/v900'), { recursive: true });
    rmSync(join(root, 'song/v1'), { recursive: true });
    expect(faultsIn(root)).toEqual([
      expect.stringContaining('song/v1 was released and is gone'),
      expect.stringMatching(/^slip\/v900 is new\. .* adds it to templates\/released\.json\.$/),
    ]);
  });
});
