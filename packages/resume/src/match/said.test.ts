import { expect, test } from 'vitest';
import { isSeldomWritten, sayingOf } from './said.ts';

test('a letter counts where it is a word, not inside another one', () => {
  expect(sayingOf('会调机')('给外派同事订机票')).toBeLessThan(0.5);
  expect(sayingOf('调机')('换线与调机')).toBe(1);
});

test('the number of a standard says what is meant', () => {
  expect(sayingOf('AS9102 first article')('Filled in AS9102 forms')).toBe(1);
  expect(sayingOf('AS9102 first article')('Filled in AS9100 forms')).toBeLessThan(0.5);
});

test.each(['年满18周岁', '护照有效期两年', 'valid passport', '服从轮岗', 'no more than 6 points', '早上四点半'])(
  'hardly anybody writes down: %s',
  (asked) => {
    expect(isSeldomWritten(asked)).toBe(true);
  },
);

test.each([
  ['Transport Regulation Order', 'Night shifts under the TRO', 1],
  ['IFRS', 'International Financial Reporting Standards', 1],
  ['RICS', 'MRICS since 2019', 1],
  ['Membership of the RICS', 'Chartered surveyor, FRICS', 1],
  ['enterprise resource planning', 'ERP roll-out', 1],
])('initials and the words they stand for are one: %s, %s', (asked, text, share) => {
  expect(sayingOf(asked)(text)).toBe(share);
});

test('initials that small words may make by chance are perhaps said, other ones are not', () => {
  expect(sayingOf('ERP')('early repair programme')).toBeLessThan(0.75);
  expect(sayingOf('IFRS')('International Finance')).toBe(0);
  expect(sayingOf('GIS')('Given in school')).toBe(0);
});
