import { isBodyLabel } from '../../entries/body-labels.ts';
import { joined } from '../../entries/heads/head-lines.ts';
import { ranOut } from '../../layout/line-width.ts';
import type { Line } from '../../types.ts';
import { isPlaceOfLearning } from '../../values/degrees.ts';
import { halvesAt, withCells } from '../halves.ts';
import { isAlone } from '../headings.ts';
import type { Kind } from '../kind.ts';
import { knownKinds } from '../known.ts';
import type { Section } from '../section.ts';
import { headOf } from './headed.ts';

/** Kinds that are told in a line or two, each behind its heading. */
const TOLD = new Set<Kind>(['education', 'certifications', 'awards', 'skills', 'languages', 'introduction']);
/** Sections of entries: below the last of them a run of such lines is no part of it. */
const ENTRIES = new Set<Kind>(['work', 'projects', 'education', 'volunteering']);
const LEAST = 2;

type Headed = { label: string; kind: Kind };

/** `获奖：…`, `Licences: …`: the heading and what kind it is, null for any other line. */
function headedBy(line: Line): Headed | null {
  const text = line.cells[0]?.text ?? '';
  const head = headOf(text);
  const label = head === null ? '' : text.slice(text.indexOf(head), text.indexOf(head) + head.length + 1);
  if (!label || !isAlone(line) || isBodyLabel(line.text)) return null;
  const kinds = knownKinds(label);
  const [kind] = kinds ?? [];
  if (!kind || kinds!.length > 1 || !TOLD.has(kind)) return null;
  // `学历：本科` among personal data is a degree, no list of schools
  return kind === 'education' && !isPlaceOfLearning(line.text.slice(label.length)) ? null : { label, kind };
}

/** The section that a headed line and those it goes on in make. */
function sectionOf({ label, kind }: Headed, [first, ...others]: readonly Line[]): Section {
  const [cell, ...cells] = first!.cells;
  const [title, value] = halvesAt(cell!, cell!.text.indexOf(label) + label.length);
  const told = withCells(first!, [value, ...cells], first!.gap);
  return {
    title: label.slice(0, -1).trim(),
    kinds: [kind],
    lines: kind === 'introduction' ? [told, ...others] : [others.reduce(joined, told)],
    heading: withCells(first!, [title], first!.gap),
  };
}

/**
 * `学历：…`, `证书：…`, `获奖：…` below one another, each with what it heads in its own line, above all headings or below the
 * last entry of a section: sections of their own. A label that comes twice belongs to entries, one alone may be part of
 * one.
 */
export function withHeadedRunsApart(section: Section): Section[] {
  const [own] = section.kinds;
  const isHead = section.kinds.length === 0;
  if (!isHead && !ENTRIES.has(own!)) return [section];
  const runs: { headed: Headed; lines: Line[] }[] = [];
  const rest: Line[] = [];
  let open: Line[] | null = null;
  for (const [at, line] of section.lines.entries()) {
    const headed = headedBy(line);
    const above = section.lines[at - 1];
    if (headed && headed.kind !== own) {
      open = [line];
      runs.push({ headed, lines: open });
    } else if (open && above && headOf(line.text) === null && ranOut(above, line)) open.push(line);
    else {
      open = null;
      // what stands below such lines is an entry again: they were part of the one above
      if (!isHead && runs.length) return [section];
      rest.push(line);
    }
  }
  const kinds = new Set(runs.map(({ headed }) => headed.kind));
  const labels = new Set(runs.map(({ headed }) => headed.label));
  // a school by its name is sure above all headings, where no entry can own it
  const least = isHead && kinds.has('education') ? 1 : LEAST;
  if (kinds.size < least || labels.size < runs.length) return [section];
  return [{ ...section, lines: rest }, ...runs.map(({ headed, lines }) => sectionOf(headed, lines))];
}
