import { isCjk } from '../../text/spacing.ts';
import { type Dots, type Ink, inkOf } from './ink-of-words.ts';
import type { Letter } from './letters.ts';

export type Typography = { bold: boolean; colour: string };
/** A line as words of letters; `size` in dots. */
type TypesetLine = { words: Letter[][]; size: number };
type Word = { letters: Letter[]; ink: Ink; share: number; length: number; cjk: boolean };

/** Strokes wider than those of most words by this much are bold. */
const BOLDER = 1.22;
/** Words farther apart than this, in letter sizes, may look different. */
const APART = 0.9;
const NO_INK: Ink = { stroke: 0, colour: '#000000' };
const isMark = (letters: Letter[]): boolean => !letters.some((l) => /[\p{L}\p{N}]/u.test(l.text));

function measured(dots: Dots, letters: Letter[], size: number): Word {
  const boxes = letters.map((letter) => letter.bbox);
  const area = {
    x0: Math.min(...boxes.map((box) => box.x0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
  const ink = inkOf(dots, area) ?? NO_INK;
  const cjk = letters.some((letter) => isCjk(letter.text));
  return { letters, ink, share: ink.stroke / size, length: isMark(letters) ? 0 : letters.length, cjk };
}

function usual(words: Word[]): number {
  const sorted = [...words].sort((a, b) => a.share - b.share);
  let left = sorted.reduce((sum, word) => sum + word.length, 0) / 2;
  for (const { share, length } of sorted) {
    left -= length;
    if (left <= 0) return share;
  }
  return Number.POSITIVE_INFINITY;
}

/** Stretches of a line that are set alike: up to a wide gap, or to a colon, before which labels stand. */
function stretches(words: Word[], size: number): Word[][] {
  const out: Word[][] = [];
  words.forEach((word, i) => {
    const before = words[i - 1];
    const gap = before ? word.letters[0]!.bbox.x0 - before.letters.at(-1)!.bbox.x1 : 0;
    const label = before !== undefined && /[:：]$/.test(before.letters.at(-1)!.text);
    if (!before || gap > APART * size || label || (i === 1 && isMark(before.letters))) out.push([]);
    out.at(-1)!.push(word);
  });
  return out;
}

function colourOf(words: Word[]): string {
  const counts = new Map<string, number>();
  for (const { ink, length } of words) counts.set(ink.colour, (counts.get(ink.colour) ?? 0) + length);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

/** How the words of each line are set, as the picture shows it: strokes are compared with those of the same script. */
export function typographyOf(lines: TypesetLine[], dots: Dots): Typography[][] {
  const all = lines.map(({ words, size }) => words.map((letters) => measured(dots, letters, size)));
  const latin = usual(all.flat().filter((word) => !word.cjk));
  const chinese = usual(all.flat().filter((word) => word.cjk));
  return all.map((words, i) =>
    stretches(words, lines[i]!.size).flatMap((stretch) => {
      const total = stretch.reduce((sum, { length }) => sum + length, 0);
      const wider = stretch.reduce((sum, w) => sum + (w.length * w.share) / (w.cjk ? chinese : latin), 0);
      const look = { bold: total > 0 && wider / total > BOLDER, colour: colourOf(stretch) };
      return stretch.map(() => look);
    }),
  );
}
