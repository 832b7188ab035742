import { findTerms, type TermHit } from '@verdant/lexicon';
import { chineseNumeral } from '../../text/numerals.ts';
import { hasHan } from '../../text/words.ts';
import { numeralsIn } from '../said-figures.ts';
import { isKindOf } from './account/named-anyway.ts';
import { isPhrasalNoun } from './account/phrasal-nouns.ts';
import { withoutFigures } from './blank.ts';
import { newChineseWords, type Said, saidIn } from './chinese-words.ts';
import { englishTokens, type Token } from './english-words.ts';
import { remember } from './remember.ts';
import { areName, isPaperOrRank, sameShort, standsFor, withShortForms } from './short-forms.ts';

const HAN_RUN = /\p{Script=Han}+/gu;

/** What a rewrite may draw on, read once. */
export type Known = {
  text: string;
  keys: ReadonlySet<string>;
  /** values of its figures, however they are written */
  numerals: readonly number[];
  said: Said;
  terms: readonly { id: string; text: string }[];
};

const initialsOf = (text: string) =>
  englishTokens(text)
    .map(({ text: word }) => word[0]!.toLowerCase())
    .join('');

/** Neighbouring words written as one: anti-social, antisocial. */
export const joinedWords = (tokens: readonly Token[]) =>
  tokens.slice(1).map(({ text }, at) => tokens[at]!.text.toLowerCase() + text.toLowerCase());

/** What led to something has led nobody. */
const LED_TO = /\b(?:led|leads|leading) to\b/gi;

const read = remember((written): Known => {
  const source = written.replace(LED_TO, 'so that');
  const text = withShortForms(source);
  const bare = withoutFigures(text);
  return {
    text,
    keys: new Set([
      ...joinedWords(englishTokens(bare)),
      ...[...englishTokens(text), ...englishTokens(bare)].flatMap(({ keys, wide, narrower }) => [
        ...keys,
        ...wide,
        ...narrower,
      ]),
    ]),
    numerals: numeralsIn(source),
    said: saidIn(text),
    terms: findTerms(text).map(({ entry, from, to }) => ({ id: entry.id, text: text.slice(from, to) })),
  };
});

/** What the texts together say. */
export const knownFrom = (texts: readonly string[]): Known => read(texts.join('\n'));

/** Names that head an entry lend their words, not what the words may mean: a cold store has stored nothing. */
export function withNames(known: Known, names: readonly string[]): Known {
  const named = read(names.join('\n'));
  const text = `${known.text}\n${named.text}`;
  const words = englishTokens(names.join('\n')).flatMap(({ keys }) => keys.slice(0, 2));
  return {
    text,
    keys: new Set([...known.keys, ...words]),
    numerals: [...known.numerals, ...named.numerals],
    said: saidIn(text),
    terms: [...known.terms, ...named.terms],
  };
}

/** A short form that stands for words of the text: SOP, H&S, QA. One that `isTold` in the original may be any paper. */
export function isShortFor(word: string, text: string, isTold = false): boolean {
  const letters = word.replace(/s$/, '').replaceAll('&', '').toLowerCase();
  if (!/^[A-Z](?:[A-Z&]{1,6}|[a-z]{1,2}[A-Z]{1,3})s?$/.test(word)) return false;
  if (sameShort(word.replace(/s$/, ''), text)) return true;
  if (!isTold && isPaperOrRank(letters)) return false;
  // any words may begin with them: names do
  const names = text.match(/\b[A-Z][\w’'-]*(?: (?:of |and |the |for |& ?)?[A-Z][\w’'-]*)+/g) ?? [];
  return names.some((name) => initialsOf(name).includes(letters));
}

const JOINTS = /^(?:of|the|and|for|in|to|on)$/i;

