import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { readDocument } from '../../document/document.ts';
import { monthRange } from '../../text/months.ts';
import { signedIn } from './covered.ts';

const signed = (...items: string[]) =>
  signedIn(
    readDocument({
      content: { ...strongEnglish(), custom: [{ id: 'x1', title: 'Details', items }] },
      language: 'en',
      today: '2026-11',
    }),
  );

test.each([
  ['Date: 12/10/2025', '2025-12'],
  ['填表日期：2024年5月12日', '2024-05'],
  ['Signature: ____ Date: 3.2.2024', '2024-03'],
  ['签名：王小明 2023.8.2', '2023-08'],
  ['Last updated 2025', '2025-12'],
])('%s', (line, month) => expect(signed(line)).toBe(monthRange(month)?.last));

test.each(['Wrote the report of 2025', 'Date of birth: 12/10/1985 in 2 rooms', 'Place of work: Leeds 2024'])(
  'no day of signing: %s',
  (line) => expect(signed(line)).toBe(null),
);
