import type { Cell, Line } from '../types.ts';

/** A line of other cells than it had. */
export const withCells = (line: Line, cells: Cell[], gap: number): Line => ({
  ...line,
  cells,
  text: cells.map((c) => c.text).join('  '),
  x0: cells[0]!.x0,
  size: Math.max(...cells.map((c) => c.size)),
  gap,
});

/** The letters of a cell up to a number of characters, and those behind. */
function lettersApart({ glyphs }: Cell, count: number): [Cell['glyphs'], Cell['glyphs']] {
  if (!glyphs) return [undefined, undefined];
  let said = 0;
  const at = glyphs.findIndex((glyph) => {
    const before = said;
    said += glyph.text.trim().length;
    return before >= count;
  });
  return at < 0 ? [glyphs, []] : [glyphs.slice(0, at), glyphs.slice(at)];
}

/** The parts of a cell before and behind a place in its text; a part that it runs through is cut. */
function partsApart(cell: Cell, at: number): [Cell['parts'], Cell['parts']] {
  const before: Cell['parts'] = [];
  const behind: Cell['parts'] = [];
  let from = 0;
  for (const part of cell.parts) {
    const cut = Math.min(Math.max(at - from, 0), part.text.length);
    if (cut > 0) before.push({ ...part, text: part.text.slice(0, cut) });
    if (cut < part.text.length) behind.push({ ...part, text: part.text.slice(cut) });
    from += part.text.length;
  }
  return [before, behind];
}

/** What the labeller saw in one half of a cell. */
const slotsIn = ({ slots }: Cell, text: string): Pick<Cell, 'slots'> =>
  slots ? { slots: slots.filter((slot) => text.includes(slot.text)) } : {};

/** A cell in two at a place in its text; places inside the cell are shared out by length. */
export function halvesAt(cell: Cell, at: number): [Cell, Cell] {
  const [first, second] = [cell.text.slice(0, at), cell.text.slice(at)];
  const x = cell.x0 + ((cell.x1 - cell.x0) * at) / cell.text.length;
  const [before, behind] = lettersApart(cell, first.replace(/\s/g, '').length);
  const [parts, others] = partsApart(cell, at);
  const face = others[0] ?? cell;
  return [
    { ...cell, text: first.trim(), x1: x, parts, glyphs: before, ...slotsIn(cell, first) },
    {
      ...cell,
      text: second.trim(),
      x0: x,
      bold: face.bold,
      italic: face.italic,
      colour: face.colour,
      parts: others,
      glyphs: behind,
      ...slotsIn(cell, second),
    },
  ];
}
