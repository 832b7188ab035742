import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/environment.ts';
import { readSources } from '../lib/sources.ts';

const IMPORTED = /import (\w+) from '([^']+\.module\.css)'/g;
const NAMED = /\.([a-z_][\w-]*)/gi;

/** The names that a source takes from its style sheets and that do not stand there. */
function missingIn({ path, text }: { path: string; text: string }): string[] {
  const code = text.replace(/'[^'\n]*'/g, "''");
  return [...text.matchAll(IMPORTED)].flatMap(([, name, sheet]) => {
    const css = readFileSync(join(ROOT, dirname(path), sheet!), 'utf8');
    const there = new Set([...css.matchAll(NAMED)].map(([, one]) => one!));
    const used = [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, one]) => one!);
    return [...new Set(used)].filter((one) => !there.has(one)).map((one) => `${path}: ${name}.${one}`);
  });
}

test('every class that a page names stands in its style sheet', () => {
  const pages = readSources('apps').filter(({ text }) => text.includes('.module.css'));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(missingIn)).toEqual([]);
});
