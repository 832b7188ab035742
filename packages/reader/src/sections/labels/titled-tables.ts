import { fieldLabelOf } from '../../entries/field-labels.ts';
import { kindOfTitles } from '../../entries/table.ts';
import { isLabelOfPerson } from '../../parse/contact-labels.ts';
import type { Line } from '../../types.ts';
import { findDates } from '../../values/parse-dates.ts';
import { isAlone } from '../headings.ts';
import { plainHeading } from '../known.ts';
import type { Section } from '../section.ts';
import { isBullet } from '../styles.ts';

/** A heading whose words nobody knows, above a table whose column titles say what it lists. */
export function withKindOfTitles(section: Section): Section {
  const kind = section.typeOnly ? kindOfTitles(section.lines) : null;
  return kind ? { ...section, kinds: [kind] } : section;
}

/** A line above a table that may head it: no text, and apart from what stands above. */
const mayHead = (line: Line, above: Line | undefined): boolean =>
  isAlone(line) && !isBullet(line.text) && !/[.。;；]$/.test(line.text) && (!above || line.gap > above.gap);

/** A table of jobs or schools that no heading parts from a section of something else: a section of its own, with its title. */
export function withTablesApart(section: Section): Section[] {
  const { lines, kinds } = section;
  if (!kinds.length) return [section];
  for (const at of lines.keys()) {
    const kind = at > 0 ? kindOfTitles(lines.slice(at)) : null;
    if (!kind || kind === 'certifications' || kinds.includes(kind)) continue;
    // referees and relatives have an employer and a title as well
    const isOfPeople = lines[at]!.cells.some(({ text }) => isLabelOfPerson(text) && fieldLabelOf(text) !== 'place');
    if (isOfPeople || findDates(lines[at + 1]?.text ?? '') === null) continue;
    const title = mayHead(lines[at - 1]!, lines[at - 2]) ? lines[at - 1]! : undefined;
    const above = { ...section, lines: lines.slice(0, title ? at - 1 : at) };
    const table: Section = {
      title: title ? plainHeading(title.text) : '',
      kinds: [kind],
      lines: lines.slice(at),
      ...(title ? { heading: title } : {}),
      typeOnly: true,
    };
    return [...(above.lines.length ? [above] : []), table];
  }
  return [section];
}
