import { isBritishWord, isCommonWord } from './dictionary.ts';

const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Words one slip away (Damerau–Levenshtein 1) with the same first letter, by kind of typo, the likeliest kind first. */
function typosOf(word: string): string[][] {
  const swapped: string[] = [];
  const longer: string[] = [];
  const changed: string[] = [];
  const shorter: string[] = [];
  for (let at = 1; at <= word.length; at += 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (tail.length > 1 && tail[0] !== tail[1]) swapped.push(head + tail[1] + tail[0] + tail.slice(2));
    if (tail.length > 0) shorter.push(head + tail.slice(1));
    for (const letter of ALPHABET) {
      longer.push(head + letter + tail);
      if (tail.length > 0 && letter !== tail[0]) changed.push(head + letter + tail.slice(1));
    }
  }
  return [swapped, longer, changed, shorter];
}

/** The word that was probably meant; null where none or several are as likely. */
export function nearest(word: string): string | null {
  const kinds = typosOf(word);
  for (const known of [isCommonWord, isBritishWord])
    for (const kind of kinds) {
      const right = [...new Set(kind)].filter(known);
      if (right.length === 1) return right[0]!;
      if (right.length > 1) return null;
    }
  return null;
}
