import { entryPath, type FieldPath, type ImportReading } from '@verdant/contracts';
import { escaped } from '../../text/escaped.ts';

/**
 * An imported document as it stands: its lines in reading order, from which of them (their indices) each value was taken,
 * and those of which words went into no field. What somebody has typed here has none.
 */
export type Written = {
  lines: readonly string[];
  of: Readonly<Record<FieldPath, readonly number[]>>;
  left: readonly number[];
  /** how likely each value is right, 0 to 1, where the reader says so */
  likely: Readonly<Record<FieldPath, number>>;
};

type Read = Pick<ImportReading, 'lines' | 'evidence' | 'unassigned'>;

export function writtenOf({ lines, evidence, unassigned }: Read): Written {
  const at = new Map(lines.map(({ id }, index) => [id, index]));
  const indices = (ids: readonly string[]) => ids.flatMap((id) => at.get(id) ?? []);
  return {
    lines: lines.map(({ text }) => text),
    of: Object.fromEntries(evidence.map((one) => [one.path, indices(one.lines)])),
    left: indices(unassigned.map(({ id }) => id)),
    likely: Object.fromEntries(
      evidence.flatMap(({ path, probability }) => (probability === undefined ? [] : [[path, probability]])),
    ),
  };
}

const isInEntry = (path: FieldPath, entry: string): boolean => path === entry || path.startsWith(`${entry}/`);

/**
 * `all` lines of an entry as they stand, with those beside it that belong to no other, and the `others` among them that
 * did not go into its fields, or not wholly. Null where nothing says where it stands.
 */
export function linesOfEntry(
  { lines, of, left }: Written,
  path: FieldPath,
): { others: string[]; all: string[] } | null {
  const entry = entryPath(path);
  const mine = new Set<number>();
  const taken = new Set<number>();
  for (const [at, indices] of Object.entries(of))
    for (const index of indices) (isInEntry(at, entry) ? mine : taken).add(index);
  if (mine.size === 0) return null;
  const [first, last] = [Math.min(...mine), Math.max(...mine)];
  let from = first;
  while (from > 0 && !taken.has(from - 1)) from -= 1;
  let to = last;
  while (to + 1 < lines.length && !taken.has(to + 1)) to += 1;
  const region = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
    (index) => mine.has(index) || !taken.has(index),
  );
  const lost = new Set(left);
  const text = (indices: readonly number[]) => indices.map((index) => lines[index]!);
  return {
    others: text(region.filter((index) => !mine.has(index) || lost.has(index))),
    all: text(region),
  };
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
/** What stands beside a value of its own: the edge of the line, a mark that parts, a date, a wide blank. */
const ENDS = /(?:^|[,，、;；:：|｜/／·•∙●▪■◆○★–—―\-(（)）「」《》“”"]|\d|年|月|\t| {2,})\s*$/u;
const BEGINS = /^\s*(?:$|[,，、;；:：|｜/／·•∙●▪■◆○★–—―\-(（)）「」《》“”".。]|\d|\t| {2,})/u;

/** In Chinese a blank parts. */
const BLANK_BEFORE = /\p{Script=Han}[）)]?\s$/u;
const BLANK_BEHIND = /^\s[（(]?\p{Script=Han}/u;

/**
 * Whether a value stands in the document as one whole: in one line, and parted from what else stands there. True of what
 * somebody has typed.
 */
export function isWholeValue(written: Written | null, path: FieldPath, value: string): boolean {
  if (written === null) return true;
  const indices = written.of[path] ?? [];
  const said = folded(value);
  return indices.some((index) => {
    const line = written.lines[index]!;
    const at = folded(line).indexOf(said);
    if (at < 0) return false;
    // the raw line keeps its wide blanks
    const pattern = said.split(' ').map(escaped);
    const found = line.toLowerCase().match(new RegExp(pattern.join('\\s+'), 'u'));
    if (found?.index === undefined) return false;
    const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
    return (ENDS.test(before) || BLANK_BEFORE.test(before)) && (BEGINS.test(after) || BLANK_BEHIND.test(after));
  });
}
