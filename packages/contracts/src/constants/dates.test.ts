import { describe, expect, it } from 'vitest';
import { endsBeforeStart, isPresent, readDate } from './dates.ts';

describe('a date as people write it', () => {
  it.each([
    ...['2019-07', '2019.7', '2019/07', '2019 7', '2019年7月', '2019 年 07 月', '2019年7月份', '201907', ' 2019-07 '],
    ...['07/2019', '7.2019', '07-2019', '2019-07-01', '2019/7/1', '2019年7月1日', '２０１９年７月', '二〇一九年七月'],
    ...['July 2019', 'july, 2019', 'Jul 2019', 'Jul. 2019', 'JUL-2019', 'Jul2019', '2019 July', '2019, Jul.'],
    ...['1 July 2019', 'July 1, 2019', '1st July 2019'],
  ])('%s is July 2019', (text) => expect(readDate(text)).toBe('2019-07'));

  it.each([
    ['Sept 2020', '2020-09'],
    ['May 2021', '2021-05'],
    ['2018年十二月', '2018-12'],
    ['2018年十月', '2018-10'],
    ['2018年十一月', '2018-11'],
    ['12/2018', '2018-12'],
    ['2022', '2022'],
    ['2022年', '2022'],
    ['', ''],
    ['  ', ''],
  ])('%s is %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each([
    ...[
      '2022-13',
      '13/2022',
      'July',
      '22-07',
      '2022-00',
      '2019-2020',
      'Smarch 2019',
      'Ju 2019',
      'soon',
      '2019-07 - 2020-01',
    ],
    ...['01/07/2019', '20190', '2019年13月', 'present'],
  ])('%s is none', (text) => expect(readDate(text)).toBeNull());
});

it('knows the words for what goes on', () => {
  for (const text of ['Present', 'now', '至今', ' 目前 ']) expect(isPresent(text)).toBe(true);
  for (const text of ['', 'presently unknown', '2019']) expect(isPresent(text)).toBe(false);
});

it.each([
  ['2019-07', '2019-06', true],
  ['2019-07', '2019-07', false],
  ['2019-07', '2019', false],
  ['2019', '2018-12', true],
  ['2019-07', '2018', true],
  ['2019-07', null, false],
  ['2019-07', '', false],
  ['', '2019', false],
])('%s to %s', (start, end, wrong) => expect(endsBeforeStart(start, end)).toBe(wrong));
