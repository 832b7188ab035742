import { expect, test } from 'vitest';
import { findDates, looksLikeDate } from './parse-dates.ts';

test.each([
  ['2019.09-2023.06', '2019-09', '2023-06'],
  ['2019.09 ~ 2023.06', '2019-09', '2023-06'],
  ['2019年9月至今', '2019-09', null],
  ['2019 年 9 月 – 2020 年 10 月', '2019-09', '2020-10'],
  ['2022年 – 预计2025年7月', '2022', '2025-07'],
  ['2019/3—2020/11', '2019-03', '2020-11'],
  ['Sept 2018 – Present', '2018-09', null],
  ['September, 2018 to June 2020', '2018-09', '2020-06'],
  ['May – Aug 2021', '2021-05', '2021-08'],
  ['Sep ’18 - Oct ’19', '2018-09', '2019-10'],
  ['09/2018 - 12/2019', '2018-09', '2019-12'],
  ['2015-2019', '2015', '2019'],
  ['Summer 2013 – Fall 2014', '2013', '2014'],
  ['since January 2016', '2016-01', null],
  ['2019.03 - 08', '2019-03', '2019-08'],
  ['18.09-19.06', '2018-09', '2019-06'],
  ['19.08 - 至今', '2019-08', null],
  ['06/16 – 02/20', '2016-06', '2020-02'],
  ['98/09 ~ 02/06', '1998-09', '2002-06'],
  ['Sept. 2018 – date', '2018-09', null],
  ['Aug 2012 - Mar 16', '2012-08', '2016-03'],
])('%s', (text, start, end) => {
  expect(findDates(text)).toMatchObject({ start, end, single: false });
});

test.each([
  ['Expected Graduation: June 2016', '2016-06'],
  ['2013年6月', '2013-06'],
  ['15 May 2020', '2020-05'],
  ['2019年春', '2019'],
])('%s is a single date', (text, start) => {
  expect(findDates(text)).toMatchObject({ start, end: '', single: true });
});

test.each(['138 0000 1999', 'improved by 2013%', '1/100', 'GPA 3.8', '12,2019 users'])('%s holds no date', (text) => {
  expect(findDates(text)).toBeNull();
});

test('a year that begins a name is part of it', () => {
  expect(findDates('2023年全国大学生数学竞赛')).toBeNull();
  expect(findDates('2022-2023学年奖学金')).toBeNull();
});

test('tells a date from a text with a date in it', () => {
  expect(looksLikeDate('(2019.09 – 2023.06)')).toBe(true);
  expect(looksLikeDate('Present')).toBe(true);
  expect(looksLikeDate('Engineer 2019')).toBe(false);
});

test('says where the words stand', () => {
  const text = 'Acme Corp, 2019 – 2021, Austin';
  const span = findDates(text)!;
  expect(text.slice(span.from, span.to)).toBe('2019 – 2021');
});

test.each([
  ['01/09/2019 - 31/08/2021', '2019-09', '2021-08'],
  ['12/31/2019 – 01/15/2021', '2019-12', '2021-01'],
  ['1.9.2019–31.8.2021', '2019-09', '2021-08'],
  ['15-03-2020 to present', '2020-03', null],
  // Either number may be the month: the year is sure.
  ['01/09/2019 - 05/08/2021', '2019', '2021'],
])('day, month and year in numbers: %s', (text, start, end) => {
  expect(findDates(text)).toMatchObject({ start, end, from: 0, to: text.length });
});

test.each([
  '09/10 - 10/11',
  '3.5-4.0',
  '18.5 - 19.6',
  '1.18.09-19.06',
  '18.09-17.06',
  '10.50 - 12.25',
  '19.08%-20.09%',
])('%s is no range of dates', (text) => {
  expect(findDates(text)).toBeNull();
});

test('a year of two digits is to be checked', () => {
  expect(findDates('（18.09 – 19.06）')).toMatchObject({ doubt: 'yearShort' });
});
