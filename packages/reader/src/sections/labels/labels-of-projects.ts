import { entrySource, projectLabels } from '@verdant/lexicon/vocabulary';
import type { Heading } from '../headings.ts';

const TECHNOLOGIES = new RegExp(`^\\s*${entrySource(projectLabels.technologies)}\\s*[:：]?\\s*$`, 'iu');

/** Headings without the label that says of each of several projects what was used there (`技术栈：`): no section has one twice. */
export function withoutLabelsOfProjects(headings: ReadonlyMap<number, Heading>): Map<number, Heading> {
  const labels = [...headings.values()].flatMap(({ title }) => (TECHNOLOGIES.test(title) ? [title.trim()] : []));
  const isRepeated = ({ title }: Heading) => labels.filter((label) => label === title.trim()).length > 1;
  return new Map([...headings].filter(([, heading]) => !isRepeated(heading)));
}
