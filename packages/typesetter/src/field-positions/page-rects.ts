import type { Place } from '@verdant/contracts';
import type { Box } from '../svg/matrix.ts';
import type { Page } from '../svg/split-pages.ts';

const LINK = 'place:';
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Lines of one block: each below the last, or beside it, no further away than a line is high. */
const joins = (block: Box, line: Box) =>
  line.y <= block.y + block.height + line.height &&
  line.y + line.height >= block.y - line.height &&
  line.x <= block.x + block.width + line.height &&
  line.x + line.width >= block.x - line.height;

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function blocksOf(lines: Box[]): Box[] {
  const blocks: Box[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && joins(last, line)) blocks[blocks.length - 1] = around(last, line);
    else blocks.push(line);
  }
  return blocks;
}

/** Where each field stands, in reading order: one box for a paragraph, another where it goes on in a column or on a page. */
export function pageRectsOf(pages: readonly Page[]): Place[] {
  return pages.flatMap(({ links }, index) => {
    const fields = new Map<string, Box[]>();
    for (const { href, box } of links) {
      if (!href.startsWith(LINK)) continue;
      const path = href.slice(LINK.length);
      fields.set(path, [...(fields.get(path) ?? []), box]);
    }
    return [...fields].flatMap(([path, lines]) =>
      blocksOf(lines).map(({ x, y, width, height }) => ({
        path,
        page: index + 1,
        x: rounded(x),
        y: rounded(y),
        width: rounded(width),
        height: rounded(height),
      })),
    );
  });
}
