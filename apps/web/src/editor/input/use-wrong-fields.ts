import type { FieldPath } from '@verdant/contracts';
import { wrongFields } from '@verdant/contracts/constants';
import { sameList, useDocumentState } from '../document/use-document-state.ts';
import { usePhones } from './phones.ts';

/**
 * Where the document holds an address that is none, a number that nobody can dial or an end before its start: what its
 * fields say in red; none where nobody needs it. As long as the rule for numbers is on its way (`isKnown`), every number
 * counts as wrong.
 */
export function useWrongFields(needed: boolean): { wrong: FieldPath[]; isKnown: boolean } {
  const phones = usePhones(needed);
  const wrong = useDocumentState(
    ({ draft }) => (needed ? wrongFields(draft.content, draft.language, phones ?? (() => false)) : []),
    sameList,
  );
  return { wrong, isKnown: phones !== null };
}
