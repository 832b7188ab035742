import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { RENDERER } from '@verdant/contracts';
import { expect, it } from 'vitest';

const NAME = '@myriaddreamin/typst-ts-node-compiler';

it('is what the contracts say sets the pages', () => {
  const file = createRequire(import.meta.url).resolve(`${NAME}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  expect(RENDERER).toBe(`${NAME.split('/')[1]} ${version}`);
});
