import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { expect, test } from 'vitest';
import { packWords } from './packed-words.ts';

test('knows each word, the marks that matter, and no other word', () => {
  const marks = { run: ['S'], Ünal: [], 东: ['K'], polish: ['K', 'S'], constructor: [], '': [] };
  const wordOf = packWords(marks, new Set(['K']));
  expect(wordOf('run')).toEqual([]);
  expect(wordOf('Ünal')).toEqual([]);
  expect(wordOf('东')).toEqual(['K']);
  expect(wordOf('polish')).toEqual(['K', 'S']);
  expect(wordOf('constructor')).toEqual([]);
  for (const word of ['runs', 'ru', 'Run', 'toString', '__proto__', '西']) expect(wordOf(word)).toBeUndefined();
});

test('holds all of a dictionary, and none of its words misspelt', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en'));
  const read = (name: string) => readFileSync(join(folder, name));
  const { data } = nspell({ aff: read('index.aff'), dic: read('index.dic') });
  const wordOf = packWords(data, new Set());
  const words = Object.keys(data);
  expect(words.filter((word) => !wordOf(word))).toEqual([]);
  const changed = words.map((word) => `${word.slice(1)}${word[0]}`);
  expect(changed.filter((word) => Boolean(wordOf(word)) !== Boolean(data[word]))).toEqual([]);
});
