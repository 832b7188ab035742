import { isWide, type Letter } from './letters.ts';

type Word = { symbols: Letter[]; bbox: Letter['bbox'] };

/** A letter that begins nearer to the one before than this share of an even one's width is not where it was printed. */
const LEAST_STEP = 0.15;
const NARROW = 0.5;

const widthOf = ({ text }: Letter): number => (isWide(text) ? 1 : NARROW);

/**
 * The letters of a word from left to right. Where each stands in its word is only guessed by the recogniser, sometimes
 * before the one that it read first: then they share the width of the word.
 */
export function lettersOf({ symbols, bbox }: Word): Letter[] {
  const whole = symbols.reduce((sum, letter) => sum + widthOf(letter), 0);
  const unit = (bbox.x1 - bbox.x0) / whole;
  const rises = symbols.every((letter, i) => {
    const before = symbols[i - 1];
    return !before || letter.bbox.x0 - before.bbox.x0 >= LEAST_STEP * unit * widthOf(before);
  });
  if (rises) return symbols;
  let x1 = bbox.x0;
  return symbols.map((letter) => {
    const x0 = x1;
    x1 += unit * widthOf(letter);
    return { ...letter, bbox: { ...letter.bbox, x0, x1 } };
  });
}
