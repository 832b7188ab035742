import type { Analysis, Dismissed } from '@verdant/contracts';
import { isSameDismissed } from '@verdant/contracts/constants';
import type { Advice } from '../../../editor/content/advice.ts';
import type { Line } from './findings.ts';

const isLeft = (dismissed: readonly Dismissed[], advice: Advice) =>
  dismissed.some((one) => isSameDismissed(one, advice));

/** The account without what its person leaves as it is. A wording that waits is asked about all the same. */
export const withoutDismissed = (lines: Line[], dismissed: readonly Dismissed[]): Line[] =>
  lines.flatMap((line) => {
    const places = line.places.filter(({ advice, change }) => change || !advice || !isLeft(dismissed, advice));
    return places.length > 0 || line.places.length === 0 ? [{ ...line, places }] : [];
  });

/** The advice of a review that its person leaves as it is, one for each text and check. */
export const dismissedAdvice = (analysis: Analysis | null, dismissed: readonly Dismissed[]): Advice[] =>
  (analysis?.advice ?? []).filter((advice) => isLeft(dismissed, advice));
