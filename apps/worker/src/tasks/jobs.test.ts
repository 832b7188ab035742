import { readdirSync } from 'node:fs';
import { taskKinds } from '@verdant/contracts';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('each kind of task has a folder of its name, and in it the same files', () => {
  expect(folders.map(({ name }) => name).sort()).toEqual(taskKinds.map((kind) => kind.replace('.', '-')).sort());
  for (const { name } of folders)
    expect(readdirSync(new URL(`${name}/`, here)), name).toEqual(
      expect.arrayContaining(['job.ts', 'run.test.ts', 'run.ts', 'save.ts']),
    );
});
