import {
  englishDeedNouns,
  englishFamilies,
  englishFreePhrases,
  englishFreeWords,
  englishIrregularForms,
  englishPlainPhrases,
  englishPlainWords,
  englishSameDeeds,
  englishSameDeedsBroadly,
  englishSameEveryday,
  englishSameInEditing,
  englishSameInTelling,
  englishSameInTrades,
  englishSameMeaning,
  englishSameMeaningToo,
  englishSamePlainly,
  englishSameThings,
  englishSameThingsBroadly,
  englishSpellings,
  englishWider,
  findEnglishVerb,
} from '@verdant/lexicon';
import { englishThesaurus } from '@verdant/lexicon/thesaurus';
import { once } from '../../text/once.ts';
import { latinWords } from '../../text/words.ts';
import { remember } from './remember.ts';
import { items } from './word-lists.ts';

/**
 * A word or phrase with all that it may mean: its base form, its stem and the groups of the same meaning. `wide` are the
 * groups of a larger thesaurus; what is `plain` says nothing anywhere, what is `free` claims nothing in a rewrite.
 */
export type Token = {
  text: string;
  from: number;
  to: number;
  keys: string[];
  wide: string[];
  /** groups whose general word may stand for this one: a translation is something produced */
  narrower: string[];
  /** phrases that it is a word of, each by its group and where it begins */
  phrases: string[];
  plain: boolean;
  free: boolean;
};

const list = (text: string) => items(text, /[,\n]/);

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
    return [base, ...others].map((form) => [form, base] as const);
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

/** Groups of the same meaning that only the comparison of a rewrite with its original uses, each list with its mark. */
const wideLists: readonly (readonly [string, string])[] = [
  ['w', englishSameMeaningToo],
  ['wd', englishSameDeeds],
  ['wt', englishSameThings],
  ['wp', englishSamePlainly],
  ['we', englishSameEveryday],
  ['wo', englishSameInEditing],
  ['wr', englishSameInTelling],
  ['wz', englishSameInTrades],
  ['wf', englishSameThingsBroadly],
  ['wg', englishSameDeedsBroadly],
  ['t', englishThesaurus],
];

const wordsOfGroups = once(
  () =>
    new Set(
      [englishSameMeaning, ...wideLists.map(([, text]) => text), englishWider]
        .join('\n')
        .split(/[\s,;<-]+/)
        .filter((word) => word !== '')
        .map(american),
    ),
);

const bases = new Map<string, string>();
/** The base form of a word: singular, present, without -ly, in one spelling. `trainer` stays apart from `train`. */
export function baseOf(word: string): string {
  const known = bases.get(word);
  if (known !== undefined) return known;
  const plain = word.toLowerCase().replace(/[’']s$|[’']$/, '');
  const verb = irregular.get(plain) ?? findEnglishVerb(plain)?.base ?? prefixed(plain);
  const base = american(verb ?? unsuffixed(singular(american(plain))));
  if (bases.size < 20_000) bases.set(word, base);
  return base;
}

/** Withdrawn, redrew, outgrown: the form of the verb without its beginning. */
const PREFIXED = /^(re|over|under|out|un|fore|mis|with|up)([a-z]{3,})$/;
function prefixed(word: string): string | undefined {
  const [, prefix = '', rest = ''] = PREFIXED.exec(word) ?? [];
  const base = irregular.get(rest);
  return base === undefined || base === rest ? undefined : prefix + base;
}

function unsuffixed(word: string): string {
  const known = irregular.get(word) ?? deedNouns.get(word) ?? findEnglishVerb(word)?.base;
  if (known !== undefined) return known;
  const bare = word.match(/^(.{2,})(?:ed|ing|ly)$/)?.[1];
  if (bare === undefined || (bare.length < 3 && !wordsOfGroups().has(`${bare}e`))) return word;
  const single = bare.replace(/([bdfglmnprt])\1$/, '$1').replace(/i$/, 'y');
  const forms = /(?:ll|ss|ff|zz)$/.test(bare) ? [bare, single] : [`${bare}e`, bare, single];
  return forms.find((one) => wordsOfGroups().has(one)) ?? single;
}

