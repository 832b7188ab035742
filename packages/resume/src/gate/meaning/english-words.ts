import {
  englishDeedNouns,
  englishIrregularForms,
  englishPlainPhrases,
  englishPlainWords,
  englishSameMeaning,
  englishSpellings,
  findEnglishVerb,
} from '@verdant/lexicon';
import { latinWords } from '../../text/words.ts';

/** A word or phrase with all that it may mean: its base form, its stem and the groups of the same meaning. */
export type Token = { text: string; from: number; to: number; keys: string[]; plain: boolean };

const list = (text: string) =>
  text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const pairs = (text: string) =>
  new Map(
    list(text).flatMap((row) => {
      const [first = '', second = ''] = row.split(' ');
      return second === '' ? [] : [[first, second] as const];
    }),
  );
const spellings = pairs(englishSpellings);
const deedNouns = pairs(englishDeedNouns);
const irregular = new Map(
  list(englishIrregularForms).flatMap((row) => {
    const [base = '', ...others] = row.split(' ');
    return others.map((form) => [form, base] as const);
  }),
);

const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is|ics)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
};

const american = (word: string): string =>
  spellings.get(word) ?? word.replace(/(?<=\p{L}{3})is(e|ed|es|ing|ation)$/u, 'iz$1').replace(/yse/, 'yze');

const wordsOfGroups = new Set(
  englishSameMeaning
    .split(/[\s,-]+/)
    .filter((word) => word !== '')
    .map(american),
);

const bases = new Map<string, string>();
/** The base form of a word: singular, present, without -ly, in one spelling. `trainer` stays apart from `train`. */
export function baseOf(word: string): string {
  const known = bases.get(word);
  if (known !== undefined) return known;
  const plain = word.toLowerCase().replace(/[’']s$|[’']$/, '');
  const verb = irregular.get(plain) ?? findEnglishVerb(plain)?.base;
  const base = american(verb ?? unsuffixed(singular(american(plain))));
  if (bases.size < 20_000) bases.set(word, base);
  return base;
}

function unsuffixed(word: string): string {
  const known = irregular.get(word) ?? deedNouns.get(word) ?? findEnglishVerb(word)?.base;
  if (known !== undefined) return known;
  const bare = word.match(/^(.{2,})(?:ed|ing|ly)$/)?.[1];
  if (bare === undefined || (bare.length < 3 && !wordsOfGroups.has(`${bare}e`))) return word;
  const single = bare.replace(/([bdfglmnprt])\1$/, '$1').replace(/i$/, 'y');
  return [`${bare}e`, bare, single].find((one) => wordsOfGroups.has(one)) ?? single;
}

/** What base forms of one family share: migration, migrate; inspection, inspect. */
const stemOf = (base: string): string =>
  base.length < 5
    ? base
    : base
        .replace(/(?:ations?|ments?|ions?|ances?|ate|ing|ed|ly)$/, '')
        .replace(/e$/, '')
        .replace(/([bdfglmnprt])\1$/, '$1')
        .replace(/[iy]$/, '');

const plainWords = new Set(englishPlainWords.trim().split(/\s+/));
type Phrase = { words: string[]; group: string | null };
const phrases = new Map<string, Phrase[]>();
const groups = new Map<string, string[]>();

const addPhrase = (text: string, group: string | null) => {
  const words = text.split(/[\s-]+/).map(baseOf);
  const [first = ''] = words;
  if (words.length === 1 && group !== null) groups.set(first, [...(groups.get(first) ?? []), group]);
  else phrases.set(first, [...(phrases.get(first) ?? []), { words, group }]);
};
for (const [index, row] of englishSameMeaning.trim().split('\n').entries())
  for (const form of list(row)) addPhrase(form, `g${index}`);
for (const form of list(englishPlainPhrases)) addPhrase(form, null);

const keysOf = (base: string): string[] => [
  base,
  `~${stemOf(deedNouns.get(base) ?? base)}`,
  ...(groups.get(base) ?? []),
];

/** The words of a text in order; `took part` is one of them. Figures are left out. */
export function englishTokens(text: string): Token[] {
  const words = latinWords(text).flatMap(({ text: word, from, to }) => {
    if (/^[\d.,/-]+$/.test(word)) return [];
    if (!/[-/]/.test(word) || /\d/.test(word)) return [{ text: word, from, to }];
    let at = from;
    return word.split(/[-/]/).map((part) => {
      const piece = { text: part, from: at, to: at + part.length };
      at += part.length + 1;
      return piece;
    });
  });
  const tokens: Token[] = words
    .filter(({ text: word }) => word !== '')
    .map(({ text: word, from, to }) => {
      const base = baseOf(word);
      return { text: word, from, to, keys: keysOf(base), plain: plainWords.has(word.toLowerCase()) };
    });
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]!;
    for (const { words: phrase, group } of phrases.get(first.keys[0]!) ?? []) {
      const run = tokens.slice(at, at + phrase.length);
      if (run.length < phrase.length || run.some(({ keys: [base] }, index) => base !== phrase[index])) continue;
      for (const token of run) {
        if (group === null) token.plain = true;
        else token.keys.push(group);
      }
    }
  }
  return tokens;
}
