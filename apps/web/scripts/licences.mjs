// The notices of everything that api, worker and web are made of, in one file that is served as /licences.txt.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const require = createRequire(import.meta.url);

/** What pnpm has installed for the programs, by licence. */
function installed() {
  const shipped = ['api', 'worker', 'web'].flatMap((name) => ['--filter', `@verdant/${name}...`]);
  const args = [join(ROOT, 'node_modules/pnpm/bin/pnpm.cjs'), 'licenses', 'list', '--prod', '--json', ...shipped];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run.status !== 0) throw new Error(`The licences could not be listed: ${run.stderr || run.stdout}`);
  return Object.values(JSON.parse(run.stdout)).flat();
}

/** Words of ours that others wrote, and where their licence stands. */
const COPIED = [
  { name: 'WordNet 3.1', license: 'WordNet', file: 'packages/lexicon/src/meaning/WORDNET-LICENSE' },
  { name: 'Verdant', license: 'MIT', file: 'LICENSE' },
];

const IS_NOTICE = /^(?:licen[cs]e|copying|notice|ofl|unlicense)/i;
const read = (file) => readFileSync(file, 'utf8').replace(/\r\n/g, '\n').trim();

function noticesOf(folder) {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .filter(({ name }) => IS_NOTICE.test(name))
    .map(({ name }) => read(join(folder, name)))
    .filter(Boolean);
}

/** `(MIT OR GPL-3.0-or-later)` → both; the second part of one that builds on another comes with it. */
function idsOf(license) {
  const ids = license.split(/[()\s]+|\bAND\b|\bOR\b/).filter((id) => id && id !== 'AND' && id !== 'OR');
  return ids.some((id) => id.startsWith('LGPL-3')) ? [...ids, 'GPL-3.0-only'] : ids;
}

function compose() {
  const packages = installed().flatMap(({ name, versions, paths, ...more }) =>
    paths.map((path, i) => ({ name: `${name} ${versions[i]}`, texts: noticesOf(path), ...more })),
  );
  const copied = COPIED.map(({ file, ...more }) => ({ ...more, texts: [read(join(ROOT, file))] }));
  const byText = new Map();
  const bare = [];
  const line = ({ name, license, author, homepage }) => [name, license, author, homepage].filter(Boolean).join(' · ');
  for (const one of [...copied, ...packages].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (one.texts.length === 0) bare.push(one);
    for (const text of one.texts) {
      // many have the same one, broken into lines in another way
      const words = text.replace(/\s+/g, ' ');
      const { names = [] } = byText.get(words) ?? {};
      byText.set(words, { text, names: [...names, line(one)] });
    }
  }
  const standard = require('spdx-license-list/full');
  const ids = [...new Set(bare.flatMap(({ license }) => idsOf(license)))].sort();
  const unknown = ids.filter((id) => !standard[id]);
  if (unknown.length > 0) throw new Error(`There is no text for ${unknown.join(', ')}`);
  const rule = '='.repeat(80);
  return [
    '青简 · Verdant: what it is made of, and under which licences\n',
    ...[...byText.values()].map(({ text, names }) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}\n`),
    `${rule}\nUnder the licence that is named, whose text follows once below:\n\n${bare.map(line).join('\n')}\n${rule}\n`,
    ...ids.map((id) => `${id}\n${'-'.repeat(id.length)}\n\n${standard[id].licenseText.trim()}\n`),
  ].join('\n');
}

const target = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../public/licences.txt');
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, compose());
