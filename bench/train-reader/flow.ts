import { advance, BODY_SIZE } from '../../packages/reader/src/formats/lines.ts';
import { ranOut } from '../../packages/reader/src/layout/line-width.ts';
import { isBullet } from '../../packages/reader/src/sections/styles.ts';
import { joinLines } from '../../packages/reader/src/text/spacing.ts';
import type { Cell, Line } from '../../packages/reader/src/types.ts';

const FAR = 100_000;
const PAGE_HEIGHT = 842;
const LEADING = 1.2;
const TAB = 21;

const faceOf = ({ size, bold, italic, colour }: Cell): string => `${size}|${bold}|${italic}|${colour}`;

/** A line that goes on with the paragraph above it. */
const goesOn = (above: Line, line: Line): boolean =>
  above.cells.length === 1 &&
  line.cells.length === 1 &&
  !isBullet(line.text) &&
  line.gap < 1.9 &&
  faceOf(above.cells[0]!) === faceOf(line.cells[0]!) &&
  ranOut(above, line);

const joined = (a: Cell, b: Cell): Cell => ({
  ...a,
  text: joinLines(a.text, b.text),
  parts: [...a.parts, ...b.parts],
  glyphs: [...(a.glyphs ?? []), ...(b.glyphs ?? [])],
});

/**
 * The lines of a drawn document as those of a format without pages: paragraphs whole, no right edge, places told from
 * the length of the text. `plain`: without sizes and weights either, as a text file has it.
 */
export function asFlow(lines: readonly Line[], plain: boolean): Line[] {
  const paragraphs: Line[] = [];
  for (const line of lines) {
    const above = paragraphs.at(-1);
    if (above && goesOn(above, line)) {
      const cell = joined(above.cells[0]!, line.cells[0]!);
      paragraphs[paragraphs.length - 1] = { ...above, cells: [cell], text: cell.text, x1: line.x1, right: line.right };
    } else paragraphs.push(line);
  }
  let y = 72;
  return paragraphs.map((line, index): Line => {
    const size = plain ? BODY_SIZE : line.size;
    const step = size * LEADING + (line.gap > 1.9 ? size * 0.6 : 0);
    y += step;
    const indent = line.x0 > line.left + 3 ? TAB : 0;
    let x = indent;
    const cells = line.cells.map((cell): Cell => {
      const x0 = x;
      const x1 = x0 + advance(cell.text, size);
      x = x1 + 2 * size;
      const face = plain ? { bold: false, italic: false, colour: '#000000', size } : {};
      const parts = plain ? [{ text: cell.text, bold: false, italic: false, colour: '#000000' }] : cell.parts;
      return { ...cell, ...face, parts, font: '', x0, x1, y: y % PAGE_HEIGHT };
    });
    const place = { page: Math.floor(y / PAGE_HEIGHT), y: y % PAGE_HEIGHT, x0: indent, x1: cells.at(-1)!.x1 };
    return {
      ...line,
      ...place,
      cells,
      column: 'whole',
      left: 0,
      right: FAR,
      size,
      gap: index ? step / size : 0,
      index,
    };
  });
}
