import { inWord, isSpace } from './flank.ts';
import { type Letter, lettersOf, type Marks } from './letters.ts';
import { printLetters } from './print-letters.ts';
import { hasMarks } from './runs.ts';

/** A text and what is selected in it. */
export type Selected = { text: string; from: number; to: number };

/** The lines that a selection touches: the others stay as they were typed. */
const linesAround = (text: string, from: number, to: number): [number, number] => {
  const end = text.indexOf('\n', Math.max(from, to - 1));
  return [text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end];
};

/** The letters that a selection takes, grown to whole words; [0, 0) where it takes none. */
function taken(letters: readonly Letter[], from: number, to: number): [number, number] {
  let first = letters.findIndex(({ at }) => at >= from);
  if (first < 0) first = letters.length;
  let last = letters.findIndex(({ at }) => at >= to);
  if (last < 0) last = letters.length;
  const word = (i: number) => inWord(letters[i]?.char ?? ' ');
  while (word(first - 1) && (word(first) || first === last)) first -= 1;
  while (word(last) && word(last - 1)) last += 1;
  while (first < last && isSpace(letters[first]!.char)) first += 1;
  while (first < last && isSpace(letters[last - 1]!.char)) last -= 1;
  return first < last ? [first, last] : [0, 0];
}

const read = ({ text, from, to }: Selected) => {
  const [begin, end] = linesAround(text, from, to);
  const letters = lettersOf(text.slice(begin, end));
  const [first, last] = taken(letters, from - begin, to - begin);
  return { begin, end, letters, first, last };
};

function write(selected: Selected, give: (letters: readonly Letter[]) => Partial<Marks>): Selected {
  const { begin, end, letters, first, last } = read(selected);
  if (first === last) return selected;
  const more = give(letters.slice(first, last));
  const changed = letters.map((letter, i) => (i >= first && i < last ? { ...letter, ...more } : letter));
  const written = printLetters(changed);
  const places = lettersOf(written).map(({ at }) => begin + at);
  return {
    text: selected.text.slice(0, begin) + written + selected.text.slice(end),
    from: places[first]!,
    to: places[last - 1]! + 1,
  };
}

const all = (letters: readonly Letter[], holds: (letter: Letter) => boolean) =>
  letters.length > 0 && letters.every((letter) => isSpace(letter.char) || holds(letter));

/** Which marks all that is selected carries; without a selection the word at the cursor. */
export function marksAt(selected: Selected): Marks {
  const { letters, first, last } = read(selected);
  const words = letters.slice(first, last);
  const href = words[0]?.href ?? null;
  return {
    bold: all(words, ({ bold }) => bold),
    italic: all(words, ({ italic }) => italic),
    href: all(words, (letter) => letter.href === href) ? href : null,
  };
}

/** Gives the selected words a mark, or takes it from them where all of them have it. */
export const toggleMark = (selected: Selected, mark: 'bold' | 'italic'): Selected =>
  write(selected, (letters) => ({ [mark]: !all(letters, (letter) => letter[mark]) }));

/** Makes the selected words a link to an address of `safeHref`, or no link. */
export const setLink = (selected: Selected, href: string | null): Selected => write(selected, () => ({ href }));

/** What stands before and behind a selection, each with the marks of its words. */
export function cutAt({ text, from, to }: Selected): [string, string] {
  if (!hasMarks(text)) return [text.slice(0, from), text.slice(to)];
  const letters = lettersOf(text);
  return [printLetters(letters.filter(({ at }) => at < from)), printLetters(letters.filter(({ at }) => at >= to))];
}
