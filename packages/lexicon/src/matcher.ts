import { buildAutomaton } from './automaton.ts';
import { allEntries } from './catalogue.ts';
import type { TermEntry } from './entry.ts';
import { fold, foldText } from './fold.ts';
import { remembered } from './remembered.ts';
import { surfaceForms } from './variants.ts';
import { exactCase } from './words/exact-case.ts';
import { plainPhrases } from './words/plain.ts';

/** `text.slice(from, to)` is the term as it was written (UTF-16 units of the text that was searched). */
export type TermHit = { entry: TermEntry; from: number; to: number };
export type Matcher = (text: string) => TermHit[];

const LATIN = /[\p{Script=Latin}0-9+#]/u;
const WORD = /[\p{Script=Latin}0-9]/u;
const HAN = /\p{Script=Han}/u;

/** `C++` goes on behind `C`, but the plus of `Excel+PPT` joins two words. */
const goesOn = (next: string, beyond: string) => LATIN.test(next) && !(next === '+' && WORD.test(beyond));

/** A Latin term must stand alone: `sql` is not found in `nosql`, nor `c` in `c++`. */
const standsAlone = (text: string, from: number, to: number) =>
  (HAN.test(text[from]!) || from === 0 || !goesOn(text[from - 1]!, text[from - 2] ?? '')) &&
  (HAN.test(text[to - 1]!) || to === text.length || !goesOn(text[to]!, text[to + 1] ?? ''));

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const AROUND = 6;

/**
 * Two characters that are the end of one word and the beginning of the next are no term: 出运 in 输出运营报告. Longer
 * ones are left alone, for segmenters know few of them (微/服务).
 */
function straddles(text: string, from: number, to: number): boolean {
  if (to - from !== 2 || !HAN.test(text[from]!) || !HAN.test(text[to - 1]!)) return false;
  if (!HAN.test(text[from - 1] ?? '') || !HAN.test(text[to] ?? '')) return false;
  const begin = Math.max(0, from - AROUND);
  const bounds = new Set(Array.from(segmenter.segment(text.slice(begin, to + AROUND)), ({ index }) => begin + index));
  return !bounds.has(from) && !bounds.has(to) && bounds.has(from + 1);
}

function isNear(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (standsAlone(text, at, at + word.length)) return true;
  return false;
}

/** Folded forms that must stand in the text letter by letter. */
const folded = new Set([...exactCase].map(foldText));
const letterByLetter = (pattern: string, written: string) => !folded.has(pattern) || exactCase.has(written);

/** Forms to entries; several share a form only where all of them are ambiguous. Plain phrases have none. */
function patternsOf(entries: readonly TermEntry[]): Map<string, readonly TermEntry[]> {
  const patterns = new Map<string, readonly TermEntry[]>(plainPhrases.map((phrase) => [foldText(phrase), []]));
  for (const entry of entries)
    for (const pattern of new Set(surfaceForms(entry).map(foldText)))
      patterns.set(pattern, [...(patterns.get(pattern) ?? []), entry]);
  return patterns;
}

/** Longest match wins; hits do not overlap; ambiguous terms need their company in the same text. */
export function buildMatcher(entries: readonly TermEntry[]): Matcher {
  const patterns = patternsOf(entries);
  const owners = [...patterns.values()];
  const search = buildAutomaton([...patterns.keys()]);
  return (source) => {
    const { text, at } = fold(source);
    const company = new Map<string, boolean>();
    const near = (word: string) => {
      if (!company.has(word)) company.set(word, isNear(text, word));
      return company.get(word)!;
    };
    const found = search(text)
      .filter(
        ({ start, end }) =>
          standsAlone(text, start, end) && letterByLetter(text.slice(start, end), source.slice(at[start], at[end])),
      )
      .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
    const taken = new Uint8Array(text.length);
    const hits: TermHit[] = [];
    for (const { pattern, start, end } of found) {
      if (taken.subarray(start, end).includes(1) || straddles(text, start, end)) continue;
      const entry = owners[pattern]!.find(({ ambiguous, needsNear }) => !ambiguous || needsNear.some(near));
      if (entry) hits.push({ entry, from: at[start]!, to: at[end]! });
      if (entry || owners[pattern]!.length === 0) taken.fill(1, start, end);
    }
    return hits.sort((a, b) => a.from - b.from);
  };
}

let shared: Matcher | undefined;
const termsOf = remembered((text): readonly TermHit[] => {
  shared ??= buildMatcher(allEntries);
  return shared(text);
});

/** All terms of all industries in a text, in the order they stand there. */
export const findTerms = (text: string): TermHit[] => [...termsOf(text)];
