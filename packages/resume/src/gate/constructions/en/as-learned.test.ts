import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('as people write who learned English later, and as a page has it', () => {
  test.each([
    [
      'Promoted after fourteen months from mate to bosun.',
      'Earned promotion from mate to bosun after one year and two months.',
    ],
    ['Painted hulls, 15–20 pieces in a week, with rollers.', 'Painted 15 to 20 hulls a week with rollers.'],
    [
      'Co-author of 5 papers on paint, of these first author of 2.',
      'Co-authored 5 papers on paint, 2 of them as first author.',
    ],
    ['Checked hulls for blisters, per year 130 to 150.', 'Checked 130–150 hulls for blisters per year.'],
    ['Ordering of paint, value of stock about 90.000 EUR.', 'Ordered paint; value of stock about €90,000.'],
    ['Sold paint in 3 countries (NO, SE, DK).', 'Sold paint in Norway, Sweden and Denmark.'],
    ['Wrote 11 paint reports in the year of 2021.', 'Wrote 11 paint reports in 2021.'],
    ['Bosun on relief basis for the last 8 months.', 'Relief bosun during my last eight months.'],
  ])('%s → %s', (original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(true);
  });

  test.each([
    [
      'two of them as two more',
      'Co-author of 5 papers on paint, of these first author of 2.',
      'Co-authored 5 papers on paint and was first author of a further 2.',
    ],
    [
      'what is only at times so',
      'Painted hulls regularly and masts now and then.',
      'Regularly painted hulls and masts.',
    ],
    [
      'who signs',
      'Prepared orders for signature by the harbour master.',
      'Prepared and signed orders for the harbour master.',
    ],
    [
      'a usual place as every one',
      'Was usually among the best three of the 9 painters.',
      'Was among the best three of the 9 painters.',
    ],
    ['another country', 'Sold paint in 3 countries (NO, SE, DK).', 'Sold paint in Norway, Sweden and Germany.'],
  ])('not the same: %s', (_, original, rewrite) => {
    expect(isAccepted(original, rewrite)).toBe(false);
  });
});
