import { type Field, type Language, otherLanguage } from '@verdant/contracts';
import { findTerms, foldText, inOtherLanguage } from '@verdant/lexicon';
import { holdsFacts } from '../model/translation.ts';
import { escaped } from '../text/escaped.ts';
import type { Value } from './agreed.ts';
import type { Glossary } from './glossary.ts';

const HAN = /\p{Script=Han}/u;

/** The words of a whole line or tag in the other language, where they are sure; undefined where they are not. */
export function counterpart(text: string, to: Language, glossary: Glossary): string | undefined {
  const plain = text.trim();
  if (plain === '') return '';
  const own = glossary.get(plain);
  if (own !== undefined) return own;
  // a figure, a mark, an address
  if (!/\p{L}/u.test(plain)) return plain;
  const known = inOtherLanguage(plain, to);
  if (known !== undefined) return known;
  // a name in Latin letters stays what it is: in an English résumé any, in a Chinese one that of a thing without another
  if (to === 'en') return HAN.test(plain) ? undefined : plain;
  const [term] = findTerms(plain);
  return term && term.from === 0 && term.to === plain.length && term.entry.zh.length === 0 ? plain : undefined;
}

/** The same in both languages whatever it says: dates, addresses, numbers of telephones. */
export const isSameInBoth = ({ kind, input }: Field): boolean =>
  kind === 'date' || kind === 'end' || kind === 'link' || input !== undefined;

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const SCALE: Readonly<Record<string, number>> = { 千: 1e3, 万: 1e4, 亿: 1e8 };
const worth = (digits: string) => Number(digits.replaceAll(',', ''));
/** Without the dust of binary fractions. */
const scaled = (digits: string, times: number) => Math.round(worth(digits) * times * 1e6) / 1e6;
const numbersIn = (text: string) => [...text.matchAll(NUMBER)].map((hit) => ({ digits: hit[0], at: hit.index }));

function written(value: number, like: string, digits: string): string {
  const decimals = digits.split('.')[1]?.length ?? 0;
  const grouped = value >= 1000 && (like.includes(',') || digits.includes(','));
  return grouped
    ? value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    : digits.replaceAll(',', '');
}

/** The twin's text with the figures that changed, where the rest stayed word for word and each old one stands there once. */
function carryFigures(before: string, now: string, twin: string, to: Language): string | undefined {
  if (before.replace(NUMBER, '#') !== now.replace(NUMBER, '#')) return undefined;
  const [olds, news, there] = [numbersIn(before), numbersIn(now), numbersIn(twin)];
  if (olds.length !== news.length) return undefined;
  const edits: { at: number; length: number; text: string }[] = [];
  for (const [i, old] of olds.entries()) {
    const changed = news[i]!;
    if (old.digits === changed.digits) continue;
    if (olds.filter(({ digits }) => worth(digits) === worth(old.digits)).length > 1) return undefined;
    const scale = SCALE[before.slice(old.at + old.digits.length).trimStart()[0] ?? ''] ?? 1;
    for (const times of new Set([1, scale])) {
      const hits = there.filter(({ digits }) => worth(digits) === scaled(old.digits, times));
      if (hits.length === 0) continue;
      const hit = hits[0]!;
      const value = scaled(changed.digits, times);
      // one thing and two of it, first and second: other words stand around them
      const around = twin.slice(hit.at + hit.digits.length);
      if (hits.length > 1 || /^(?:st|nd|rd|th)\b/i.test(around)) return undefined;
      if (to === 'en' && (value === 1 || worth(hit.digits) === 1)) return undefined;
      const digits = times === 1 ? changed.digits : String(value);
      edits.push({ at: hit.at, length: hit.digits.length, text: written(value, hit.digits, digits) });
      break;
    }
  }
  if (edits.length !== olds.filter(({ digits }, i) => digits !== news[i]!.digits).length) return undefined;
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, length, text: put }) => text.slice(0, at) + put + text.slice(at + length), twin);
}

const timesIn = (text: string, words: string) => (words === '' ? 0 : text.split(words).length - 1);
const isWhole = (text: string, words: string) =>
  !/^[A-Za-z\d]|[A-Za-z\d]$/.test(words) || new RegExp(`(?<![A-Za-z\\d])${escaped(words)}(?![A-Za-z\\d])`).test(text);

/** The twin's text with a name of the glossary in place of another, where nothing else changed. */
function carryName(before: string, now: string, twin: string, glossary: Glossary): string | undefined {
  const known = [...glossary].filter(([words]) => words.length > 1);
  for (const [old, oldTwin] of known) {
    if (timesIn(before, old) !== 1 || timesIn(twin, oldTwin) !== 1 || !isWhole(twin, oldTwin)) continue;
    for (const [name, nameTwin] of known)
      if (name !== old && before.replace(old, () => name) === now) return twin.replace(oldTwin, () => nameTwin);
  }
  return undefined;
}

/** What a text of the twin becomes, where all that changed is figures or a known name, and all facts agree before and after. */
export function carryText(
  before: string,
  now: string,
  twin: string,
  to: Language,
  glossary: Glossary,
): string | undefined {
  if (before.trim() === '' || twin.trim() === '' || !holdsFacts(before, twin)) return undefined;
  const carried = carryFigures(before, now, twin, to) ?? carryName(before, now, twin, glossary);
  return carried !== undefined && carried !== twin && holdsFacts(now, carried) ? carried : undefined;
}

type Change = { before: Value; now: Value; twin: Value };

/** What a single value of the twin becomes, undefined where that is not sure. */
export function carryValue(
  field: Field,
  { before, now, twin }: Change,
  to: Language,
  glossary: Glossary,
): Value | undefined {
  if (isSameInBoth(field) || now === null) return now;
  const said = now as string;
  if (said.trim() === '') return '';
  const whole = field.kind === 'line' ? counterpart(said, to, glossary) : undefined;
  return whole ?? carryText(String(before ?? ''), said, String(twin ?? ''), to, glossary);
}

/** Whether what the twin says is known to be the same. */
export const saysTheSame = (
  field: Field,
  now: Value,
  twin: Value,
  carried: Value | undefined,
  from: Language,
): boolean => {
  if (carried !== undefined && carried === twin) return true;
  if (isSameInBoth(field) || typeof now !== 'string' || typeof twin !== 'string' || now.trim() === '') return false;
  if (field.kind !== 'line' && field.kind !== 'tags') return false;
  const back = inOtherLanguage(twin, from);
  const forth = inOtherLanguage(now, otherLanguage(from));
  return (
    (back !== undefined && foldText(back) === foldText(now.trim())) ||
    (forth !== undefined && foldText(forth) === foldText(twin.trim()))
  );
};
