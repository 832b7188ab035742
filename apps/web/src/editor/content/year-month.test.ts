import { expect, it } from 'vitest';
import { normaliseDate } from './year-month.ts';

it('reads the usual ways of writing a month', () => {
  for (const text of ['2022-07', '2022.7', '2022/07', '2022年7月', '2022 年 7 月', '07/2022', ' 2022-07 '])
    expect(normaliseDate(text)).toBe('2022-07');
  expect(normaliseDate('2022')).toBe('2022');
  expect(normaliseDate('2022年')).toBe('2022');
  expect(normaliseDate('')).toBe('');
});

it('refuses what is no month', () => {
  for (const text of ['2022-13', '13/2022', 'July', '22-07', '2022-00']) expect(normaliseDate(text)).toBeNull();
});
