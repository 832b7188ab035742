import { allEntries, remembered, type TermHit } from '@verdant/lexicon';
import { isWord } from './dictionary.ts';
import { nearest } from './near.ts';
import { TRADE_WORDS } from './trade-words.ts';

const LEAST = 6;
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}_@#+./-])\\p{Lu}[a-z]{${LEAST - 1},15}(?![\\p{L}\\p{N}_@#+/-]|\\.\\p{L})`,
  'gu',
);

/** Every word that lacks one letter of a name, with the names: two names one slip apart share one. */
let lacking: Map<string, Set<string>> | undefined;
const names = new Set<string>();
const without = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function byLack(): Map<string, Set<string>> {
  if (lacking) return lacking;
  lacking = new Map();
  for (const { kind, en } of allEntries)
    if (kind === 'tool')
      for (const form of en)
        if (/^\p{Lu}[a-zA-Z]+$/u.test(form) && form.length >= LEAST) {
          const name = form.toLowerCase();
          names.add(name);
          for (const key of [name, ...without(name)]) lacking.set(key, (lacking.get(key) ?? new Set()).add(form));
        }
  return lacking;
}

/** One letter too many, too few, another, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b) return false;
  let at = 0;
  while (a[at] === b[at] && at < Math.min(a.length, b.length)) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB ||
    restB.slice(1) === restA ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** The one tool whose name a word misses by a slip; null where it is a word, a name of its own, or near to several. */
const meantTool = remembered((word): string | null => {
  const low = word.toLowerCase();
  if (isWord(low) || isWord(word) || TRADE_WORDS.has(low)) return null;
  const lists = byLack();
  if (names.has(low)) return null;
  const near = new Set([low, ...without(low)].flatMap((key) => [...(lists.get(key) ?? [])]));
  const meant = [...near].filter((form) => form[0] === word[0] && isOneSlip(low, form.toLowerCase()));
  // one letter from an everyday word, it is rather that
  return meant.length === 1 && !isWord(`${low}s`) && nearest(low) === null ? meant[0]! : null;
});

/** `Gelang Patah`: beside another word that nobody knows it is the name of a place or a house. */
const NEIGHBOURS = [/(?<=(?:^|\s)(\p{Lu}\p{Ll}{2,15}) )$/u, /^ (\p{Lu}\p{Ll}{2,15})(?=$|[\s,.;:])/u] as const;
function isPartOfName(text: string, from: number, to: number, hits: readonly TermHit[]): boolean {
  const [before, after] = NEIGHBOURS;
  return [
    { word: text.slice(0, from).match(before)?.[1], at: from - 2 },
    { word: text.slice(to).match(after)?.[1], at: to + 1 },
  ].some(
    ({ word, at }) =>
      word !== undefined &&
      !isWord(word.toLowerCase()) &&
      !names.has(word.toLowerCase()) &&
      meantTool(word) === null &&
      !hits.some((hit) => hit.from <= at && at < hit.to),
  );
}

/** Names of tools that are one slip away from exactly one that is known, and nothing else: `Haddop` → `Hadoop`. */
export function misspeltTools(
  text: string,
  hits: readonly TermHit[],
): { word: string; right: string; from: number; to: number }[] {
  return Array.from(text.matchAll(NAME)).flatMap(({ 0: word, index: from }) => {
    const to = from + word.length;
    const right = hits.some((hit) => hit.from < to && from < hit.to) ? null : meantTool(word);
    return right === null || isPartOfName(text, from, to, hits) ? [] : [{ word, right, from, to }];
  });
}
