import { expect, test } from 'vitest';
import { findCircles, readDoors } from '../lib/import-circles.ts';
import { findImports, readSources, type Source } from '../lib/sources.ts';

const file = (path: string, text: string): Source => ({ path, text, imports: findImports(path, text) });

test('circles are seen, by value, by type and through a package’s door', () => {
  const sources = [
    file('packages/a/src/index.ts', "export { b } from './b.ts';"),
    file('packages/a/src/b.ts', "import type { C } from '@verdant/c/sub/one';"),
    file('packages/c/sub/one.ts', "import { a } from '@verdant/a';"),
    file('packages/c/two.ts', "import './sub/one.ts';"),
  ];
  const doors = new Map([
    ['@verdant/a', 'packages/a/src/index.ts'],
    ['@verdant/c/sub/*', 'packages/c/sub/*.ts'],
  ]);
  expect(findCircles(sources, doors)).toEqual([
    ['packages/a/src/b.ts', 'packages/a/src/index.ts', 'packages/c/sub/one.ts'],
  ]);
  expect(findCircles(sources.slice(1), doors)).toEqual([]);
});

test('no import runs in a circle, tests, benches and scripts included', () => {
  const sources = readSources('apps', 'packages', 'e2e', 'bench', 'scripts');
  const doors = readDoors();
  expect(sources.length).toBeGreaterThan(1_000);
  expect([...doors.values()].length).toBeGreaterThan(20);
  expect(findCircles(sources, doors)).toEqual([]);
});

test('no folder has more than 25 files', () => {
  const counts = new Map<string, number>();
  for (const { path } of readSources('apps', 'packages', 'e2e', 'bench', 'scripts')) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, files]) => files > 25)).toEqual([]);
});
