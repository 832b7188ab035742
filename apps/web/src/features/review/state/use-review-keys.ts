import { fillGaps } from '@verdant/contracts/constants';
import { useReview } from '../review-context.tsx';
import { useKeys } from './use-keys.ts';

/** A accept, E edit, D dismiss, R another wording of the proposal that is open; J and K walk through the account. */
export const useReviewKeys = () => {
  const { lines, open, placeOf, step, accept, dismiss, answersFor, setEdited, busy, canReword, setNoting } =
    useReview();
  const line = lines.find(({ checkId }) => checkId === open);
  const change = line ? (placeOf(line).place?.change ?? null) : null;
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ...(change &&
      !busy && {
        a: () => accept(change),
        d: () => dismiss(change),
        e: () => setEdited(change, fillGaps(change.proposed, change.placeholders, answersFor(change).gaps)),
        ...(canReword(change) && { r: () => setNoting(change.id) }),
      }),
  });
};
