import { STEPS } from './density-steps.ts';

/**
 * The first step, from the person's own measures down, that fits while the one before does not; null where even the last
 * does not. By bisection, always the same questions in the same order, so that the preview and the PDF agree even where
 * the number of pages is not quite monotone. Asks at most six times.
 */
export function firstFitting(fits: (step: number) => boolean): number | null {
  if (fits(0)) return 0;
  if (!fits(STEPS)) return null;
  let [tooLarge, fitting] = [0, STEPS];
  while (fitting - tooLarge > 1) {
    const middle = (tooLarge + fitting) >> 1;
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}
