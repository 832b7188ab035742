import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import type { Cell, Line } from '../types.ts';
import { areTitles, isAboveRows, kindOfTitles, withoutTitleRow, withoutTitles } from './table.ts';

const cell = (text: string, at: number): Cell =>
  ({ text, x0: at * 100, x1: at * 100 + 80, size: 10, parts: [{ text }] }) as Cell;
const line = (...texts: string[]): Line => {
  const cells = texts.flatMap((text, at) => (text ? [cell(text, at)] : []));
  return { cells, text: texts.join('  ') } as Line;
};
const texts = (lines: Line[]) => lines.map(({ cells }) => cells.map(({ text }) => text));

test('dates in two columns are one span, a column of two names has the value of the first, what nobody knows goes below', () => {
  const lines = [
    line('Employer name and address', 'Job title', 'From', 'To', 'Why did you leave?'),
    line('Larkfield Dairy', 'Milk tester', '03/2019', 'Present', 'Moving house'),
  ];
  expect(texts(withoutTitles(lines))).toEqual([
    ['Employer name：Larkfield Dairy', 'Job title：Milk tester', '03/2019 – Present'],
    ['Moving house'],
  ]);
});

test('column titles that nobody knows are titles where one of them says date above dates', () => {
  const list = [line('Module', 'Run by', 'Date'), line('Manual handling', 'Valley Skills', 'May 2023')];
  expect(texts(withoutTitleRow(list))).toEqual([['Manual handling', 'Valley Skills', 'May 2023']]);
  const plain = [line('Rope access', 'Valley Skills', 'Level 2'), line('Manual handling', 'Valley Skills', 'May 2023')];
  expect(withoutTitleRow(plain)).toHaveLength(2);
});

test('titles above rows in the same columns, also where most of their words are unknown', () => {
  const rows = [line('Rope access', 'Valley Skills', '2021'), line('Slinging', 'Tarn Safety', '2022')];
  expect(isAboveRows(line('Ticket', 'Run by', 'Expires'), rows)).toBe(true);
  expect(isAboveRows(line('Rigging', 'Tarn Safety', 'Gold'), rows)).toBe(false);
  expect(isAboveRows(line('Ticket', 'Run by', 'Expires'), [line('Rope access', '', '2021'), rows[1]!])).toBe(false);
});

test('labels and values in cells of their own: two dates are one span', () => {
  expect(texts(withoutTitles([line('From', '04/2019', 'To', 'Present')]))).toEqual([['04/2019 – Present']]);
});

test('a row of titles is told by its words', () => {
  expect(areTitles(['起止时间', '工作单位', '职务', '证明人'])).toBe(true);
  expect(areTitles(['北海造船厂', '电焊工', '八年'])).toBe(false);
});

test('a wide row above as many cells with dates among them is one of titles, though few of its words are known', () => {
  const rows = [
    line('Vessel / flag', 'Tonnage', 'Rank', 'Company / agent', 'Joined', 'Left'),
    line('m/v Petrel / Malta', '12,400', 'Third Officer', 'Norrland Bulk', '03.2019', '11.2019'),
  ];
  expect(texts(withoutTitles(rows))).toEqual([
    ['Rank：Third Officer', 'Company：Norrland Bulk', '03.2019 – 11.2019'],
    ['m/v Petrel / Malta'],
    ['12,400'],
  ]);
  expect(kindOfTitles(rows)).toBe('work');
  expect(kindOfTitles([line('Certificate', 'Number', 'Issued'), line('First aid', '77', '05.2020')])).toBe(
    'certifications',
  );
});

test('the number of a row is none of its values', () => {
  const rows = [
    line('序号', '工程名称', '规模', '起止时间', '担任职务'),
    line('1', '湖东小学新建工程', '5.8万㎡', '2020.04-2022.08', '项目经理'),
  ];
  expect(texts(withoutTitles(rows))).toEqual([
    ['工程名称：湖东小学新建工程', '2020.04-2022.08', '担任职务：项目经理'],
    ['5.8万㎡'],
  ]);
  const years = [line('Years', 'Company', 'Title'), line('12', 'Vale Mills', 'Weaver')];
  expect(texts(withoutTitles(years))[0]).toContain('Years：12');
});

test('three titles that are known are titles, whatever the dates below them look like', () => {
  const rows = [
    line('Examination', 'Institute / University', 'Month & Year', 'Marks'),
    line('Final', 'Vale Institute', 'Nov 2020 (2nd attempt)', '51%'),
  ];
  expect(texts(withoutTitles(rows))[0]).toContain('Institute：Vale Institute');
});

test('a column with several words for one field has one value', () => {
  const rows = [
    line('School / College / University', 'Dates', 'Qualification'),
    line('Tern Vale College', '2015 – 2017', 'Diploma'),
  ];
  expect(texts(withoutTitles(rows))[0]![0]).toBe('School：Tern Vale College');
});

test('titles above a list of trainings go, whatever the other columns are called', () => {
  const rows = [line('Name of training', 'Held by', 'Length'), line('Crane Safety', 'Tern Centre', '6 weeks, 2017')];
  expect(texts(withoutTitleRow(rows))).toEqual([['Crane Safety', 'Tern Centre', '6 weeks, 2017']]);
});

test('what somebody was trained in is no title', () => {
  const rows = [line('Crane Safety', 'Tern Centre'), line('Fire Warden', 'Vale Centre')];
  expect(withoutTitleRow(rows)).toHaveLength(2);
});

