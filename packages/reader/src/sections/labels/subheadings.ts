import { hasOrganisationWord, isResearchHeading } from '@verdant/lexicon/vocabulary';
import { headDates } from '../../entries/heads/head-lines.ts';
import type { Line } from '../../types.ts';
import { plainHeading } from '../known.ts';
import type { Section } from '../section.ts';
import { isBullet, styleOf } from '../styles.ts';

/** A heading below another one is drawn smaller than this share of it. */
const SMALLER = 0.95;

/** Words alone in their line, as headings are. */
const mayHead = (line: Line): boolean =>
  line.cells.length === 1 && line.text.length <= MOST_LETTERS && !isBullet(line.text) && headDates(line) === null;
const MOST_LETTERS = 40;

/**
 * `Miscellaneous` in smaller type below `Experience`, in the look of `Consulting` above the first jobs there: parts of one
 * section, whose own headings say nothing of an entry.
 */
export function withPartsOfSections(sections: Section[]): Section[] {
  const out: Section[] = [];
  for (const section of sections) {
    const last = out.at(-1);
    const { heading, lines } = section;
    const look = heading && styleOf(heading);
    const alike = last?.lines.filter((line) => styleOf(line) === look) ?? [];
    const isPart =
      last?.heading !== undefined &&
      heading !== undefined &&
      last.kinds[0] === 'work' &&
      section.kinds[0] === 'custom' &&
      heading.size < last.heading.size * SMALLER &&
      alike.length > 0 &&
      alike.every((line) => mayHead(line) && !(line.text.includes(' ') && hasOrganisationWord(line.text))) &&
      lines.some((line) => headDates(line) !== null);
    if (isPart) last.lines = [...last.lines.filter((line) => !alike.includes(line)), ...lines];
    else out.push(section);
  }
  return out;
}

/** `Experience` right above `Research` or `Vocational` in smaller type: what the heading promises stands below the others. */
export function withKindOfHeadingAbove(sections: Section[]): Section[] {
  let above: Section | null = null;
  return sections.map((section) => {
    const { heading, lines, kinds } = section;
    const [top, own] = [above?.heading?.size ?? 0, heading?.size ?? 0];
    const isWithin = above !== null && heading !== undefined && own < top * SMALLER;
    const isEmpty = heading !== undefined && kinds[0] === 'work' && kinds.length === 1 && !lines.length;
    if (!isWithin) above = isEmpty ? section : null;
    const isResearch = isResearchHeading(plainHeading(section.title));
    return isWithin && (isResearch || section.typeOnly) && lines.length > 0 ? { ...section, kinds: ['work'] } : section;
  });
}
