import { findDates } from '../values/parse-dates.ts';
import type { Section } from './section.ts';

/** What forms ask for below the jobs: `主要工作业绩`. */
const DEEDS = /(?:业绩|实绩)$/u;

/** What somebody got done, told in sentences without a date, is no project, though the labeller takes it for one. */
export const withDeedsAsTold = (section: Section): Section =>
  section.kinds[0] === 'projects' &&
  section.typeOnly &&
  DEEDS.test(section.title.trim()) &&
  !section.lines.some(({ text }) => findDates(text))
    ? { ...section, kinds: ['custom'] }
    : section;
