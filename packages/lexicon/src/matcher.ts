import AhoCorasick from 'modern-ahocorasick';
import type { TermEntry } from './entry.ts';
import { allEntries } from './industries/index.ts';

/** `text.slice(from, to)` is the term as it was written (UTF-16 units of the text that was searched). */
export type TermHit = { entry: TermEntry; from: number; to: number };

type Folded = { text: string; at: number[] };

/** NFKC and lower case, a character at a time, so that every folded unit knows where it came from. */
function fold(source: string): Folded {
  let text = '';
  const at: number[] = [];
  let offset = 0;
  for (const char of source) {
    const folded = char.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < folded.length; unit += 1) at.push(offset);
    text += folded;
    offset += char.length;
  }
  at.push(offset);
  return { text, at };
}

export const foldText = (text: string): string => fold(text).text;

const LATIN = /[a-z0-9+#]/;
const HAN = /\p{Script=Han}/u;

/** A Latin term must stand alone: `sql` is not found in `nosql`, nor `c` in `c++`. */
const standsAlone = (text: string, from: number, to: number) =>
  (HAN.test(text[from]!) || from === 0 || !LATIN.test(text[from - 1]!)) &&
  (HAN.test(text[to - 1]!) || to === text.length || !LATIN.test(text[to]!));

export type Matcher = (text: string) => TermHit[];

/** Longest match wins; hits do not overlap; ambiguous terms need their company in the same text. */
export function buildMatcher(entries: readonly TermEntry[]): Matcher {
  const patterns = entries.flatMap((entry) =>
    [...new Set([...entry.en, ...entry.zh].map(foldText))].map((pattern) => ({ pattern, data: entry })),
  );
  const automaton = new AhoCorasick<TermEntry>(patterns);
  return (source) => {
    const { text, at } = fold(source);
    const found = automaton
      .search(text)
      .filter((match) => match.data && standsAlone(text, match.start, match.end))
      .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
    const taken: { start: number; end: number; entry: TermEntry }[] = [];
    for (const { start, end, data } of found) {
      if (taken.some((other) => start < other.end && other.start < end)) continue;
      if (data!.ambiguous && !data!.needsNear.some((near) => text.includes(near))) continue;
      taken.push({ start, end, entry: data! });
    }
    return taken
      .sort((a, b) => a.start - b.start)
      .map(({ start, end, entry }) => ({ entry, from: at[start]!, to: at[end]! }));
  };
}

let shared: Matcher | undefined;

/** All terms of all industries in a text, in the order they stand there. */
export function findTerms(text: string): TermHit[] {
  shared ??= buildMatcher(allEntries);
  return shared(text);
}
