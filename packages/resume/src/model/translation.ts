import { type FieldPath, fieldOf, type Language, type SiblingReason } from '@verdant/contracts';
import { findTerms, OWNERSHIP } from '@verdant/lexicon';
import { unmask } from '../gate/fold.ts';
import { deedsOf } from '../gate/ownership.ts';
import { blankDates, findDates } from '../text/find-dates.ts';
import { findQuantities } from '../text/quantities.ts';
import { latinWords } from '../text/words.ts';
import { CLAIM_PAIRS, KNOWN_PAIRS } from './known-pairs.ts';

export type TranslationInput = {
  path: FieldPath;
  original: string;
  text: string;
  to: Language;
  /** Latin words of names that have been translated already, lower case: they may stand in other texts */
  names: ReadonlySet<string>;
};
export type TranslationVerdict = { ok: true; text: string } | { ok: false; reason: SiblingReason };

/** Names of people and organisations: the original form always stays beside the new one. */
export const isName = (path: FieldPath): boolean => fieldOf(path)?.properName === true;

const HAN = /\p{Script=Han}/gu;
const han = (text: string) => text.match(HAN)?.length ?? 0;
const MARKUP = /https?:|www\.|<[a-z!/]|!\[|\]\(|[\w.]@\w|\{\{|```/i;

/** Figures as they can be compared across languages: classifiers have no counterpart. */
const SHARED_UNITS = new Set([
  '%',
  'x',
  'pp',
  'ms',
  's',
  'min',
  'h',
  'd',
  'week',
  'month',
  'year',
  '¥',
  '$',
  '€',
  '£',
  'gb',
  'tb',
  'mb',
  'kg',
  't',
  'm2',
  'rank',
]);
const figures = (text: string) =>
  findQuantities(unmask(text))
    .map(({ value, unit }) => `${value} ${SHARED_UNITS.has(unit) ? unit : ''}`.trim())
    .sort();
const dates = (text: string) =>
  findDates(unmask(text))
    .map(({ year, month }) => `${year}-${month ?? ''}`)
    .sort();
const equal = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** What is left of digits that are neither figure nor date: versions, model numbers. */
const stray = (text: string) => {
  const bare = findQuantities(text).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    blankDates(text),
  );
  return (bare.match(/\d+/g) ?? []).sort();
};

/** Whether figures, dates and other numbers of a text are those of its wording in the other language. */
export const holdsFacts = (original: string, text: string) =>
  equal(figures(original), figures(text)) &&
  equal(dates(original), dates(text)) &&
  equal(stray(unmask(original)), stray(unmask(text)));

const has = (text: string, name: string) =>
  /[a-z]/.test(name)
    ? new RegExp(`(?<![a-z])${name.replace(/[.&]/g, '\\$&')}(?![a-z])`).test(text)
    : text.includes(name);

/** Skills, tools, certificates, places and large organisations: the same on both sides. */
function sameNames(original: string, text: string): boolean {
  const terms = (source: string) =>
    new Set(
      findTerms(source)
        .filter(({ entry }) => entry.kind === 'tool' || entry.kind === 'cert')
        .map(({ entry }) => entry.id),
    );
  const [before, after] = [terms(original), terms(text)];
  if ([...after].some((id) => !before.has(id)) || [...before].some((id) => !after.has(id))) return false;
  const [a, b] = [original.toLowerCase(), text.toLowerCase()];
  return (
    KNOWN_PAIRS.every((forms) => forms.some((name) => has(a, name)) === forms.some((name) => has(b, name))) &&
    CLAIM_PAIRS.every((pattern) => pattern.test(original) === pattern.test(text))
  );
}

/** Latin words in Chinese text are names and stay; capitals that come in with English are known ones. */
function latinHolds({ original, text, to, names }: TranslationInput): boolean {
  const lower = (source: string) => new Set(latinWords(source).map((word) => word.text.toLowerCase()));
  const before = lower(original);
  const after = lower(text);
  if (to === 'en') {
    const kept = latinWords(original).filter(({ text: word }) => /[A-Z\d]/.test(word) && !/^\d/.test(word));
    if (!kept.every(({ text: word }) => after.has(word.toLowerCase()))) return false;
    return capitals(text).every((word) => before.has(word) || names.has(word));
  }
  const known = new Set([...findTerms(text).flatMap(({ from, to: end }) => [...lower(text.slice(from, end))])]);
  return [...after].every((word) => before.has(word) || known.has(word) || names.has(word) || /^\d/.test(word));
}

const PLAIN_CAPITALS =
  /^(?:i|january|february|march|april|may|june|july|august|september|october|november|december|english|chinese|mandarin|cantonese|japanese|korean|french|german|spanish|chinese-english|china|east|west|north|south|central|eastern|western|northern|southern|greater|excel|bachelor|master|university|college|co|ltd|inc)$/;

/** Words with a capital that do not merely begin a sentence and are no terms of the trade. */
function capitals(text: string): string[] {
  const terms = findTerms(text);
  return latinWords(text)
    .filter(({ text: word, from, to }) => {
      if (!/\p{Lu}/u.test(word)) return false;
      if (/(?:^|[.!?:;]\s*|[(（]\s*)$/.test(text.slice(0, from)) && /^\p{Lu}[\p{Ll}'’-]+$/u.test(word)) return false;
      return !terms.some((term) => term.from <= from && to <= term.to);
    })
    .map(({ text: word }) => word.toLowerCase().replace(/['’]s$/, ''))
    .filter((word) => !PLAIN_CAPITALS.test(word));
}

/** No more is claimed for the person than before: took part, did, was in charge, led. */
function ownershipHolds(original: string, text: string): boolean {
  const top = (source: string) => {
    const own = deedsOf(source).filter(({ shared }) => !shared);
    return Math.max(OWNERSHIP.assist, ...own.map(({ level }) => level));
  };
  const [before, after] = [top(original), top(text)];
  // a verb that one of the two lists does not know counts as done, unless the original only took part
  const assisted =
    deedsOf(original).some(({ level, shared }) => shared || level === OWNERSHIP.assist) && before <= OWNERSHIP.assist;
  return after <= Math.max(before, assisted ? OWNERSHIP.assist : OWNERSHIP.did);
}

/** Nothing is told that takes much more room than a translation does. */
const lengthHolds = (original: string, text: string, to: Language) =>
  to === 'en'
    ? latinWords(text).length <= han(original) * 1.1 + latinWords(original).length * 1.5 + 6
    : han(text) <= latinWords(original).length * 3.2 + han(original) + 8;

const inLanguage = (text: string, to: Language, short: boolean) =>
  to === 'en'
    ? han(text.replace(/[（(][^()（）]*[)）]/g, '')) === 0 && latinWords(text).length > 0
    : short || han(text) > 0;

/** A name in both its forms: `Bamboo Creek Logistics (竹溪物流)`. */
function bothForms(original: string, text: string, to: Language): string {
  const said = text.trim();
  if (said === '' || said.toLowerCase().includes(original.trim().toLowerCase())) return said || original;
  return to === 'zh' ? `${said}（${original.trim()}）` : `${said} (${original.trim()})`;
}

/**
 * Whether a translation says what the original says: figures, dates, names, claims and the person's share are held
 * against each other, in the other language. Names of people and organisations keep their original form.
 */
export function verifyTranslation(input: TranslationInput): TranslationVerdict {
  const { path, original, to } = input;
  const text = unmask(input.text)
    .trim()
    .replace(/\s*\n\s*/g, '\n');
  const lost = (reason: SiblingReason): TranslationVerdict => ({ ok: false, reason });
  if (!/[\p{L}]/u.test(text)) return lost('none-given');
  if (MARKUP.test(text) && !MARKUP.test(original)) return lost('beyond-facts');
  if (!holdsFacts(original, text)) return lost('fact-lost');
  if (isName(path)) {
    if (!lengthHolds(original, text, to) || /[,，。;；:：]/.test(text.replace(original, '')))
      return lost('beyond-facts');
    return { ok: true, text: bothForms(original, text, to) };
  }
  if (!inLanguage(text, to, original.length < 24)) return lost('wrong-language');
  if (!lengthHolds(original, text, to)) return lost('beyond-facts');
  if (!sameNames(original, text) || !latinHolds({ ...input, text })) return lost('beyond-facts');
  if (!ownershipHolds(original, text)) return lost('beyond-facts');
  return { ok: true, text };
}
