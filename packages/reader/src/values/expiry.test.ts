import { expect, test } from 'vitest';
import { validityIn } from './expiry.ts';

test.each([
  ['Crane card (exp. 03/2029)', '', '2029-03'],
  ['Crane card, 2024, valid to Mar 2029', '2024', '2029-03'],
  ['issued 05/2023, expires on 05/2026', '2023-05', '2026-05'],
  ['Lapsed 2022', '', '2022'],
  ['有效期至：2028年3月', '', '2028-03'],
  ['2021-06 取得，2027-06 到期', '2021-06', '2027-06'],
])('until when something holds: %s', (text, date, expires) => expect(validityIn(text)).toEqual({ date, expires }));

test.each(['Crane card 2024', 'renewed 2025', '2026年复审', 'Export manager, 2019', '到期提醒 2024'])(
  'told of no end: %s',
  (text) => expect(validityIn(text)).toBeNull(),
);
