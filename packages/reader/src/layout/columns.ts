import type { Cell, Rule } from '../types.ts';
import { looksLikeDate } from '../values/parse-dates.ts';
import { rowsOf } from './cells.ts';
import { drawnAsHeadings } from './drawn-headings.ts';
import { bandBelowHeadings } from './heading-rows.ts';
import type { Inside } from './lines.ts';
import { withMargin } from './margin.ts';
import { fieldLabelOf, isBodyLabel, isKnownHeading, isLabelOfPerson } from './words.ts';

/**
 * Cells of one column in a band of the page; `gutter` is where its column gap stands, null where there is none; `inside`
 * what is known of the panel that it fills.
 */
export type Block = {
  cells: Cell[];
  gutter: number | null;
  side: 'whole' | 'left' | 'right';
  inside?: Inside;
  /** the margin that the page has been rid of here */
  margin?: Columns;
};

type Split = { x: number; top: number; bottom: number; left: Cell[]; right: Cell[]; weight: number };

/** Rows that each side of a column gap must have to show it. */
const MIN_ROWS = 3;
/** Room that a column gap keeps free on either side, pt. */
const CLEAR = 1;
/** A margin column keeps to this share of the room. */
const MARGIN = 0.36;

/** Columns within columns are looked for so many times. */
const MOST_DEEP = 3;

const rowCount = (cells: Cell[]): number => rowsOf(cells, (c) => c.size).length;

const standsIn = (cell: Cell, others: Cell[]): boolean => others.some((c) => Math.abs(c.y - cell.y) < 0.12 * c.size);

/** Share of the rows of `some` that stand on a baseline of `others`. */
function aligned(some: Cell[], others: Cell[]): number {
  const rows = rowsOf(some, (c) => c.size);
  const hits = rows.filter((row) => standsIn(row[0]!, others));
  return rows.length ? hits.length / rows.length : 0;
}

/** Chinese letters say as much as two others: `分诊 | 精通 | 72个月` is short. */
const PROSE = 30;
const isProse = ({ text }: Cell): boolean =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= PROSE && !looksLikeDate(text);

/** Rows with running text on both sides: no table or date column has them. */
const proseRows = (left: Cell[], right: Cell[]): number =>
  left.filter((a) => isProse(a) && right.some((b) => isProse(b) && Math.abs(a.y - b.y) < 0.12 * a.size)).length;

type Layout = 'columns' | 'margin' | 'rows';

/** True columns go their own way; a margin of dates or headings, or dates at the right edge, belong to their rows. */
function layoutOf(left: Cell[], right: Cell[]): Layout {
  const [rowsL, rowsR] = [rowCount(left), rowCount(right)];
  if (Math.min(rowsL, rowsR) < MIN_ROWS) return 'rows';
  const fewer = rowsL < rowsR ? left : right;
  const more = fewer === left ? right : left;
  const wrapped = wrappedLabels(left);
  const isMarginal = (c: Cell) =>
    looksLikeDate(c.text) ||
    isHeading(c) ||
    isLabel(c.text) ||
    standsBeforeValue(c, right) ||
    wrapped.has(c) ||
    isSaidAgain(c, left);
  const marginal = (cells: Cell[]) => cells.filter(isMarginal).length / cells.length;
  const from = Math.min(...left.map((c) => c.x0));
  const to = Math.max(...right.map((c) => c.x1));
  const narrow = Math.max(...left.map((c) => c.x1)) - from < (to - from) * MARGIN;
  if (narrow && marginal(left) > 0.6) return 'margin';
  if (narrow && drawnAsHeadings(left, right).size > 0.6 * left.length) return 'margin';
  if (marginal(fewer) > 0.6) return 'rows';
  const [headsL, headsR] = [left.filter(isHeading), right.filter(isHeading)];
  const sameRank = headsL.some((a) =>
    headsR.some((b) => a.bold === b.bold && Math.abs(a.size - b.size) < 0.3 && a.colour === b.colour),
  );
  if (sameRank && Math.min(rowsL, rowsR) >= 4) return 'columns';
  if (proseRows(left, right) >= 3) return 'columns';
  const own = rowsOf(fewer, (c) => c.size).filter((row) => !looksLikeDate(row[0]!.text) && !standsIn(row[0]!, more));
  if (own.length < 4) return 'rows';
  const share = aligned(fewer, more);
  return share < (headsL.length + headsR.length > 0 ? 0.5 : 0.3) ? 'columns' : 'rows';
}

