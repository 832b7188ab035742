import {
  abbreviations,
  findEnglishVerb,
  shortFormsOfBusiness,
  shortFormsOfPapers,
  shortFormsOfTrades,
} from '@verdant/lexicon';
import { once } from '../../text/once.ts';
import { isIrregularForm } from './english-words.ts';
import { remember } from './remember.ts';

/** Longest forms: words of English, letters of Chinese. */
const MAX_WORDS = 6;
const MAX_LETTERS = 12;

const isLong = (form: string) => /[a-z]{3}/.test(form);
const keyOf = (form: string) => (isLong(form) ? form.toLowerCase() : form);

/** Rows of one thing in its forms, by each form: a short one as it is written, a long one in any case. */
const rowsOf = once(() => {
  const rows = new Map<string, string[][]>();
  for (const row of [abbreviations, shortFormsOfTrades, shortFormsOfBusiness, shortFormsOfPapers]
    .join('\n')
    .split('\n')) {
    const forms = row.split('|').flatMap((form) => (form.trim() === '' ? [] : [form.trim()]));
    for (const form of forms) {
      const known = rows.get(keyOf(form));
      if (known) known.push(forms);
      else rows.set(keyOf(form), [forms]);
    }
  }
  return rows;
});

/** What might be a form: runs of words, runs of Chinese letters. */
function* candidates(text: string): Generator<string> {
  const words = Array.from(text.matchAll(/[\p{Script=Latin}\d][\p{Script=Latin}\d&/'-]*/gu));
  // SOPs are several of an SOP
  for (const [word] of words) if (/^[A-Z&]{2,}s$/.test(word)) yield word.slice(0, -1);
  for (const [at, first] of words.entries())
    for (let length = 1; length <= MAX_WORDS && at + length <= words.length; length += 1) {
      const last = words[at + length - 1]!;
      yield text.slice(first.index, last.index + last[0].length);
    }
  for (const { 0: run } of text.matchAll(/[\p{Script=Han}A-Z]*\p{Script=Han}+/gu))
    for (let from = 0; from < run.length; from += 1)
      for (let to = from + 2; to <= Math.min(run.length, from + MAX_LETTERS); to += 1) yield run.slice(from, to);
}

const formsIn = (text: string): string[] => {
  const rows = rowsOf();
  const found = new Set<string>();
  for (const form of candidates(text))
    for (const row of rows.get(keyOf(form)) ?? []) for (const other of row) if (other !== form) found.add(other);
  return [...found];
};

/** A text with the other forms of what it names behind it: ICU, 重症监护室. */
export const withShortForms = remember((text): string => [text, ...formsIn(text)].join('\n'));

/** Whether a word is another form of something that the text names. */
export const sameShort = (word: string, text: string): boolean => {
  const key = keyOf(word);
  return (rowsOf().get(key) ?? []).some((row) =>
    row.some((form) => keyOf(form) !== key && text.toLowerCase().includes(form.toLowerCase())),
  );
};

const paperLetters = once(
  () =>
    new Set(
      (shortFormsOfPapers.match(/(?<![\w-])[A-Z][A-Za-z]{1,5}(?![\w-])/g) ?? []).map((form) => form.toUpperCase()),
    ),
);
/** Degrees, papers and ranks have their names: no other words are one because they begin so. */
const DEGREE =
  /^(?:[BM](?:A|SC|ED|ENG|PHIL|BA|BBS|ACC|RES|TECH)|[DE]?PHD|DPHIL|LL[BM]|MD|DBA|QTS|PGC?E|GCSE|BTEC|[NS]VQ|IQA|ILM|CFA|CPA|CCNA|ACCA|RG?N|LGV|HGV|C[A-Z]{1,2}O|[ES]?VP|MP|QC|KC)$/;

/** Whether letters are a degree, a paper or a rank. */
export const isPaperOrRank = (short: string): boolean =>
  DEGREE.test(short.toUpperCase()) || paperLetters().has(short.toUpperCase());

const SMALL = /^(?:of|the|and|for|in|to|on|at|&)$/;
/** Words written as a name, each of the main ones with a capital, and no deed: Head of Wardrobe. */
export function areName(words: string): boolean {
  const main = words.split(/[ -]/).filter((word) => word !== '' && !SMALL.test(word));
  const [first = ''] = main;
  const isDeed = isIrregularForm(first) || (/ed$/i.test(first) && findEnglishVerb(first) !== undefined);
  return !isDeed && main.every((word) => /^\p{Lu}/u.test(word));
}

/** Whether a short form may stand for words: by the lists, and where they hold it not, in a name or `beside` the words. */
export function standsFor(short: string, words: string, beside = false): boolean {
  const rows = rowsOf().get(keyOf(short)) ?? [];
  const long = rows.flat().filter((form) => isLong(form) && form !== short);
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z\d]|s(?![a-z])/g, '');
  if (long.some((form) => bare(words).includes(bare(form)) || bare(form).includes(bare(words)))) return true;
  return long.length === 0 && (beside || (areName(words) && !isPaperOrRank(short)));
}

/** What a short form may stand for, letter by letter. */
export const namesOf = (short: string): ReadonlySet<string> => new Set((rowsOf().get(keyOf(short)) ?? []).flat());
