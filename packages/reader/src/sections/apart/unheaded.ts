import type { Line } from '../../types.ts';
import { findEmail, findPhone } from '../../values/contacts.ts';
import type { Kind } from '../kind.ts';
import { KINDS } from '../labels/labelled-headings.ts';
import type { Section } from '../section.ts';

/** How sure the labeller must be that a line belongs to a section, and of the first line of one. */
const [BELONGS, OPENS] = [0.5, 0.7];
/** Kinds whose entries show by themselves that a section begins; the others only go along with them. */
const PLAIN = new Set<Kind>(['work', 'education', 'projects']);

const kindOf = (line: Line): { kind: Kind | 'top'; p: number } => {
  const sums = new Map<Kind | 'top', number>();
  for (const [name, p] of Object.entries(line.cells[0]?.says?.kinds ?? {})) {
    const kind = name.startsWith('top.') || name === 'none' ? 'top' : (KINDS[name] ?? (name as Kind));
    sums.set(kind, (sums.get(kind) ?? 0) + p);
  }
  const [best] = [...sums].sort((a, b) => b[1] - a[1]);
  return best ? { kind: best[0], p: best[1] } : { kind: 'top', p: 0 };
};

type Read = ReturnType<typeof kindOf>;

/** Lines that begin an entry of work, a school or a project, as the labeller is sure. */
function entriesIn(lines: readonly Line[], read: readonly Read[]): number[] {
  const isEntry = (at: number) => {
    const { kind, p } = read[at]!;
    const begin = Math.max(...lines[at]!.cells.map((cell) => cell.says?.begin ?? 0));
    return kind !== 'top' && PLAIN.has(kind) && p > OPENS && begin > OPENS;
  };
  return lines.flatMap((_, at) => (isEntry(at) ? [at] : []));
}

/** The lines from one on, in sections of what the labeller takes them for; contact data go back to what stands above. */
function apartFrom(section: Section, read: readonly Read[], first: number): Section[] {
  const out: Section[] = [{ ...section, lines: section.lines.slice(0, first) }];
  for (const [i, line] of section.lines.slice(first).entries()) {
    const { kind, p } = read[first + i]!;
    const open = out.at(-1)!;
    if (kind === 'top' && (findEmail(line.text) || findPhone(line.text))) out[0]!.lines.push(line);
    else if (i > 0 && (kind === 'top' || kind === open.kinds[0] || p < BELONGS)) open.lines.push(line);
    else out.push({ title: '', kinds: [kind as Kind], lines: [line], typeOnly: true });
  }
  return out;
}

/** Sections that are told in sentences: an employer with dates below them is no part of what they say. */
const PROSE = new Set<Kind>(['introduction', 'contact', 'intention']);

/** Entries below an introduction or contact data that no heading parts from it: sections of their own. */
export function withEntriesApart(section: Section): Section[] {
  if (!PROSE.has(section.kinds[0]!)) return [section];
  const read = section.lines.map(kindOf);
  const entries = entriesIn(section.lines, read);
  if (entries.length < 2) return [section];
  let first = entries[0]!;
  // the first of them may look like a heading; the labeller knows what it is about
  while (first > 0 && read[first - 1]!.kind === read[first]!.kind && read[first - 1]!.p > OPENS) first--;
  return apartFrom(section, read, first);
}

/**
 * Sections that no heading announces, in what stands above the first one: entries of work, schools and projects that the
 * labeller is sure of, and what follows them. What stands before the first such entry stays the head of the document.
 */
export function withUnheadedApart(header: Section): Section[] {
  const read = header.lines.map(kindOf);
  const [first = 0, ...others] = entriesIn(header.lines, read);
  return first < 1 || others.length < 1 ? [header] : apartFrom(header, read, first);
}