/** Labels of entries stand before their values in true columns as well; `婚姻状况：` does so in a margin alone. */
const isLabel = (text: string): boolean =>
  isLabelOfPerson(text) || fieldLabelOf(text) !== null || isBodyLabel(text) || isPersonLabel(text);
const isPersonLabel = (text: string): boolean => {
  const bare = text.replace(/\s*[:：]$/, '');
  return bare !== text && isLabelOfPerson(bare);
};
/** `Occupation or position` above `held`: the lines of labels that run over two. */
function wrappedLabels(cells: Cell[]): Set<Cell> {
  const order = [...cells].sort((a, b) => a.y - b.y);
  return new Set(
    order.flatMap((cell, i) => {
      const next = order[i + 1];
      return next && isLabel(`${cell.text} ${next.text}`) ? [cell, next] : [];
    }),
  );
}

/** The same words before each entry: a column of labels says them again and again. */
const isSaidAgain = ({ text }: Cell, cells: Cell[]): boolean =>
  /\p{L}{2}/u.test(text) && cells.filter((other) => other.text === text).length > 1;

/** `所属公司：` with its value in the row; a label of a narrow column stands above its value, or in one cell with it. */
const standsBeforeValue = (cell: Cell, right: Cell[]): boolean =>
  ENDS_IN_COLON.test(cell.text) && standsIn(cell, right);
const ENDS_IN_COLON = /[:：]\s*$/;
const isHeading = (cell: Cell): boolean => isKnownHeading(cell.text);

/** A table is parted by no column gap. */
const reach = (cell: Cell): { x0: number; x1: number } => cell.frame?.table ?? cell;

/** Bands of the page in which nothing crosses `x`. */
function bands(rows: Cell[][], x: number, least = MIN_ROWS): Split[] {
  const splits: Split[] = [];
  let open: Split = { x, top: -Infinity, bottom: Infinity, left: [], right: [], weight: 0 };
  const close = (bottom: number) => {
    open.bottom = bottom;
    open.weight = Math.min(rowCount(open.left), rowCount(open.right));
    if (open.weight >= least) splits.push(open);
  };
  for (const row of rows) {
    if (row.some((cell) => reach(cell).x0 < x + CLEAR && reach(cell).x1 > x - CLEAR)) {
      close(Math.min(...row.map((c) => c.y)));
      open = { x, top: Math.max(...row.map((c) => c.y)), bottom: Infinity, left: [], right: [], weight: 0 };
    } else for (const cell of row) (cell.x1 <= x ? open.left : open.right).push(cell);
  }
  close(Infinity);
  return splits;
}

/** A column goes on over no wider gap than this, in letter sizes, where only dates of the other side's rows follow. */
const GAP = 4;

/** A short column beside the head ends there: dates at the same edge far below belong to the rows of the other side. */
function withoutDatesBelow(split: Split): Split {
  const rows = rowsOf(split.right, (c) => c.size);
  let end = rows.length;
  while (end > 0 && rows[end - 1]!.every((c) => looksLikeDate(c.text) && standsIn(c, split.left))) end--;
  const [last, date] = [rows[end - 1]?.[0], rows[end]?.[0]];
  if (end < MIN_ROWS || !last || !date || date.y - last.y < GAP * last.size) return split;
  const bottom = last.y + last.size;
  const above = (c: Cell) => c.y < bottom;
  return { ...split, bottom, left: split.left.filter(above), right: split.right.filter(above) };
}

function bestSplit(cells: Cell[], width: number): (Split & { layout: Layout }) | null {
  let best: (Split & { layout: Layout }) | null = null;
  const rows = rowsOf(cells, (c) => c.size);
  // A gutter ends where the column to its right begins.
  const edges = new Set(cells.map((c) => Math.round(c.x0 - CLEAR - 0.5)));
  for (const x of [...edges].filter((e) => e > width * 0.1 && e < width * 0.9).sort((a, b) => a - b)) {
    for (const split of bands(rows, x)) {
      if (best && split.weight <= best.weight) continue;
      const layout = layoutOf(split.left, split.right);
      if (layout !== 'rows') best = { ...split, layout };
    }
  }
  return best;
}

