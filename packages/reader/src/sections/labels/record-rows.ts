import type { Line } from '../../types.ts';
import { knownKinds } from '../known.ts';

/** So many labels, each so many times: the rows of records, drawn alike. */
const [LABELS, TIMES] = [3, 2];

/**
 * Rows whose first cell is a label that stands before other values elsewhere, too (`Project ⇥ …`, `Role ⇥ …`, again and
 * again): no section is headed by one of them.
 */
export function recordRows(lines: readonly Line[]): Set<Line> {
  const rows = new Map<string, Line[]>();
  for (const line of lines) {
    const [first, , third] = line.cells;
    const label = first!.text.trim();
    // `Certification ⇥ …` again and again: each row says what the section is
    if (line.cells.length < 2 || third || !isWord(label) || knownKinds(label)?.[0] === 'certifications') continue;
    rows.set(label, [...(rows.get(label) ?? []), line]);
  }
  const repeated = [...rows.values()].filter((own) => own.length >= TIMES);
  return new Set(repeated.length >= LABELS ? repeated.flat() : []);
}

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\d/.test(text);
