import type { Cell, Line } from '../types.ts';

/** `## Experience`: a heading as plain text marks it. */
const HEADING = /^#{1,6}\s+(?=\S)/;
/** `**Acme**` */
const STRONG = /\*\*(?=[^*\s])([^*]+)\*\*/g;
const BULLET = /^\*\s/;
/** One line alone may begin so for another reason: `# 3 in the country`. */
const LEAST = 3;

const withoutMarks = (text: string): string => text.replace(HEADING, '').replace(STRONG, '$1');

function plainCell(cell: Cell): Cell {
  const text = withoutMarks(cell.text);
  if (text === cell.text) return cell;
  const hashes = cell.text.match(HEADING)?.[0].trim().length ?? 0;
  const hasStars = STRONG.test(cell.text) && !text.replace(BULLET, '').includes('*');
  STRONG.lastIndex = 0;
  const isMark = ({ text: letter }: { text: string }, at: number) =>
    at < hashes || (hasStars && letter === '*' && !(at === 0 && BULLET.test(cell.text)));
  const glyphs = cell.glyphs?.filter((glyph, at) => !isMark(glyph, at));
  const parts = cell.parts.map((part) => ({ ...part, text: withoutMarks(part.text) }));
  return { ...cell, text, parts, glyphs, x0: glyphs?.[0]?.x0 ?? cell.x0 };
}

/** Lines without the marks of headings and of bold words, where a document was written as Markdown and printed so. */
export function withoutPlainMarks(lines: Line[]): Line[] {
  if (lines.filter(({ text }) => HEADING.test(text)).length < LEAST) return lines;
  return lines.map((line) => ({ ...line, text: withoutMarks(line.text), cells: line.cells.map(plainCell) }));
}
