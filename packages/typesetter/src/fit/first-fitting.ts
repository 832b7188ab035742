import { STEPS } from './density-steps.ts';

/**
 * The first step, `from` the person's own measures down, that fits while the one before does not; null where even the last
 * does not. By bisection, always the same questions in the same order, so that the preview and the PDF agree even where
 * the number of pages is not quite monotone. Asks at most six times.
 */
export function firstFitting(fits: (step: number) => boolean, from = 0, to = STEPS): number | null {
  if (fits(from)) return from;
  if (!fits(to)) return null;
  let [tooLarge, fitting] = [from, to];
  while (fitting - tooLarge > 1) {
    const middle = (tooLarge + fitting) >> 1;
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}
