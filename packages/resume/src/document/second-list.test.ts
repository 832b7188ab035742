import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { secondList } from './second-list.ts';

const [job] = strongEnglish().work;
const behind = (...times: [string, string | null][]) => [
  ...secondList(times.map(([start, end], at) => ({ ...job!, id: `w${at + 1}`, start, end }))),
];

test('what stands behind the only break of an order', () => {
  expect(behind(['2018-01', null], ['2012-01', '2017-12'], ['2020-01', '2023-01'])).toEqual(['w3']);
  expect(
    behind(['2022-01', '2023-01'], ['2012-01', '2017-12'], ['2020-01', '2023-06'], ['2015-01', '2016-01']),
  ).toEqual(['w3', 'w4']);
});

test.each([
  [
    'two that stand the wrong way round',
    [
      ['2012-01', '2017-12'],
      ['2018-01', '2023-01'],
    ],
  ],
  [
    'oldest first all through',
    [
      ['2010-01', '2012-12'],
      ['2013-01', '2017-12'],
      ['2018-01', '2023-01'],
    ],
  ],
  [
    'in order',
    [
      ['2018-01', '2023-01'],
      ['2013-01', '2017-12'],
      ['2010-01', '2012-12'],
    ],
  ],
] as [string, [string, string][]][])('none: %s', (_, times) => expect(behind(...times)).toEqual([]));