/** What base forms of one family share: migration, migrate; inspection, inspect. */
const stemOf = (base: string): string =>
  base.length < 5
    ? base
    : base
        .replace(/(?<=[a-z]{4}(?:ment|[st]ion|[gl]ion|ic)|[a-z]{2}(?:gion|tion|ason))al$/, '')
        .replace(/(?:ations?|ments?|ions?|ances?|ate|ing|ed|ly)$/, '')
        .replace(/e$/, '')
        .replace(/([bdfglmnprt])\1$/, '$1')
        .replace(/[iy]$/, '');

const wordsOf = (text: string) => text.trim().split(/\s+/);
const plainWords = new Set(wordsOf(englishPlainWords));
const freeWords = new Set([...plainWords, ...wordsOf(englishFreeWords)]);

type Meaning = { group: string; wide: boolean } | 'plain' | 'free';
type Phrase = { words: string[]; meaning: Meaning };

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The lists by base forms. The large one takes a quarter of a second. */
const meanings = once(() => {
  const phrases = new Map<string, Phrase[]>();
  const groups = new Map<string, string[]>();
  const wideGroups = new Map<string, string[]>();
  const narrowerGroups = new Map<string, string[]>();

  const add = (form: string, meaning: Meaning) => {
    const words = form.split(/[\s-]+/).map(baseOf);
    const [first = ''] = words;
    if (words.length > 1 || typeof meaning === 'string') push(phrases, first, { words, meaning });
    else push(meaning.wide ? wideGroups : groups, first, meaning.group);
  };
  const addGroups = (text: string, mark: string, wide: boolean) => {
    for (const [index, row] of text.trim().split(/[\n;]/).entries())
      for (const form of list(row)) add(form, { group: `${mark}${index}`, wide });
  };
  addGroups(englishSameMeaning, 'g', false);
  for (const [mark, text] of wideLists) addGroups(text, mark, true);
  for (const [index, row] of englishWider.trim().split('\n').entries()) {
    const [general = '', special = ''] = row.split('<');
    for (const form of list(general)) add(form, { group: `h${index}`, wide: true });
    for (const form of list(special)) push(narrowerGroups, baseOf(form), `h${index}`);
  }
  for (const row of list(englishFamilies))
    for (const form of row.split(' ')) push(wideGroups, baseOf(form), `f ${row}`);
  for (const form of list(englishPlainPhrases)) add(form, 'plain');
  for (const form of list(englishFreePhrases)) add(form, 'free');
  return { phrases, groups, wideGroups, narrowerGroups };
});

const keysOf = (base: string): string[] => [
  base,
  `~${stemOf(deedNouns.get(base) ?? base)}`,
  ...(meanings().groups.get(base) ?? []),
];

/** Endings that make a noun of a deed, with what the verb ends in: irrigation, irrigate; adjustment, adjust. */
const DEED_ENDINGS: [RegExp, string[]][] = [
  [/ation$/, ['ate', 'e', '']],
  [/(?<=[cprst])tion$/, ['t', 'te']],
  [/ition$/, ['e', 'it']],
  [/ment$/, ['', 'e']],
  [/(?:ance|ence)$/, ['', 'e']],
  [/ification$/, ['ify']],
];
const verbs = new Map<string, string | undefined>();
/** The verb that a noun of a deed is made of, undefined where it is none. */
export function verbOf(base: string): string | undefined {
  if (verbs.has(base)) return verbs.get(base);
  const found =
    deedNouns.get(base) ??
    DEED_ENDINGS.flatMap(([ending, ends]) =>
      base.length > 6 && ending.test(base) ? ends.map((end) => base.replace(ending, end)) : [],
    ).find((verb) => findEnglishVerb(verb) !== undefined || (verb.length > 3 && wordsOfGroups().has(verb)));
  if (verbs.size < 20_000) verbs.set(base, found);
  return found;
}

