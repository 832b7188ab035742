import { isKnownHeading } from '../sections/known.ts';
import type { Cell } from '../types.ts';
import { findDates } from '../values/dates.ts';
import { aboveLine } from './side-headings.ts';

const join = (a: Cell, b: Cell): Cell => ({
  ...a,
  text: `${a.text} ${b.text}`,
  x1: Math.max(a.x1, b.x1),
  parts: [...a.parts, ...b.parts],
  glyphs: [...(a.glyphs ?? []), ...(b.glyphs ?? [])],
});

/** `Work` goes on in `Experience`, `Jan 2020 –` in `Present`; two headings or two whole dates do not. */
function goesOn(a: string, b: string): boolean {
  if (/[-–—~到至]$/.test(a.trim()) || /^[-–—~到至]/.test(b.trim())) return true;
  if (findDates(a) || findDates(b)) return false;
  return isKnownHeading(`${a} ${b}`) || (!isKnownHeading(a) && !isKnownHeading(b));
}

/** Headings and dates that run over several lines of a narrow margin become one cell each. */
function stacked(cells: Cell[]): Cell[] {
  const out: { cell: Cell; bottom: number }[] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y)) {
    const last = out.at(-1);
    const step = last ? cell.y - last.bottom : 0;
    const near = last && step < 1.75 * cell.size && step > 0.3 * cell.size && goesOn(last.cell.text, cell.text);
    const alike = last && last.cell.bold === cell.bold && Math.abs(last.cell.size - cell.size) < 0.3;
    if (near && alike && last.cell.colour === cell.colour) {
      last.cell = join(last.cell, cell);
      last.bottom = cell.y;
    } else out.push({ cell, bottom: cell.y });
  }
  return out.map((o) => o.cell);
}

/** The content with each margin cell moved to the baseline of the first content line that it stands beside. */
export function withMargin(margin: Cell[], content: Cell[]): Cell[] {
  const baselines = content.map((c) => c.y).sort((a, b) => a - b);
  const moved = stacked(margin).map((cell) => {
    const beside = baselines.find((y) => y >= cell.y - cell.size);
    const alone = !margin.some((c) => c !== cell && Math.abs(c.y - cell.y) < 0.3 * cell.size);
    if (alone && isKnownHeading(cell.text) && beside !== undefined) return aboveLine(cell, beside);
    return beside !== undefined && beside - cell.y < 1.5 * cell.size ? { ...cell, y: beside } : cell;
  });
  return [...moved, ...content];
}
