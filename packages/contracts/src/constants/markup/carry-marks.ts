import { type Letter, lettersOf, type Marks, mayHoldMarks } from './letters.ts';
import { printLetters } from './print-letters.ts';
import { hasMarks } from './runs.ts';

const PIECE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+|\s+|./gsu;
/** Cells of the table of a comparison; beyond it only what stands at both ends is known again. */
const COMPARED = 4_000_000;

const piecesOf = (text: string): string[] => text.match(PIECE) ?? [];

/** The pieces of `b` that stay from `a`, as the place in `a`, in order; -1 where a piece is new. */
function stayed(a: readonly string[], b: readonly string[]): number[] {
  const kept = b.map(() => -1);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) kept[head] = head++;
  let [endA, endB] = [a.length, b.length];
  while (endA > head && endB > head && a[endA - 1] === b[endB - 1]) kept[--endB] = --endA;
  const [rows, columns] = [endA - head, endB - head];
  if (rows === 0 || columns === 0 || rows * columns > COMPARED) return kept;
  const width = columns + 1;
  const longest = new Uint16Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[head + i] === b[head + j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  for (let [i, j] = [0, 0]; i < rows && j < columns; ) {
    if (a[head + i] === b[head + j]) kept[head + j++] = head + i++;
    else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return kept;
}

const NONE: Marks = { bold: false, italic: false, href: null };
const both = (a: Marks, b: Marks): Marks => ({
  bold: a.bold && b.bold,
  italic: a.italic && b.italic,
  href: a.href === b.href ? a.href : null,
});

/**
 * Plain words in place of the words of a text: those that stay keep their marks, new ones between two that stay take what
 * both have. The answer holds `words` exactly.
 */
export function carryMarks(text: string, words: string): string {
  if (!hasMarks(text)) return mayHoldMarks(words) ? literalText(words) : words;
  const old = lettersOf(text);
  const [before, after] = [piecesOf(old.map(({ char }) => char).join('')), piecesOf(words)];
  const starts: number[] = [];
  for (let i = 0, at = 0; i < before.length; at += before[i++]!.length) starts.push(at);
  const kept = stayed(before, after);
  const marksOf = (place: number, end: 'first' | 'last'): Marks => {
    const piece = kept[place];
    if (piece === undefined || piece < 0) return NONE;
    return old[starts[piece]! + (end === 'first' ? 0 : before[piece]!.length - 1)]!;
  };
  const letters: Letter[] = [];
  after.forEach((piece, place) => {
    const from = kept[place]! < 0 ? null : starts[kept[place]!]!;
    let [left, right] = [place - 1, place + 1];
    while (left >= 0 && kept[left]! < 0) left -= 1;
    while (right < kept.length && kept[right]! < 0) right += 1;
    const between = from === null ? both(marksOf(left, 'last'), marksOf(right, 'first')) : NONE;
    for (let i = 0; i < piece.length; i += 1) {
      const { bold, italic, href } = from === null ? between : old[from + i]!;
      letters.push({ char: piece[i]!, at: 0, bold, italic, href });
    }
  });
  return printLetters(letters);
}

/** Plain words as a text without marks: what would be read as one is written as letters. */
export const literalText = (words: string): string =>
  mayHoldMarks(words) ? printLetters([...words.split('')].map((char) => ({ char, at: 0, ...NONE }))) : words;
