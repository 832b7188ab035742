import { isKnownTerm } from '@verdant/lexicon/vocabulary';
import { isNarrow, ranOut } from '../layout/line-width.ts';
import { isBullet, withoutBullet } from '../sections/styles.ts';
import { isCjk, joinLines } from '../text/spacing.ts';
import type { Line } from '../types.ts';

/** The end of a sentence: where no marks show the items of a list, one that ends a line ends an item. */
const ENDS = /[.。;；!！?？]$|(?:19|20)\d{2}\S{0,6}[)）]$/;
const LABEL = /^[\p{L}][\p{L}\p{N} /&+·-]{0,24}\s*[:：]/u;

/** Two short lines of a side column that are each known by themselves: neither goes on in the other. */
const areTwo = (last: Line, text: string): boolean =>
  isNarrow(last) &&
  !isCjk(last.text) &&
  !/^\p{Ll}/u.test(text) &&
  !/[,，&/-]$/.test(last.text) &&
  (isKnownTerm(withoutBullet(last.text)) || isKnownTerm(text)) &&
  !isKnownTerm(`${withoutBullet(last.text)} ${text}`);

/** The usual distance between the lines of one paragraph; that above the first line says nothing of it. */
function leading(lines: Line[]): number {
  const gaps = lines
    .slice(1)
    .map((l) => l.gap)
    .filter((g) => g > 0.5 && g < 3)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.2)] ?? 1.2;
}

/** True where paragraphs are set apart by space: two line distances, both used. */
const isSpaced = (lines: Line[], usual: number): boolean => lines.filter((l) => l.gap > usual * 1.13).length > 0;

/**
 * Bullets and paragraphs of a body, each in one piece: wrapped lines are joined, bullet marks are gone. A line whose
 * text `begins` an item is never joined.
 */
export function toItems(lines: Line[], begins: (text: string) => boolean = () => false, prose = false): string[] {
  const usual = leading(lines);
  const bulleted = lines.some((l) => isBullet(l.text));
  // The space below a label says nothing of paragraphs.
  const inner = lines.slice(1).filter((_, i) => !/[:：]$/.test(lines[i]!.text.trim()));
  const spaced = !bulleted && isSpaced(inner, usual) && inner.some((l) => l.gap > 0 && l.gap <= usual * 1.13);
  const items: string[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const bullet = isBullet(line.text);
    const text = bullet ? withoutBullet(line.text) : line.text.trim();
    if (!text) continue;
    const apart = last && line.page === last.page && line.gap > usual * 1.13 && !(bulleted && line.x0 > last.x0 + 3);
    const closed = !prose && last !== undefined && ENDS.test(last.text) && !/^\p{Ll}/u.test(text);
    const ended =
      last && !spaced && (bulleted ? !ranOut(last, line) && ENDS.test(last.text) : closed || !ranOut(last, line));
    const labelled = last && !bulleted && LABEL.test(text) && (!ranOut(last, line) || line.cells[0]!.bold);
    // rows of a table
    const isRow = last !== undefined && [last, line].every(({ cells }) => cells.length > 2);
    const divided = last !== undefined && !bullet && /\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(text);
    if (!last || (!divided && (bullet || apart || ended || isRow || labelled || begins(text) || areTwo(last, text))))
      items.push(text);
    else items[items.length - 1] = joinLines(items.at(-1)!, text, line.mixing);
    last = line;
  }
  return items;
}

/** A paragraph of a body as one text. */
export const toText = (lines: Line[]): string => toItems(lines, () => false, true).join('\n');
