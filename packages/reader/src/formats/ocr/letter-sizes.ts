import { isCjk } from '../../text/spacing.ts';
import type { Letter } from './letters.ts';

/** Share of the letter size that the ink of a letter takes in height. */
const CJK_INK = 0.92;
const TALL_INK = 0.72;
const LOW_INK = 0.52;
const TALL = /[\p{Lu}\p{Nd}bdfhklt]/u;
const LOW = /[acemnorsuvwxz]/;
/** Chinese characters stand as far apart as they are large; with fewer pairs than this the height must do. */
const MIN_PAIRS = 4;
/** Sizes nearer than this are one size: letters are measured a dot too high or too low. */
const SAME = 0.12;

const middle = (values: number[]): number | null =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;

/** What a line says of its letter size in dots, the better witness first; empty where nothing in it tells. */
export function sizesOf(letters: Letter[]): number[] {
  const pitches = letters.slice(1).flatMap((letter, i) => {
    const before = letters[i]!;
    return isCjk(letter.text) && isCjk(before.text) ? [letter.bbox.x0 - before.bbox.x0] : [];
  });
  const pitch = pitches.length >= MIN_PAIRS ? middle(pitches) : null;
  const height = middle(
    letters.flatMap(({ text, bbox }) => {
      const share = isCjk(text) ? CJK_INK : TALL.test(text) ? TALL_INK : LOW.test(text) ? LOW_INK : 0;
      return share ? [(bbox.y1 - bbox.y0) / share] : [];
    }),
  );
  return [pitch, height].filter((size) => size !== null && size > 0) as number[];
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= b * SAME;

/** One size for each line: where one of its witnesses names the size that most of the page has, that is it. */
export function chosen(lines: { sizes: number[]; weight: number }[]): number[] {
  const first = lines.map(({ sizes, weight }) => ({ size: sizes[0]!, weight }));
  const weightNear = (size: number) => first.reduce((sum, each) => sum + (near(each.size, size) ? each.weight : 0), 0);
  const main = first.reduce(
    (best, { size }) => (weightNear(size) > weightNear(best) ? size : best),
    first[0]?.size ?? 0,
  );
  return lines.map(({ sizes }) => sizes.find((size) => near(size, main)) ?? sizes[0]!);
}

/** Each size as the usual one of those near it, so that lines set alike come out alike. `weight`: how many letters. */
export function evened(sizes: { size: number; weight: number }[]): Map<number, number> {
  const left = [...sizes];
  const out = new Map<number, number>();
  while (left.length) {
    const heaviest = left.reduce((a, b) => (b.weight > a.weight ? b : a));
    const alike = left.filter((each) => near(each.size, heaviest.size));
    const total = alike.reduce((sum, each) => sum + each.weight, 0);
    const mean = alike.reduce((sum, each) => sum + each.size * each.weight, 0) / total;
    for (const each of alike) {
      out.set(each.size, mean);
      left.splice(left.indexOf(each), 1);
    }
  }
  return out;
}