/** Where most lines of a column begin; marks that hang out and indents are left aside. */
function edgeOf(cells: Cell[]): number {
  const counts = new Map<number, number>();
  for (const { x0 } of cells) counts.set(Math.round(x0), (counts.get(Math.round(x0)) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

/** The columns of the page before that reach down to its end, or its margin and what stands beside that. */
export type Columns = { x: number; left: number; right: number; layout: 'columns' | 'margin' };

export function columnsAtEnd(blocks: Block[]): Columns | null {
  const [last, ...others] = [...blocks].reverse();
  if (last?.margin) return last.margin;
  if (last?.side !== 'right' || last.gutter === null) return null;
  const lefts = others.filter((b) => b.side === 'left' && b.gutter === last.gutter);
  return lefts.length
    ? {
        x: last.gutter,
        left: edgeOf(lefts.flatMap((b) => b.cells)),
        right: edgeOf(last.cells),
        layout: 'columns',
      }
    : null;
}

const marginOf = ({ x, left, right }: Split): Columns => ({
  x,
  left: edgeOf(left),
  right: edgeOf(right),
  layout: 'margin',
});

/** Columns or a margin that go on at the top of this page, however few lines are left for them. */
function goingOn(cells: Cell[], before: Columns): Split | null {
  const top = bands(
    rowsOf(cells, (c) => c.size),
    before.x,
    1,
  )[0];
  if (!top || top.top > -Infinity) return null;
  const level = Math.abs(edgeOf(top.left) - before.left) < 3 && Math.abs(edgeOf(top.right) - before.right) < 3;
  const isLabelled = (cell: Cell) => isHeading(cell) || looksLikeDate(cell.text) || isLabel(cell.text);
  return level && (before.layout === 'columns' || top.left.every(isLabelled)) ? top : null;
}

/** A page with nothing but the rest of one column. */
function restOf(cells: Cell[], { x, left, right, layout }: Columns): Block[] | null {
  if (!cells.length || layout === 'margin') return null;
  const edge = edgeOf(cells);
  if (cells.every((c) => c.x1 <= x) && Math.abs(edge - left) < 3) return [{ cells, gutter: x, side: 'left' }];
  if (cells.every((c) => c.x0 >= x) && Math.abs(edge - right) < 3) return [{ cells, gutter: x, side: 'right' }];
  return null;
}

/** True where columns begin with headings side by side: what a split has above these at the right are dates of rows. */
function beginsAt({ top, right }: Pick<Split, 'top' | 'right'>, split: Split): boolean {
  const first = Math.min(...right.map((cell) => cell.y));
  const above = (cell: Cell) => cell.y < first - 0.5 * cell.size;
  if (top < split.top || first > split.bottom || !split.left.some(above)) return false;
  return split.right.filter(above).every((cell) => looksLikeDate(cell.text));
}

/**
 * Blocks of a page in reading order: what stands across the page, then columns from left to right. `before` are the
 * columns at the end of the page before.
 */
export function blocksOf(
  cells: Cell[],
  width: number,
  before: Columns | null = null,
  rules: Rule[] = [],
  depth = 0,
): Block[] {
  const rest = before && restOf(cells, before);
  if (rest) return rest;
  const carried = before && goingOn(cells, before);
  const found = carried ? { ...carried, layout: before.layout } : depth < MOST_DEEP ? bestSplit(cells, width) : null;
  const columns = found?.layout === 'columns' ? { ...found, ...withoutDatesBelow(found) } : found;
  const headed = carried || depth >= MOST_DEEP ? null : bandBelowHeadings(cells);
  const isHeaded = headed !== null && (!columns || beginsAt(headed, columns));
  const split = isHeaded ? { ...headed, layout: 'columns' as const } : columns;
  if (!split) return cells.length ? [{ cells, gutter: null, side: 'whole' }] : [];
  const above = cells.filter((c) => c.y <= split.top);
  const below = cells.filter((c) => c.y >= split.bottom);
  const mark = (blocks: Block[], side: 'left' | 'right'): Block[] =>
    blocks.map((b) => (depth === 0 || b.side === 'whole' ? { ...b, gutter: split.x, side } : b));
  const between: Block[] =
    split.layout === 'margin'
      ? [{ cells: withMargin(split.left, split.right, rules), gutter: null, side: 'whole', margin: marginOf(split) }]
      : [
          ...mark(blocksOf(split.left, width, null, rules, depth + 1), 'left'),
          ...mark(blocksOf(split.right, width, null, rules, depth + 1), 'right'),
        ];
  return [
    ...blocksOf(above, width, null, rules, depth + 1),
    ...between,
    ...blocksOf(below, width, null, rules, depth + 1),
  ];
}
