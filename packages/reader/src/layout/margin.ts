import { isCjk } from '../text/spacing.ts';
import type { Cell, Rule } from '../types.ts';
import { findDates } from '../values/parse-dates.ts';
import { drawnAsHeadings } from './drawn-headings.ts';
import { aboveBlocks, aboveLine, baselines } from './side-headings.ts';
import { beginsWithColon } from './tables/colon-cells.ts';
import { fieldLabelOf, isKnownHeading, isLabelOfPerson } from './words.ts';

const join = (a: Cell, b: Cell): Cell => ({
  ...a,
  text: `${a.text} ${b.text}`,
  x1: Math.max(a.x1, b.x1),
  parts: [...a.parts, ...b.parts],
  glyphs: [...(a.glyphs ?? []), ...(b.glyphs ?? [])],
});

/** `Work` goes on in `Experience`, `Jan 2020 –` in `Present`; two headings or two whole dates do not, nor does a label. */
function goesOn(a: string, b: string): boolean {
  if (/[:：]\s*$/.test(a)) return false;
  // `2019.07 –` above `2017.03 – 2019.06`: the upper one goes on until now
  if (/[-–—~到至]$/.test(a.trim()) && findDates(b)?.single === false) return false;
  if (/[-–—~到至]$/.test(a.trim()) || /^[-–—~到至]/.test(b.trim())) return true;
  if (findDates(a) || findDates(b)) return false;
  return isKnownHeading(`${a} ${b}`) || (!isKnownHeading(a) && !isKnownHeading(b));
}

/** What a margin keeps free before the text beside it, in letter sizes. */
const CLEAR = 2;

/** A line of a margin that has so much room, in pt, that the next word found none in it. */
function leavesNoRoom(room: number, { text, x0, x1 }: Cell, next: Cell): boolean {
  const word = isCjk(next.text) ? 1 : next.text.split(' ', 1)[0]!.length + 1;
  return x1 - x0 + (word * (x1 - x0)) / text.length > room;
}

const endsLevel = (cells: Cell[]): boolean => {
  const end = Math.max(...cells.map(({ x1 }) => x1));
  return cells.filter(({ x1 }) => end - x1 < 2).length > MOST_LEVEL * cells.length;
};
/** Where more lines than this share end at one edge the lines are set against it: their beginnings say nothing. */
const MOST_LEVEL = 0.5;

/** Rows of a margin stand this much further apart than the lines of one label. */
const LOOSER = 1.1;

/** Distances between lines under each other, in pt. */
const stepsOf = (order: Cell[]): number[] =>
  order.slice(1).flatMap((cell, i) => (cell.y - order[i]!.y > 0.3 * cell.size ? cell.y - order[i]!.y : []));

/** What stands in a margin, and the last of its lines. */
type Label = { cell: Cell; end: Cell };

/**
 * Headings and dates that run over several lines of a narrow margin become one cell each; labels that each stand before a
 * line of their own do not.
 */
function stacked(cells: Cell[], content: Cell[]): Cell[] {
  const colons = content.filter(beginsWithColon);
  const begin = Math.min(...content.map((cell) => cell.x0));
  const edge = Math.max(...cells.map((cell) => Math.max(cell.x1, begin - CLEAR * cell.size)));
  const start = endsLevel(cells) ? Math.min(...cells.map((cell) => cell.x0)) : null;
  const isLevel = (cell: Cell) => (c: Cell) => Math.abs(c.y - cell.y) < 0.12 * cell.size;
  const order = [...cells].sort((a, b) => a.y - b.y);
  const alikeContent = content.filter(({ size }) => Math.abs(size - order[0]!.size) < 0.3);
  const closest = Math.min(...[order, alikeContent.sort((a, b) => a.y - b.y)].flatMap(stepsOf));
  const isRow = (cell: Cell, { cell: whole, end }: Label, step: number) =>
    !isKnownHeading(`${whole.text} ${cell.text}`) &&
    !findDates(cell.text) &&
    content.some(isLevel(cell)) &&
    (step > LOOSER * closest || (content.some(isLevel(whole)) && !leavesNoRoom(edge - (start ?? end.x0), end, cell)));
  const isLabel = (cell: Cell, last: Label, step: number) => colons.some(isLevel(cell)) || isRow(cell, last, step);
  const out: Label[] = [];
  for (const cell of order) {
    const last = out.at(-1);
    const step = last ? cell.y - last.end.y : 0;
    const near = last && step < 1.75 * cell.size && step > 0.3 * cell.size && goesOn(last.cell.text, cell.text);
    const alike = last && last.cell.bold === cell.bold && Math.abs(last.cell.size - cell.size) < 0.3;
    if (near && alike && last.cell.colour === cell.colour && !isLabel(cell, last, step)) {
      last.cell = join(last.cell, cell);
      last.end = cell;
    } else out.push({ cell, end: cell });
  }
  return out.map((o) => o.cell);
}

