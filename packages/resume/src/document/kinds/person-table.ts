import type { ResumeDocument } from '../document.ts';

/** A table of the person, with school in one of its rows: its order is that of the table. */
const OF_TABLE = ['gender', 'birth', 'ethnicity', 'nativePlace', 'politicalStatus', 'maritalStatus'] as const;
const LEAST_ROWS = 4;
export const isPersonTable = ({ content: { basics } }: ResumeDocument): boolean =>
  OF_TABLE.filter((field) => (basics[field] ?? '').trim() !== '').length >= LEAST_ROWS;