/** Whether a run of words is what a short form of the source stands for: key performance indicators, KPI. */
function spellsOut(tokens: readonly Token[], at: number, { text: source }: Known): number {
  const isShortForm = (letters: string) =>
    new RegExp(`(?<![A-Za-z])${letters.toUpperCase()}s?(?![A-Za-z])`).test(source);
  for (let length = 6; length >= 2; length -= 1) {
    const run = tokens.slice(at, at + length);
    const heads = run.filter(({ text }) => !JOINTS.test(text));
    const initials = [run, heads].map((words) => words.map(({ text }) => text[0]!.toLowerCase()).join(''));
    const words = run.map(({ text }) => text).join(' ');
    const isShort = (letters: string) =>
      isShortForm(letters) && standsFor(letters.toUpperCase(), words, areName(words));
    if (run.length === length && heads.length > 1 && initials.some(isShort)) return length;
  }
  return 0;
}

/** Two forms of one entry: in two languages, short and long, or with a word in common. A bundle of like things is none. */
function isSameTerm(form: string, { entry }: TermHit, { terms }: Known): boolean {
  return terms.some(({ id, text }) => {
    if (id !== entry.id) return false;
    if (hasHan(form) !== hasHan(text) || isShortFor(form, text) || isShortFor(text, form)) return true;
    if (hasHan(form)) return Array.from(form).some((letter) => text.includes(letter));
    const keys = new Set(englishTokens(text).flatMap((token) => token.keys));
    return englishTokens(form).some((token) => token.keys.some((key) => keys.has(key)));
  });
}

/** 三科 where the person has written 3 科. */
const withoutNumerals = (text: string, { numerals }: Known) =>
  text.replace(/[一二两三四五六七八九十百千]+/g, (numeral) => {
    const value = chineseNumeral(numeral);
    return value !== null && numerals.includes(value) ? ' '.repeat(numeral.length) : numeral;
  });

/** Relabelled, where the original says: put new labels. */
const isDoneAnew = (word: string, { text, keys }: Known): boolean =>
  /^re-?[a-z]{4,}$/i.test(word) &&
  /\b(?:new|again|anew|another)\b/i.test(text) &&
  englishTokens(word.replace(/^re-?/i, '')).every((token) => token.keys.some((key) => keys.has(key)));

/** Words of the rewrite that stand neither in the source nor in another word of the same meaning there. */
export function unsupported(text: string, known: Known): string[] {
  const bare = withoutNumerals(withoutFigures(text), known);
  const terms = findTerms(bare).filter((hit) => isSameTerm(bare.slice(hit.from, hit.to), hit, known));
  const inTerm = (from: number, to: number) => terms.some((term) => term.from <= from && to <= term.to);
  const fresh: string[] = [];
  const tokens = englishTokens(bare);
  let spelledTo = 0;
  for (const [index, token] of tokens.entries()) {
    spelledTo = Math.max(spelledTo, index + spellsOut(tokens, index, known));
    if (index < spelledTo || token.free || inTerm(token.from, token.to)) continue;
    if (known.keys.has(token.text.toLowerCase())) continue;
    if ([...token.keys, ...token.wide].some((key) => known.keys.has(key)) || isShortFor(token.text, known.text))
      continue;
    const isKnown = ({ keys }: Token) => keys.slice(0, 2).some((key) => known.keys.has(key));
    if (isDoneAnew(token.text, known) || isKindOf(token, tokens[index - 1], isKnown)) continue;
    if (isPhrasalNoun(token.text, englishTokens(known.text))) continue;
    fresh.push(token.text);
  }
  for (const { 0: run, index } of bare.matchAll(HAN_RUN)) {
    const covered = Array.from(run, (letter, at) => (inTerm(index + at, index + at + 1) ? ' ' : letter)).join('');
    const isBehind = /[\p{Script=Latin}\d”」』）)]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
    for (const [at, part] of covered.split(' ').entries())
      if (part !== '') fresh.push(...newChineseWords(part, known.said, at > 0 || isBehind));
  }
  return [...new Set(fresh)];
}
