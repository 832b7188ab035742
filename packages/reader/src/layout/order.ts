import type { Cell, Edge, Line, Page } from '../types.ts';
import { findEmail, findPhone } from '../values/contacts.ts';
import { type Block, blocksOf, columnsAtEnd } from './columns.ts';
import { isFurniture } from './furniture.ts';
import { type Inside, linesOf } from './lines.ts';
import { inPanels } from './panels.ts';
import { withSideHeadings } from './side-headings.ts';
import { withStackedDates, withStackedHeadings } from './stacks.ts';
import { cellsWithTables } from './tables/tables.ts';
import { withoutTypedRules } from './typed-rules.ts';

const SAME_GUTTER = 12;

type PagedBlock = Block & { page: number };

/** A column that goes on at the top of the next page is read on before the column beside it. */
function chained(pages: PagedBlock[][]): PagedBlock[] {
  const order: PagedBlock[] = [];
  for (const blocks of pages) {
    const first = blocks[0];
    const before = order.at(-1);
    const goesOn =
      first?.side === 'left' && before?.side === 'right' && Math.abs(first.gutter! - before.gutter!) < SAME_GUTTER;
    if (!goesOn) {
      order.push(...blocks);
      continue;
    }
    const until = blocks.findIndex((b) => b.side !== 'left');
    const lefts = until < 0 ? blocks : blocks.slice(0, until);
    let at = order.length;
    while (at > 0 && order[at - 1]!.side === 'right') at--;
    order.splice(at, 0, ...lefts);
    order.push(...blocks.slice(lefts.length));
  }
  return order;
}

/** Running lines of the first page that hold the only address or number to reach somebody at. */
function contactsOf(running: Line[], own: Line[]): Line[] {
  const holds = (line: Line) =>
    [findEmail(line.text), findPhone(line.text)].flatMap((found) => (found ? [found.value] : []));
  const said = own.map(({ text }) => text).join('\n');
  return running.filter((line) => line.page === 0 && holds(line).some((value) => !said.includes(value)));
}

/** What a block keeps of the panel that it stands in: its right end, and the line above the panel. */
function insideOf(panel: Edge, cells: Cell[], all: Cell[]): Inside {
  const indent = Math.min(...cells.map((cell) => cell.x0)) - panel.x0;
  const above = all.filter((cell) => cell.y < panel.y0 && cell.x0 < panel.x1 && cell.x1 > panel.x0);
  return { right: panel.x1 - indent, above: above.length ? Math.max(...above.map((cell) => cell.y)) : null };
}

/** Lines of the document in the order in which a person reads them. */
export function readingOrder(pages: Page[]): Line[] {
  const blocks: PagedBlock[][] = [];
  pages.forEach((page, n) => {
    const before = columnsAtEnd(blocks.at(-1) ?? []);
    const rules = page.rules ?? [];
    const drawn = withStackedHeadings(
      withStackedDates(withoutTypedRules(cellsWithTables(page.glyphs, page.edges ?? []))),
    );
    const cells = withSideHeadings(drawn, page.turned ?? [], rules);
    const parts = inPanels(cells, page.panels ?? [], page) ?? [{ cells, panel: null, column: null }];
    const own = parts.flatMap(({ cells, panel, column }, i) =>
      blocksOf(cells, page.width, i || panel ? null : before, rules).map((block) =>
        panel && block.side === 'whole' ? { ...block, ...column, inside: insideOf(panel, cells, drawn) } : block,
      ),
    );
    blocks.push(own.map((b) => ({ ...b, page: n })));
  });
  const lines = chained(blocks).flatMap((block) => linesOf(block.cells, block.page, block.side, block.inside));
  const running = new Set(lines.filter((line) => isFurniture(line, pages[line.page]!, lines)));
  const own = lines.filter((line) => !running.has(line));
  return [...contactsOf([...running], own), ...own].map((line, index) => ({ ...line, index }));
}
