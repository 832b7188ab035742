import { isLabelOfPerson } from '../../parse/contact-labels.ts';
import { isCjk } from '../../text/spacing.ts';
import type { Cell, Line } from '../../types.ts';
import { findEmail, findPhone } from '../../values/contacts.ts';
import { halvesAt, withCells } from '../halves.ts';
import type { Heading } from '../headings.ts';
import type { Kind } from '../kind.ts';
import { knownKinds } from '../known.ts';
import { isBullet } from '../styles.ts';
import { KINDS } from './labelled-headings.ts';

const LABEL = /^\s*([^:：\d@]{1,24})[:：](?!\/)/u;
/** Letters of a heading before a colon; a Chinese one is shorter. */
const LONGEST = { latin: 24, chinese: 8 };
/** A paragraph stands so much further from what is above it than its lines do from one another. */
const APART = 1.25;
/** So many paragraphs, and this share of them, begin with a heading where that is how the document heads its sections. */
const [LEAST, SHARE] = [3, 0.8];

type Block = { at: number; lines: Line[]; label: string | null };

function labelOf({ cells: [cell] }: Line): string | null {
  const label = LABEL.exec(cell!.text)?.[1]?.trim() ?? '';
  const most = isCjk(label) ? LONGEST.chinese : LONGEST.latin;
  const isOther = isLabelOfPerson(label) && !knownKinds(label);
  return label && label.length <= most && !isBullet(cell!.text) && !isOther ? label : null;
}

/** The smallest gap that more than one line has to the one above. */
function usualGap(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { gap } of lines) {
    const rounded = Math.round(gap * 10);
    if (gap > 0) counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  const often = [...counts].flatMap(([gap, count]) => (count > 1 ? [gap] : []));
  return often.length ? Math.min(...often) / 10 : 0;
}

function blocksOf(lines: readonly Line[]): Block[] {
  const usual = usualGap(lines);
  const out: Block[] = [];
  for (const [at, line] of lines.entries()) {
    if (!out.length || (line.gap > usual * APART && !isBullet(line.text)))
      out.push({ at, lines: [line], label: labelOf(line) });
    else out.at(-1)!.lines.push(line);
  }
  return out;
}

const isContact = ({ lines }: Block): boolean => lines.some(({ text }) => findPhone(text) ?? findEmail(text));

/** What somebody has not, or cannot do. */
const NONE = /^[不没无]|^(?:no|not)\b/iu;
/** How likely the labeller must find the kind of a paragraph whose heading nobody knows. */
const SURE = 0.5;

/** What the labeller makes of a paragraph. */
function kindOf({ lines }: Block): Kind {
  const sums = new Map<string, number>();
  for (const { cells } of lines)
    for (const [name, p] of Object.entries(cells[0]!.says?.kinds ?? {})) sums.set(name, (sums.get(name) ?? 0) + p);
  const [best, sum] = [...sums].sort((a, b) => b[1] - a[1])[0] ?? ['none', 0];
  return sum < SURE * lines.length || best === 'none' || best.startsWith('top.')
    ? 'custom'
    : (KINDS[best] ?? (best as Kind));
}

/**
 * Headings of a document that begins each of its paragraphs with one and a colon, on its line (`会的：…`, `Work: Since…`) or
 * above it, whatever their words are; by the index of their line. None in other documents.
 */
export function colonHeadings(lines: readonly Line[]): Map<number, Heading> {
  const blocks = blocksOf(lines);
  const first = blocks.findIndex((block) => block.label !== null && !isContact(block));
  const own = first < 0 ? [] : blocks.slice(first);
  const headed = own.filter(({ label }) => label !== null);
  const kinds = new Set(headed.flatMap(({ label }) => knownKinds(label!)?.[0] ?? []));
  const labels = new Set(headed.map(({ label }) => label));
  const isRule =
    headed.length >= LEAST && headed.length >= SHARE * own.length && kinds.size > 0 && labels.size === headed.length;
  if (!isRule) return new Map();
  return new Map(
    headed.map((block) => {
      const known = knownKinds(block.label!);
      const other = isContact(block) || NONE.test(block.label!) ? 'custom' : kindOf(block);
      return [block.at, { title: block.label!, kinds: known ?? [other], typeOnly: !known }];
    }),
  );
}

/** The heading before the colon of a line, and what stands behind it as a line of its own. */
export function cutAtColon(line: Line): Line[] {
  const [first, ...others] = line.cells as [Cell, ...Cell[]];
  const length = LABEL.exec(first.text)![0].length;
  if (!first.text.slice(length).trim())
    return others.length ? [withCells(line, [first], line.gap), withCells(line, others, 1.2)] : [line];
  const [heading, text] = halvesAt(first, length);
  return [withCells(line, [heading], line.gap), withCells(line, [text, ...others], 1.2)];
}
