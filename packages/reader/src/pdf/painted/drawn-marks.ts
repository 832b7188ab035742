import { rowsOf } from '../../layout/cells.ts';
import type { Glyph } from '../../types.ts';
import type { Area } from './area.ts';

/** Side of a mark that is drawn, in letter sizes; an icon and the dot of a timeline are larger. */
const [SMALLEST, LARGEST] = [0.12, 0.5];
/** Width by height, at most either way. */
const ROUND = 1.35;
/** How far its text stands behind it, and how far other letters before it, in letter sizes. */
const [NEAREST, FARTHEST, FREE] = [0.1, 1.6, 1.2];
/** Where its middle stands above the baseline, in letter sizes. */
const [LOW, HIGH] = [0.12, 0.62];
/** Alone of its kind it marks no item. */
const LEAST = 2;
/** Shapes beyond these are no marks but a picture. */
const MOST = 2_000;

const isRound = ({ x0, y0, x1, y1 }: Area): boolean => {
  const [width, height] = [x1 - x0, y1 - y0];
  return width > 0 && height > 0 && Math.max(width / height, height / width) <= ROUND;
};

/** The letter that a shape stands before as the mark of its item; null where it stands elsewhere. */
function markedBy(shape: Area, row: readonly Glyph[], shapes: readonly Area[]): Glyph | null {
  const next = row.findIndex(({ x0, space }) => !space && x0 >= shape.x1 - 0.5);
  const letter = row[next];
  if (!letter) return null;
  const { size } = letter.face;
  const side = Math.max(shape.x1 - shape.x0, shape.y1 - shape.y0) / size;
  const gap = (letter.x0 - shape.x1) / size;
  const height = (letter.y - (shape.y0 + shape.y1) / 2) / size;
  if (side < SMALLEST || side > LARGEST || gap < NEAREST || gap > FARTHEST || height < LOW || height > HIGH)
    return null;
  const before = row.slice(0, next).findLast(({ space }) => !space);
  if (before && shape.x0 - before.x1 < FREE * size) return null;
  // dots in a row tell how well something is known
  const beside = shapes.some(
    (other) =>
      other !== shape &&
      Math.abs(other.y0 - shape.y0) < 1 &&
      Math.abs(other.x0 - shape.x0) > 1 &&
      Math.abs(other.x0 - shape.x0) < 2 * size,
  );
  return beside ? null : letter;
}

/**
 * Letters for the marks of lists that a page draws as shapes, as browsers do; `shapes` in pt, y downwards. Marks stand
 * below each other: a shape that no other one stands above or below is none.
 */
export function drawnMarks(glyphs: readonly Glyph[], shapes: readonly Area[]): Glyph[] {
  const small = shapes.filter(isRound);
  if (small.length < LEAST || small.length > MOST) return [];
  const rows = rowsOf([...glyphs], (glyph) => glyph.face.size);
  const marks: Glyph[] = [];
  for (const row of rows) {
    const { y, face } = row[0]!;
    for (const shape of small) {
      const middle = (shape.y0 + shape.y1) / 2;
      if (middle > y || y - middle > face.size * 1.5) continue;
      const letter = markedBy(shape, row, small);
      if (letter) marks.push({ text: '•', x0: shape.x0, x1: shape.x1, y: letter.y, face: letter.face, space: false });
    }
  }
  return marks.filter((mark) => marks.filter(({ x0 }) => Math.abs(x0 - mark.x0) < 1.5).length >= LEAST);
}
