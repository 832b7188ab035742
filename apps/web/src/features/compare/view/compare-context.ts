import type { Language, ResumeContent } from '@verdant/contracts';
import type { RowKey } from '@verdant/contracts/constants';
import { createContext, useContext } from 'react';
import type { EntryDiff, Line } from '../compare.ts';

/** One of the two: what it is called beside its words. */
export type Compared = { label: string; language: Language; content: ResumeContent };

/** What may be taken back from the first into the second. */
export type Taking = {
  entry: (row: RowKey, entry: EntryDiff, pairs: readonly EntryDiff[]) => void;
  text: (row: RowKey, entry: EntryDiff, key: string, line: Line, lines: readonly Line[]) => void;
};

/** `versions`: two states of one résumé, of which the second is what became of the first. */
type Comparison = { was: Compared; now: Compared; versions: boolean; taking: Taking | null };

export const CompareContext = createContext<Comparison | null>(null);

export const useComparison = (): Comparison => {
  const comparison = useContext(CompareContext);
  if (!comparison) throw new Error('useComparison outside of a comparison');
  return comparison;
};
