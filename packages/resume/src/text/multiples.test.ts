import { expect, test } from 'vitest';
import { hasFigure } from './quantities.ts';

test.each([
  'Reconciled double bookings with the front desk',
  'Kept the double-entry ledger of the parish',
  'Covered double shifts at the depot',
  'Installed triple glazing in older flats',
  'Guided half-day trips for school classes',
  'Planned the second half of the season',
  'Asked drivers to double-check addresses',
  'Looked after double rooms and suites',
])('no figure: %s', (text) => {
  expect(hasFigure(text)).toBe(false);
});

test.each([
  'Doubled revenue of the shop',
  'Helped double sales in the north',
  'Delivered double the output of the old line',
  'Saw double-digit growth in the region',
  'Built a process that takes half the time',
  'Cut waste by half',
  'Tripled sign-ups',
  'Halved waiting times',
  'Moved half of the orders to the new system',
  'Won triple the previous traffic',
])('a figure: %s', (text) => {
  expect(hasFigure(text)).toBe(true);
});
