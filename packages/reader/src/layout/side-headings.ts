import { isCjk } from '../text/spacing.ts';
import type { Cell, Rule, SideText } from '../types.ts';
import { isKnownHeading } from './words.ts';

/** A heading beside its block: at its top, or anywhere along it where it is turned, stacked or centred. */
export type Beside = { cell: Cell; top: number; bottom: number };

/** A heading's line stands this much (in letter sizes) above the first line of its block. */
const ABOVE = 0.55;

const middle = ({ top, bottom }: Beside): number => (top + bottom) / 2;

/** Baselines, each once, from top to bottom. */
export const baselines = (cells: Cell[]): number[] =>
  [...new Set(cells.map((c) => Math.round(c.y * 2) / 2))].sort((a, b) => a - b);

/** The first baseline after the widest gap between the middles of two headings. */
function startBetween(rows: number[], from: number, to: number): number | undefined {
  let best: { y: number; gap: number } | null = null;
  for (let i = 1; i < rows.length; i++) {
    const [a, b] = [rows[i - 1]!, rows[i]!];
    if ((a + b) / 2 > from && b <= to && (!best || b - a > best.gap)) best = { y: b, gap: b - a };
  }
  return best?.y;
}

/** The first baseline of the block that a heading stands along, where no heading stands above: no wide gap parts them. */
function firstStart(rows: number[], to: number): number | undefined {
  const gaps = rows
    .slice(1)
    .map((y, i) => y - rows[i]!)
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  let i = rows.findLastIndex((y) => y <= to);
  while (i > 0 && rows[i]! - rows[i - 1]! < 1.5 * usual) i--;
  return rows[i];
}

/** The first baseline below the nearest line that is drawn above a heading. */
function startBelowRule(rows: number[], { cell, top }: Beside, from: number, rules: Rule[]): number | undefined {
  const over = rules.filter((r) => r.x0 < cell.x1 && r.x1 > cell.x0 && r.y < top + 0.3 * cell.size && r.y > from);
  const y = Math.max(...over.map((r) => r.y));
  return over.length ? rows.find((row) => row > y) : undefined;
}

/** Headings as lines of their own above the blocks that they stand along. */
export function aboveBlocks(headings: Beside[], content: Cell[], rules: Rule[]): Cell[] {
  const rows = baselines(content);
  const order = [...headings].sort((a, b) => middle(a) - middle(b));
  return order.map((heading, i) => {
    const before = order[i - 1];
    const to = middle(heading) + heading.cell.size / 2;
    const ruled = startBelowRule(rows, heading, before ? middle(before) : -Infinity, rules);
    const start = ruled ?? (before ? startBetween(rows, middle(before), to) : firstStart(rows, to));
    return aboveLine(heading.cell, start ?? rows.find((r) => r >= heading.top) ?? heading.top);
  });
}

/** A heading of a margin as a line of its own above the line that it stands beside. */
export const aboveLine = (cell: Cell, y: number): Cell => ({ ...cell, y: y - ABOVE * cell.size });

const cellFrom = ({ text, x0, x1, top, face, glyphs }: SideText): Cell => ({
  text,
  x0,
  x1,
  y: top,
  size: face.size,
  bold: face.bold,
  italic: face.italic,
  colour: face.colour,
  font: face.font,
  parts: [{ text, bold: face.bold, italic: face.italic, colour: face.colour }],
  glyphs,
});

/** Chinese characters under each other, one a line, that make a heading. */
function stackedHeadings(cells: Cell[]): { headings: Beside[]; rest: Cell[] } {
  const single = cells.filter((c) => [...c.text].length === 1 && isCjk(c.text)).sort((a, b) => a.y - b.y);
  const used = new Set<Cell>();
  const headings: Beside[] = [];
  for (const first of single) {
    if (used.has(first)) continue;
    const group = [first];
    for (const next of single) {
      const last = group.at(-1)!;
      const step = next.y - last.y;
      if (
        step > 0.5 * first.size &&
        step < 3.2 * first.size &&
        Math.abs(next.x0 - first.x0) < 0.4 * first.size &&
        !used.has(next)
      )
        group.push(next);
    }
    const text = group.map((c) => c.text).join('');
    if (group.length < 2 || !isKnownHeading(text)) continue;
    for (const cell of group) used.add(cell);
    const glyphs = group.flatMap((c) => c.glyphs ?? []);
    const parts = [{ ...first.parts[0]!, text }];
    headings.push({ cell: { ...first, text, glyphs, parts }, top: first.y - first.size, bottom: group.at(-1)!.y });
  }
  return { headings, rest: cells.filter((c) => !used.has(c)) };
}

/** The cells of a page with the headings that are turned or stacked along their blocks as lines above these. */
export function withSideHeadings(cells: Cell[], turned: SideText[], rules: Rule[]): Cell[] {
  const { headings, rest } = stackedHeadings(cells);
  const known = turned.filter((t) => isKnownHeading(t.text));
  const all = [...headings, ...known.map((t) => ({ cell: cellFrom(t), top: t.top, bottom: t.bottom }))];
  if (!all.length) return cells;
  const [left, right] = [Math.min(...all.map((h) => h.cell.x0)), Math.max(...all.map((h) => h.cell.x1))];
  const [before, behind] = [rest.filter((c) => c.x1 < left + 2), rest.filter((c) => c.x0 > right - 2)];
  if (behind.length >= before.length) return [...rest, ...aboveBlocks(all, behind, rules)];
  // at the right edge: as lines they begin where their blocks do
  const edge = Math.min(...before.map((c) => c.x0));
  const moved = aboveBlocks(all, before, rules).map((c) => ({ ...c, x0: edge, x1: edge + c.size * c.text.length }));
  return [...rest, ...moved];
}
