import { expect, test } from 'vitest';
import { dayOrderIn, withDayOrder } from './day-order.ts';
import { findDates, looksLikeDate } from './parse-dates.ts';
import { countsFromRepublic, withRepublicYears } from './republic-years.ts';

test.each([
  ['’09–’14', '2009', '2014'],
  ['Summers ’21, ’22 & ’23', '2021', '2023'],
  ['winters 2012/13 and 2013/14', '2012', '2014'],
  ['summers 1999–2001', '1999', '2001'],
  ['Falls 2018, 2019', '2018', '2019'],
  ['Summer 2010 & 2011', '2010', '2011'],
  ['Winters 17, 18 and 19', '2017', '2019'],
  ['Summers of 2015 and 2016', '2015', '2016'],
  ['Seasons 2013/14 and 2014/15', '2013', '2015'],
  ['Seasons 2009 – 2012', '2009', '2012'],
  ['Apr – Sept, 2014 to 2017', '2014-04', '2017-09'],
  ['June to August 2011 & 2012', '2011-06', '2012-08'],
  ['6/21 - now', '2021-06', null],
  ['2/19 - 3/20', '2019-02', '2020-03'],
  ['Oct 22 – Current', '2022-10', null],
  ['Aug 17 – Jan 20', '2017-08', '2020-01'],
  ['14-Apr-21 – 02-Dec-21', '2021-04', '2021-12'],
  ['3 Oct 18 to 9 May 19', '2018-10', '2019-05'],
  ['October 2015, finishing May 2018', '2015-10', '2018-05'],
  ['2011年9月入学，2015年7月', '2011-09', '2015-07'],
  ['04-Jul-2016 to 31-May-2019', '2016-07', '2019-05'],
  ['09.2021 →', '2021-09', null],
  ['2020.08—', '2020-08', null],
  ['民国109年3月〜现在', '2020-03', null],
  ['民国105年8月〜109年2月', '2016-08', '2020-02'],
  ['民国 98 年 9 月至民国 102 年 6 月', '2009-09', '2013-06'],
  ["'98 - '03", '1998', '2003'],
  ['2016–19', '2016', '2019'],
  ['2011–4', '2011', '2014'],
  ['2018.09 / 2021.04', '2018-09', '2021-04'],
  ['2021.06 / NOW', '2021-06', null],
  ['2016/17', '2016', '2017'],
  ['Mar 2020 to date', '2020-03', null],
  ['Mar 2020 – now', '2020-03', null],
  ['June 2018 onwards', '2018-06', null],
  ['since 2019', '2019', null],
  ['2019.3~', '2019-03', null],
  ['2019/03/01-2020/05/06', '2019-03', '2020-05'],
  ['03.2019 – 05.2021', '2019-03', '2021-05'],
  ['2019-03 -- 2020-01', '2019-03', '2020-01'],
  ['２０１９．０９－２０２１．０６', '2019-09', '2021-06'],
  ['2 0 1 9 . 0 9 - 2 0 2 1 . 0 6', '2019-09', '2021-06'],
  ['2018.09——2021.06', '2018-09', '2021-06'],
  ['2018.9至2021.6', '2018-09', '2021-06'],
  ['2018年9月到现在', '2018-09', null],
  ['2018.09－迄今', '2018-09', null],
  ['二〇一九年九月至二〇二一年六月', '2019-09', '2021-06'],
  ['二〇一九年十月至今', '2019-10', null],
  ['2019年9-12月', '2019-09', '2019-12'],
  ['1946–1951', '1946', '1951'],
  ['1938 - 1952', '1938', '1952'],
  ['Q1 2020 – Q3 2021', '2020', '2021'],
  ['early 2017 – late 2019', '2017', '2019'],
  ['septembre 2016 – août 2018', '2016-09', '2018-08'],
  ['März 2015 – Dez. 2017', '2015-03', '2017-12'],
  ['enero de 2019 – actualidad', '2019-01', null],
  ['Sep/2018 - Jun/2021', '2018-09', '2021-06'],
  ['2017.07 → 2019.01', '2017-07', '2019-01'],
  ['2019年9月起', '2019-09', null],
  ['2015/2016', '2015', '2016'],
])('span %s', (text, start, end) => {
  expect(findDates(text)).toMatchObject({ start, end, single: false, from: 0, to: text.length });
});

test.each([
  ['Summer 2019', '2019'],
  ['2019年秋', '2019'],
  ['2019年秋季', '2019'],
  ['Fall ’19', '2019'],
  ['expected June 2025', '2025-06'],
  ['June 2025 (expected)', '2025-06'],
  ['二〇二〇年六月', '2020-06'],
  ['mid-2019', '2019'],
])('date %s', (text, start) => {
  expect(findDates(text)).toMatchObject({ start, end: '', single: true });
  expect(looksLikeDate(text)).toBe(true);
});

test.each(['美团（2019.3-2021.5）', '中铁 2016-2019', 'HP 2011–2014', 'BP, 2003 - 2006', '顺丰2019.3至今'])(
  '%s says more than a date',
  (text) => {
    expect(findDates(text)).not.toBeNull();
    expect(looksLikeDate(text)).toBe(false);
  },
);

