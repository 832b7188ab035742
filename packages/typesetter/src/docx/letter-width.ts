const CHINESE = /[\u2e80-\uffef]/;
/** What a text is about as wide as, in sizes of its letters. */
export const widthIn = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (CHINESE.test(letter) ? 1 : 0.52), 0);

const LEAST_PT = 7.5;
const HALF_POINTS = 2;
const TWIPS = 20;
/**
 * The size in which a text of so many letters keeps to a room of `room` twips, as the look of a run; nothing where it does
 * in its own (`size`, in pt), or where letters would be too small to read.
 */
export function sizeWithin(room: number, letters: number, size: number): { size?: `${number}pt` } {
  const fitting = room / TWIPS / Math.max(1, letters);
  if (fitting >= size || fitting < LEAST_PT) return {};
  return { size: `${Math.floor(fitting * HALF_POINTS) / HALF_POINTS}pt` };
}