function tokenOf(text: string, from: number, to: number): Token {
  const { wideGroups, narrowerGroups } = meanings();
  const base = baseOf(text);
  const verb = verbOf(base);
  const wide = [...(wideGroups.get(base) ?? []), ...((verb && wideGroups.get(verb)) ?? [])];
  const lower = text.toLowerCase();
  const narrower = [...(narrowerGroups.get(base) ?? []), ...((verb && narrowerGroups.get(verb)) ?? [])];
  return {
    text,
    from,
    to,
    keys: keysOf(base),
    wide,
    narrower,
    phrases: [],
    plain: plainWords.has(lower),
    free: freeWords.has(lower),
  };
}

/** A word of everyday work by the lists of this product; what only a large dictionary holds may be a name. */
export const isCommonWord = (word: string): boolean => {
  const base = baseOf(word);
  const { groups, wideGroups } = meanings();
  return (
    freeWords.has(word.toLowerCase()) ||
    groups.has(base) ||
    (wideGroups.get(base) ?? []).some((group) => group.startsWith('w'))
  );
};

/** laid, drew: a form that follows no rule. */
export const isIrregularForm = (word: string): boolean =>
  (irregular.get(word.toLowerCase()) ?? word.toLowerCase()) !== word.toLowerCase();

/** Any word of the lists, the large one as well. */
export const isDictionaryWord = (word: string): boolean => {
  const base = baseOf(word);
  return wordsOfGroups().has(base) || wordsOfGroups().has(word.toLowerCase());
};

const PARTICLES = new Set(['up', 'down', 'out', 'off', 'in', 'on', 'over', 'back', 'away', 'together']);
const APART = 4;
/** The words at a place that may be a phrase; `bring costs down` is `bring down` with its object inside. */
function phraseAt(tokens: readonly Token[], at: number, phrase: readonly string[]): readonly Token[] {
  const { length, 1: second = '' } = phrase;
  const run = tokens.slice(at, at + length);
  if (length !== 2 || !PARTICLES.has(second) || run[1]?.keys[0] === second) return run;
  const particle = tokens.slice(at + 2, at + 2 + APART).find(({ keys: [base] }) => base === second);
  return particle ? [tokens[at]!, particle] : run;
}

/** The words of a text in order; `took part` is one of them. Figures are left out. */
export const englishTokens = remember((text): readonly Token[] => {
  const { phrases } = meanings();
  const tokens = latinWords(text).flatMap(({ text: word, from, to }) => {
    if (/^(?:[\d.,/-]+|[’']?s|)$/.test(word)) return [];
    if (!/[-/]/.test(word) || /\d/.test(word)) return [tokenOf(word, from, to)];
    let at = from;
    return word.split(/[-/]/).flatMap((part) => {
      const start = at;
      at += part.length + 1;
      return part === '' ? [] : [tokenOf(part, start, start + part.length)];
    });
  });
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]!;
    for (const { words: phrase, meaning } of phrases.get(first.keys[0]!) ?? []) {
      const run = phraseAt(tokens, at, phrase);
      if (run.length < phrase.length || run.some(({ keys: [base] }, index) => base !== phrase[index])) continue;
      for (const token of run) {
        if (meaning === 'plain') token.plain = true;
        if (typeof meaning === 'string') token.free = true;
        else {
          (meaning.wide ? token.wide : token.keys).push(meaning.group);
          token.phrases.push(`${meaning.group}@${first.from}`);
        }
      }
    }
  }
  return tokens;
});

/** Whether two words say the same, by the narrow lists or the large one. */
export const sayTheSame = (a: Token, b: Token): boolean =>
  a.keys.some((key) => b.keys.includes(key)) || a.wide.some((key) => b.wide.includes(key));
