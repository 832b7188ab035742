import { isResearchHeading } from '@verdant/lexicon/vocabulary';
import { plainHeading } from '../known.ts';
import type { Section } from '../section.ts';

/** A heading below another one is drawn smaller than this share of it. */
const SMALLER = 0.95;

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
