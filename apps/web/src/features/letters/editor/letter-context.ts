import type { Letter, LetterPlan } from '@verdant/contracts';
import { LETTER_PARTS, type LetterRole } from '@verdant/contracts/constants';
import { createContext, useContext } from 'react';
import type { LetterDocument, LetterState } from './letter-document.ts';
import { withSentence } from './paragraphs.ts';

type Editing = { letter: Letter; document: LetterDocument; state: LetterState; plan: LetterPlan | undefined };
export const LetterContext = createContext<Editing | null>(null);

/** The letter that is being worked on. */
export function useEditing() {
  const editing = useContext(LetterContext);
  if (!editing) throw new Error('outside of a letter');
  const { document, state, plan } = editing;
  const roles = LETTER_PARTS[state.words.kind];
  return {
    ...editing,
    words: state.words,
    roles,
    /** where a place of the résumé is, in words; null where it is gone */
    placeOf: (path: string) => plan?.facts.find((fact) => fact.path === path) ?? null,
    /** before the sentence `next`, where that stands there */
    addSentence: (role: LetterRole, sentence: { text: string; path: string | null }, next?: string) => {
      const { paragraphs } = withSentence(document.get().words, roles, role, sentence, next);
      document.edit({ paragraphs });
    },
  };
}