test.each([
  '1800 guests',
  '2009 Ford Transit',
  'ISO 9001–2015 audit of 14',
  'room 12–14',
  'Windows 7–10',
  '24/7',
  '一九班',
])('%s is no span', (text) => {
  expect(findDates(text)?.single ?? true).toBe(true);
});

// written after the grammar, to see what it does with forms that nobody looked at
test.each([
  ['Juli 2014 bis heute', '2014-07', null],
  ['11/2012 – 04/2013', '2012-11', '2013-04'],
  ['Spring 2015 - Winter 2016', '2015', '2016'],
  ['2011年3月～2013年8月', '2011-03', '2013-08'],
  ['‘07 to ‘11', '2007', '2011'],
  ['2020.06—如今', '2020-06', null],
  ['1st March 2018 – 30th June 2019', '2018-03', '2019-06'],
  ['2017-18', '2017', '2018'],
  ['09/2017 to date', '2017-09', null],
  ['Oct, 2019 through Jan, 2020', '2019-10', '2020-01'],
  ['2013年秋-2014年夏', '2013', '2014'],
  ['2010 年 9 月 ～ 2014 年 6 月', '2010-09', '2014-06'],
  ['Juin 2019 à mars 2020', '2019-06', '2020-03'],
  ['May 2021 – Expected May 2024', '2021-05', '2024-05'],
  ['二零一二年至二零一六年', '2012', '2016'],
  ['2008/9 - 2012/7', '2008-09', '2012-07'],
])('fresh span %s', (text, start, end) => {
  expect(findDates(text)).toMatchObject({ start, end, single: false, from: 0, to: text.length });
});

test('a year before words that say where somebody was is the end of a span', () => {
  expect(findDates('2003年至2009年就职于松林小学')).toMatchObject({ start: '2003', end: '2009' });
});

test('a span in years of another calendar stands where its own words do', () => {
  const text = '语言治疗师 民国105年8月～109年2月（台中）';
  const { from, to } = findDates(text)!;
  expect(text.slice(from, to)).toBe('民国105年8月～109年2月');
});

test('in a document that counts from 1912 years of three digits go without the word for it', () => {
  const read = (document: string, text: string) =>
    withRepublicYears(countsFromRepublic(document), () => findDates(text));
  expect(read('民國 105 年 6 月畢業', '110.08.30〜112.07.31')).toMatchObject({
    start: '2021-08',
    end: '2023-07',
    to: 19,
  });
  expect(read('民国105年6月毕业', '教师证（108年）')).toMatchObject({ start: '2019', from: 4, to: 8 });
  expect(read('2016年6月毕业', '110.08.30〜112.07.31')).toBeNull();
  expect(read('民国105年6月毕业', '產量 105.25% 上升')).toBeNull();
});

test.each(['Oct 22 – Aug 20', 'May 10 to 12', 'Jan 20 – Feb 22, 2021'])(
  '%s is no span of years of two digits',
  (text) => {
    expect(findDates(text)?.doubt).not.toBe('yearShort');
  },
);

test('one date of a document that names a day above 12 says what the others begin with', () => {
  const read = (document: string) => withDayOrder(dayOrderIn(document), () => findDates('03/05/2018 – Current')?.start);
  expect(read('born 19/02/1986')).toBe('2018-05');
  expect(read('born 02/19/1986')).toBe('2018-03');
  expect(read('born 02/03/1986')).toBe('2018');
  expect(read('19/02/1986 02/19/1987')).toBe('2018');
});

test.each([
  ['2016,4-2019.11', '2016-04', '2019-11'],
  ['2016.4-2019，11', '2016-04', '2019-11'],
  ['07-Mar-19 – 21-Oct-21', '2019-03', '2021-10'],
  ['Sep-12 – Apr-15', '2012-09', '2015-04'],
  ['(started October 2021, finishing May 2024)', '2021-10', '2024-05'],
])(
  '%s: a slip beside the point, days as spreadsheets write them, a beginning and its end in words',
  (text, start, end) => {
    expect(findDates(text)).toMatchObject({ start, end, single: false });
  },
);

test('a comma between a year and a number is a slip only within a span', () => {
  expect(findDates('2016,4 人')).toMatchObject({ start: '2016', single: true });
});

test.each([
  ['06 年 7 月-09 年底 松林五金厂', '2006-07', '2009'],
  ['17年3月到现在', '2017-03', null],
  ['88 年 8 月——2003 年 5 月 湖山锅炉厂', '1988-08', '2003-05'],
])('%s: a month says that two digits are a year', (text, start, end) => {
  expect(findDates(text)).toMatchObject({ start, end, doubt: 'yearShort' });
});

test('a length of time in years is no span', () => {
  expect(findDates('有10年到15年经验')).toBeNull();
});

test('a hyphen before one figure writes a month; seasons and terms of a year are of it', () => {
  expect(findDates('2011-4')?.start).toBe('2011-04');
  expect(findDates('11/2021– Keeper of Maps, Vale Museum')).toMatchObject({ start: '2021-11', end: null, to: 8 });
  expect(looksLikeDate('Autumn and winter term 2016')).toBe(true);
});

test('months told again with each year are one span', () => {
  const span = findDates('June–September 2018, June–September 2019 and May–August 2020');
  expect([span?.start, span?.end]).toEqual(['2018-06', '2020-08']);
});
