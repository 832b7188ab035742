import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

it('has a name in every dialog and drawer', () => {
  const opened = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(join(SRC, file), 'utf8').matchAll(/<(?:Modal|Drawer)\n([\s\S]*?)\n\s*>/g)].map(([, props]) => ({
        file,
        named: /closeButtonProps=\{\{ 'aria-label'|withCloseButton=\{false\}/.test(props!),
      })),
    );
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.filter(({ named }) => !named)).toEqual([]);
});
