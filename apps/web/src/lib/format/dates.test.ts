import { expect, it } from 'vitest';
import { daysBetween } from './dates.ts';

it('counts midnights, not hours', () => {
  expect(daysBetween(new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 21, 0, 1))).toBe(1);
  expect(daysBetween(new Date(2026, 10, 21, 0, 1), new Date(2026, 10, 21, 23, 59))).toBe(0);
  expect(daysBetween(new Date(2026, 1, 28), new Date(2026, 2, 1))).toBe(1);
});
