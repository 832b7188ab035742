import { allSimplified } from '../text/simplified.ts';
import type { ResumeDocument } from './document.ts';

const LEAST_TRADITIONAL = 5;

/** Whether the person writes in traditional letters, as in Taiwan, Hong Kong and Macao. */
export function isTraditional({ content: { work, basics, education } }: ResumeDocument): boolean {
  const told = [
    basics.introduction,
    ...education.flatMap(({ school, degree, major }) => [school, degree, major]),
    ...work.flatMap(({ company, position, content }) => [company, position, ...content]),
  ].join('\n');
  const plain = Array.from(allSimplified(told));
  return Array.from(told).filter((letter, at) => letter !== plain[at]).length >= LEAST_TRADITIONAL;
}
