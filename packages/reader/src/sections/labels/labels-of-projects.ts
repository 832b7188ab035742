import { entrySource, projectLabels } from '@verdant/lexicon/vocabulary';
import type { Heading } from '../headings.ts';

/** The label of a text below one project, and the heading of all where it stands once. */
const DETAILS = /^\s*(?:projects? details?|details of (?:the )?projects?)\s*[:：]?\s*$/iu;
const TECHNOLOGIES = new RegExp(`^\\s*${entrySource(projectLabels.technologies)}\\s*[:：]?\\s*$`, 'iu');

/**
 * Headings without the label that says of each of several projects what was used there (`技术栈：`), or what it was: no
 * section has one twice. `Project details` that stands once heads projects.
 */
export function withoutLabelsOfProjects(headings: ReadonlyMap<number, Heading>): Map<number, Heading> {
  const isLabel = ({ title }: Heading) => TECHNOLOGIES.test(title) || DETAILS.test(title);
  const labels = [...headings.values()].flatMap((heading) => (isLabel(heading) ? [heading.title.trim()] : []));
  const isRepeated = ({ title }: Heading) => labels.filter((label) => label === title.trim()).length > 1;
  return new Map(
    [...headings].flatMap(([at, heading]) => {
      if (isRepeated(heading)) return [];
      const isOfProjects = DETAILS.test(heading.title);
      return [[at, isOfProjects ? { ...heading, kinds: ['projects'] } : heading]];
    }),
  );
}
