/// <reference path="./nspell.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { packWords } from './packed-words.ts';

const require = createRequire(import.meta.url);
type Dictionary = ReturnType<typeof nspell>;
const loaded = new Map<string, Dictionary>();

/** The marks that nspell looks for in a word that it has found. */
const marksOf = (flags: Dictionary['flags']): ReadonlySet<string> =>
  new Set(['ONLYINCOMPOUND', 'FORBIDDENWORD', 'KEEPCASE'].flatMap((name) => flags[name] ?? []) as string[]);

/** Some 200 ms the first time, nothing after: American and British English are read from their packages when asked for. */
function dictionary(name: 'dictionary-en' | 'dictionary-en-gb'): Dictionary {
  const known = loaded.get(name);
  if (known) return known;
  const folder = dirname(require.resolve(name));
  const fresh = nspell({
    aff: readFileSync(join(folder, 'index.aff')),
    dic: readFileSync(join(folder, 'index.dic')),
  });
  const wordOf = packWords(fresh.data, marksOf(fresh.flags));
  fresh.data = new Proxy({}, { get: (_, word) => wordOf(String(word)) });
  loaded.set(name, fresh);
  return fresh;
}

const MAX_KEPT = 20_000;
const verdicts = new Map<string, boolean>();

/** Whether American or British English knows the word. */
export function isWord(word: string): boolean {
  const known = verdicts.get(word);
  if (known !== undefined) return known;
  const right = dictionary('dictionary-en').correct(word) || dictionary('dictionary-en-gb').correct(word);
  if (verdicts.size >= MAX_KEPT) verdicts.clear();
  verdicts.set(word, right);
  return right;
}

/** For the many candidates of one misspelling: not kept, American English only unless that knows none. */
export const isCommonWord = (word: string): boolean => dictionary('dictionary-en').correct(word);
export const isBritishWord = (word: string): boolean => dictionary('dictionary-en-gb').correct(word);