/** Rows of a block begin after a gap this much wider than the usual one. */
const WIDER = 1.25;

/** A heading with a line of its own: no content stands beside it. */
function standsAlone(heading: Cell, rows: number[]): boolean {
  const below = rows.findIndex((y) => y > heading.y - 0.3 * heading.size);
  if (below >= 0 && Math.abs(rows[below]! - heading.y) < 0.6 * heading.size) return false;
  if (below <= 0) return true;
  return rows[below]! - rows[below - 1]! > 2.2 * heading.size;
}

/** True where headings stand at the middle of their blocks, not beside the first line of these. */
function isCentred(headings: Cell[], rows: number[]): boolean {
  const gaps = rows.slice(1).map((y, i) => y - rows[i]!);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const atTop = headings.filter((h) => {
    const at = rows.findIndex((y) => Math.abs(y - h.y) < 0.6 * h.size);
    return at === 0 || (at > 0 && gaps[at - 1]! > WIDER * usual);
  });
  return headings.length > 1 && atTop.length < 0.6 * headings.length;
}

const LEAST_APART = 2;
/** A margin of more labels than this share is a form: words that label a value there are no headings. */
const MOST_LABELS = 0.4;
/** A value beside its label takes fewer rows than what a heading heads. */
const LEAST_ROWS = 4;
const bare = (text: string): string => text.replace(/\s*[:：]$/, '');

/**
 * The content with each margin cell moved to the baseline of the first content line that it stands beside. Headings get
 * a line of their own above their block.
 */
export function withMargin(margin: Cell[], content: Cell[], rules: Rule[] = []): Cell[] {
  const rows = baselines(content);
  const cells = stacked(margin, content);
  const alone = (cell: Cell) => !margin.some((c) => c !== cell && Math.abs(c.y - cell.y) < 0.3 * cell.size);
  const drawn = drawnAsHeadings(cells, content);
  const isBesideValue = ({ text, y, size }: Cell) =>
    bare(text) !== text && rows.some((row) => Math.abs(row - y) < 0.12 * size);
  const rowsBeside = (cell: Cell) => {
    const next = Math.min(...cells.filter(({ y }) => y > cell.y + 0.3 * cell.size).map(({ y }) => y));
    return rows.filter((row) => row > cell.y - 0.3 * cell.size && row < next - 0.3 * cell.size).length;
  };
  // `Work Experience:` beside a whole block is a heading, `Education: BSc` is none
  const headsBlock = (cell: Cell) => isKnownHeading(bare(cell.text)) && rowsBeside(cell) >= LEAST_ROWS;
  const labels = cells.filter(
    (cell) =>
      !headsBlock(cell) &&
      (isBesideValue(cell) || fieldLabelOf(bare(cell.text)) !== null || isLabelOfPerson(bare(cell.text))),
  );
  const isForm = labels.length > MOST_LABELS * cells.length;
  const isHeading = (cell: Cell) =>
    (isKnownHeading(cell.text) && !(isForm && labels.includes(cell))) || drawn.has(cell);
  const known = cells.filter((cell) => isHeading(cell) && alone(cell));
  const apart = known.filter((cell) => standsAlone(cell, rows));
  // where headings stand on lines of their own, what stands beside a line is its label
  const headings = apart.length >= LEAST_APART ? [] : known.filter((cell) => !apart.includes(cell));
  const centred = isCentred(headings, rows);
  const moved = cells.flatMap((cell) => {
    const beside = rows.find((y) => y >= cell.y - cell.size);
    if (apart.includes(cell)) return [cell];
    if (headings.includes(cell) && centred) return [];
    if (headings.includes(cell) && beside !== undefined)
      return [{ ...aboveLine(cell, beside), heading: drawn.has(cell) }];
    if (rows.some((y) => Math.abs(y - cell.y) < 0.12 * cell.size)) return [cell];
    return [beside !== undefined && beside - cell.y < 1.5 * cell.size ? { ...cell, y: beside } : cell];
  });
  const between = centred ? headings.map((cell) => ({ cell, top: cell.y - cell.size, bottom: cell.y })) : [];
  return [...moved, ...aboveBlocks(between, content, rules), ...content];
}
