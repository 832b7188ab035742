import type { ResumeDocument } from './document.ts';

/** Months from the first job to today, 0 where no job has a date. */
export const workedFor = ({ roles, today }: ResumeDocument): number =>
  Math.max(0, ...roles.filter(({ section }) => section === 'work').map(({ start }) => today - (start?.first ?? today)));