test('below a title for two names one text that nothing parts is labelled as neither, nor parted within brackets', () => {
  const lines = [
    line('起讫', '服务机构∕职称', '工作内容'),
    line('2019.08 – 2020.07', '松林镇第一小学教师（三、四年级）', '教数学'),
  ];
  expect(texts(withoutTitles(lines))[0]).toEqual(['2019.08 – 2020.07', '松林镇第一小学教师（三、四年级）']);
});

test('a sheet of voyages lists jobs: the owner or manager of the ship employs, signing on and off are a span', () => {
  const lines = [
    line('船名', '职务', '船东 / 管理公司', '上船', '下船'),
    line('云海 7', '水手长', '松林船舶管理有限公司', '2021.03', '2021.11'),
  ];
  expect(kindOfTitles(lines)).toBe('work');
  expect(texts(withoutTitles(lines))[0]).toContain('2021.03 – 2021.11');
});

test('days with years of two digits are a beginning and an end where their column titles say so', () => {
  const lines = [
    line('Ship owner', 'Company', 'Rank', 'Signed on', 'Signed off'),
    line('Tarn Lines', 'Vale Crewing', 'Bosun', '04-Jan-19', '21-Sep-19 (relieved early)'),
  ];
  expect(texts(withoutTitles(lines))[0]).toContain('04-Jan-19 – 21-Sep-19 (relieved early)');
});

test('words that nobody knows are column titles above columns of numbers and dates', () => {
  const rows = [line('Rope access', 'RA-114', '03/2027'), line('Slinging', '20881', '11/2026')];
  expect(withoutTitleRow([line('Pass', 'Its no.', 'Ends'), ...rows])).toEqual(rows);
  expect(withoutTitleRow([line('Pass', 'Its no.', 'Ends'), rows[0]!])).toHaveLength(2);
});

test('months with years of two digits below a beginning and an end are one span', () => {
  const lines = [
    line('Ship', 'Company', 'Rank', 'Sign on', 'Sign off'),
    line('Tarn', 'Vale Lines', 'Bosun', 'Apr-16', 'Jan-17'),
  ];
  expect(texts(withoutTitles(lines))[0]).toContain('Apr-16 – Jan-17');
});

test('a table of projects says so by its column of names', () => {
  const zh = [
    line('序号', '工程名称', '结构', '工期', '担任职务'),
    line('1', '松林小学', '框架', '2019.03-2020.05', '施工员'),
  ];
  expect(kindOfTitles(zh)).toBe('projects');
  expect(texts(withoutTitles(zh))[0]).toContain('工程名称：松林小学');
  expect(kindOfTitles([line('Project', 'Role', 'Dates'), line('Quay wall', 'Surveyor', '2019 – 2020')])).toBe(
    'projects',
  );
  expect(kindOfTitles([line('Name', 'Role', 'Dates'), line('Ada Bell', 'Surveyor', '2019 – 2020')])).toBe(null);
});

test('titles that ask go, and name no field', () => {
  const rows = [line('2019 – 2021', 'Quay Bakery', 'Baker'), line('2015 – 2019', 'Corner Oven', 'Apprentice')];
  expect(withoutTitles([line('When', 'Where', 'What I did'), ...rows])).toEqual(rows);
  expect(withoutTitles([line('什么时候', '在哪里', '做什么'), ...rows])).toEqual(rows);
});

test('titles in heavier type than a row of as many cells go, though one of their words is unknown', () => {
  const rows = (titles: string) => withoutTitles(linesOf(`${titles}\nQuay wall repair\t€2m\tSurveyor`));
  expect(rows('**Project**\t**Worth**\t**Role**')).toHaveLength(1);
  expect(rows('Project\tWorth\tRole')).toHaveLength(2);
});

test('two columns of which one says date, above names with their dates, are titles', () => {
  const rows = [line('Rope access', 'March 2021'), line('Slinging', '2019')];
  expect(withoutTitleRow([line('Module', 'Date'), ...rows])).toEqual(rows);
  expect(withoutTitleRow([line('Module', 'Place'), ...rows])).toHaveLength(3);
});

test('a class below Course, beside an institute, is what was passed there', () => {
  const lines = [
    line('Course', 'Institute', 'Year of Passing', '%'),
    line('B.Sc', 'Tarn College', '2019', '71'),
    line('XII', 'Vale School', '2016', '80'),
  ];
  expect(texts(withoutTitles(lines))).toContainEqual(['Degree：XII', 'Institute：Vale School', '2016']);
  expect(texts(withoutTitles(lines))).toContainEqual(['B.Sc']);
});

test('a row of titles goes above names with dates of any form', () => {
  const rows = 'Course\tDate\nRigging\tFeb 2024\nSlinging\tJan 2021, updated 2023\nBanksman\t2020';
  expect(withoutTitleRow(linesOf(rows)).length).toBe(3);
});

test('whoever has a post at a school is employed there', () => {
  const lines = [
    line('Sl.', 'School', 'Post', 'Classes handled', 'Period'),
    line('1', 'Tarn Matriculation School', 'Maths Teacher', 'VIII – X', 'June 2014 – April 2018'),
  ];
  expect(kindOfTitles(lines)).toBe('work');
  expect(texts(withoutTitles(lines))).toEqual([
    ['Employer：Tarn Matriculation School', 'Post：Maths Teacher', 'June 2014 – April 2018'],
    ['VIII – X'],
  ]);
  expect(kindOfTitles([line('School', 'Degree', 'Year'), line('Tarn College', 'BSc', '2014')])).toBe('education');
});
