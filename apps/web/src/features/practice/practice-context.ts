import type { Practice, PracticeNote, PracticeQuestion } from '@verdant/contracts';
import { emptyNote } from '@verdant/contracts/constants';
import { createContext, useContext } from 'react';
import type { PracticeDocument, PracticeState } from './practice-document.ts';

type Practising = { practice: Practice; document: PracticeDocument; state: PracticeState };
export const PracticeContext = createContext<Practising | null>(null);

/** The practice that is open, its questions with the pinned ones first, and the note to each. */
export function usePractising() {
  const context = useContext(PracticeContext);
  if (!context) throw new Error('usePractising outside of a practice');
  const { practice, state } = context;
  const noteOf = (id: string): PracticeNote => state.notes[id] ?? emptyNote;
  const first = ({ id }: PracticeQuestion) => Number(noteOf(id).pinned);
  const questions = [...practice.questions].sort((a, b) => first(b) - first(a));
  const done = questions.filter(({ id }) => noteOf(id).done).length;
  return { ...context, noteOf, questions, done };
}
