import { fillGaps } from '@verdant/contracts/constants';
import { useKeys } from '../../../editor/use-keys.ts';
import { useReview } from '../review-context.tsx';

/** A accept, E edit, R another wording of the proposal that is open; D dismisses it, or its advice; J and K walk on. */
export const useReviewKeys = () => {
  const { lines, open, placeOf, step, accept, dismiss, leave, answersFor, setEdited, busy, canReword, setNoting } =
    useReview();
  const line = lines.find(({ checkId }) => checkId === open);
  const { advice = null, change = null } = (line && placeOf(line).place) ?? {};
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    ...(advice && !change && !busy && { d: () => leave(advice) }),
    ...(change &&
      !busy && {
        a: () => accept(change),
        d: () => dismiss(change),
        e: () => setEdited(change, fillGaps(change.proposed, change.placeholders, answersFor(change).gaps)),
        ...(canReword(change) && { r: () => setNoting(change.id) }),
      }),
  });
};
