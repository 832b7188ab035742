import { halvesAt, withCells } from '../sections/halves.ts';
import type { Cell, Line } from '../types.ts';

/** Boxes of a form: those that somebody ticked, and those that were left open. */
const TICKED = '√✓✔☑☒■▣';
const OPEN = '□☐◻▢';
const BOX = new RegExp(`[${TICKED}${OPEN}]`, 'u');
const [IS_TICKED, IS_OPEN] = [new RegExp(`[${TICKED}]`, 'u'), new RegExp(`[${OPEN}]`, 'u')];
/** `女 □`: the box stands behind its words. */
const BEHIND = new RegExp(`^[^${TICKED}${OPEN}:：]+[${TICKED}${OPEN}]`, 'u');
const MOST_BOXES = 20;

/** The cell in pieces, each with one box of its own; a label before the first is a piece by itself. */
function pieces(cell: Cell): Cell[] {
  const isBehind = BEHIND.test(cell.text.trim()) && BOX.test(cell.text.trim().at(-1) ?? '');
  const out: Cell[] = [];
  let rest = cell;
  for (let n = 0; n < MOST_BOXES; n++) {
    const from = isBehind ? 0 : rest.text.search(BOX) === 0 ? 1 : 0;
    const at = rest.text.slice(from).search(BOX);
    const cut = at < 0 ? -1 : isBehind ? at + 1 : at + from;
    if (cut < 0 || cut >= rest.text.length) break;
    const [first, second] = halvesAt(rest, cut);
    if (first.text) out.push(first);
    if (!second.text) return out;
    rest = second;
  }
  return [...out, rest];
}

/** A piece without its box. */
function bare(cell: Cell): Cell {
  const isBox = ({ text }: { text: string }) => BOX.test(text);
  return {
    ...cell,
    text: cell.text.replace(BOX, '').trim(),
    parts: cell.parts.map((part) => ({ ...part, text: part.text.replace(BOX, '') })),
    glyphs: cell.glyphs?.filter((glyph) => !isBox(glyph)),
  };
}

/** What a cell says beside the boxes that were left open: none where it says nothing more. */
function tickedIn(cell: Cell): Cell[] {
  if (!BOX.test(cell.text)) return [cell];
  return pieces(cell)
    .filter(({ text }) => !IS_OPEN.test(text))
    .map(bare)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/**
 * The lines of a form by its ticked boxes: what was left open is not said. A document that has boxes of one sort alone draws
 * its lists with them.
 */
export function withTickedAlone(lines: readonly Line[]): Line[] {
  const has = (mark: RegExp) => lines.some(({ text }) => mark.test(text));
  if (!has(IS_TICKED) || !has(IS_OPEN)) return [...lines];
  return lines.flatMap((line) => {
    if (!BOX.test(line.text)) return [line];
    const cells = line.cells.flatMap(tickedIn);
    // a list of boxes side by side: each is an item of its own
    if (line.cells.every(({ text }) => BOX.test(text[0] ?? '')))
      return cells.map((cell) => withCells(line, [cell], line.gap));
    return cells.length ? [withCells(line, cells, line.gap)] : [];
  });
}
