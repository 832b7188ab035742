import { expect, test } from 'vitest';
import type { Glyph } from '../types.ts';
import { readingOrder } from './order.ts';

const face = { font: 'Test', size: 10, bold: false, italic: false, colour: '#000000' };
/** Letters 5 pt wide, Chinese ones 10 pt. */
function set(text: string, x: number, y: number): Glyph[] {
  let x0 = x;
  return [...text].map((c) => {
    const glyph = { text: c, x0, x1: x0 + (/\p{Script=Han}|：/u.test(c) ? 10 : 5), y, face, space: c === ' ' };
    x0 = glyph.x1;
    return glyph;
  });
}
const order = (...glyphs: Glyph[][]) =>
  readingOrder([{ width: 600, height: 800, glyphs: glyphs.flat() }]).map(({ text }) => text);

test('a left column of labels, dates and headings belongs to the rows of its values, two pairs a row as well', () => {
  const rows: [label: string, values: [x: number, text: string][]][] = [
    ['现职情况', []],
    ['岗 别：', [[120, '客户经理']]],
    [
      '所属集团：',
      [
        [120, '临河农商银行'],
        [310, '考评等级：'],
        [390, '甲等'],
      ],
    ],
    ['工作经历', []],
    ['2018/3-至今', [[120, '客户经理 | 信贷部']]],
    ['', [[120, '临河农商银行（6年）']]],
    ['所在行业：', [[120, '银行']]],
    ['工作描述：', [[120, '负责小微企业贷款的调查和贷后检查，户均每季走访一次。']]],
    ['', [[120, '带两名新员工。']]],
    ['2014/7-2018/2', [[120, '柜员 | 营业部']]],
    ['', [[120, '临河农商银行（3年8个月）']]],
    ['工作描述：', [[120, '对公柜面业务。']]],
    ['教育经历', []],
    ['2010/9-2014/6', [[120, '临河财经学院']]],
  ];
  const glyphs = rows.flatMap(([label, values], i) => [
    ...set(label, 40, 100 + 18 * i),
    ...values.flatMap(([x, text]) => set(text, x, 100 + 18 * i)),
  ]);
  expect(order(glyphs)).toEqual(
    rows.map(([label, values]) => [label, ...values.map(([, text]) => text)].filter(Boolean).join('  ')),
  );
});

test('a label whose two letters are spread over its column is one word', () => {
  expect(order(set('职', 40, 100), set('能：', 70, 100), set('会计', 120, 100))).toEqual(['职能：  会计']);
  expect(order(set('甲', 40, 100), set('乙方', 70, 100))).toEqual(['甲  乙方']);
});

test('labels set against the right edge of their column, some over two lines, stand beside their own values', () => {
  const end = 170;
  const label = (text: string, y: number) => set(text, end - 5 * text.length, y);
  const job = (y: number, value: string) => [
    ...label('Dates', y),
    ...set('May 2010 - June 2014', 200, y),
    ...label('Occupation or position', y + 18),
    ...label('held', y + 30),
    ...set(value, 200, y + 18),
    ...label('Main duties and care of', y + 48),
    ...label('the boats', y + 60),
    ...set('kept the boats afloat and the crew in good spirits', 200, y + 48),
    ...set('for all of four years', 200, y + 60),
    ...label('Name and address of', y + 78),
    ...label('employer', y + 90),
    ...set('Vale Ferries, Tarn', 200, y + 78),
  ];
  const lines = order(job(100, 'Deckhand'), job(208, 'Mate'));
  expect(lines.slice(0, 5)).toEqual([
    'Dates  May 2010 - June 2014',
    'Occupation or position held  Deckhand',
    'Main duties and care of the boats  kept the boats afloat and the crew in good spirits',
    'for all of four years',
    'Name and address of employer  Vale Ferries, Tarn',
  ]);
});

test('headings, labels and dates in traditional letters are a margin as simplified ones are', () => {
  const rows: [label: string, value: string][] = [
    ['個人資料', ''],
    ['聯絡電話', '5550 1234'],
    ['電郵', 'wong@mail.example'],
    ['應徵職位', '客戶主任'],
    ['工作經驗', ''],
    ['3/2019 – 現在', '臨河貿易有限公司'],
    ['', '客戶服務主任，負責三十個客戶的訂單和查詢，每月整理一次報告'],
    ['', '訓練兩名新同事'],
    ['學歷', ''],
    ['2012 – 2016', '臨河理工大學'],
    ['', '工商管理學士'],
    ['專業資格', ''],
    ['2018', '國際貿易證書'],
    ['技能', ''],
  ];
  const glyphs = rows.flatMap(([label, value], i) => [
    ...set(label, 60, 100 + 18 * i),
    ...set(value, 190, 102 + 18 * i),
  ]);
  expect(order(glyphs)).toEqual(rows.map((row) => row.filter(Boolean).join('  ')));
});

test('rows that stand further apart than the lines of one value have labels of their own, empty ones as well', () => {
  const rows: [y: number, label: string, value: string][] = [
    [100, 'Country', 'Wales'],
    [116, 'Given name(s)', 'Nia Mair'],
    [132, 'I currently work here', 'Yes'],
    [148, 'From', '03/2021'],
    [164, 'Field of study', ''],
    [180, 'Phone number', '555 010 7788'],
    [196, 'Job title', 'Dispatcher'],
    [212, 'Company', 'Tarn Freight'],
    [228, 'Location', 'Leeds'],
    [244, 'Role description', 'Plans the routes of forty vans'],
    [257, '', 'and keeps the night desk.'],
  ];
  const glyphs = rows.flatMap(([y, label, value]) => [label, value].flatMap((text, i) => set(text, i ? 165 : 40, y)));
  expect(order(glyphs)).toEqual(rows.map(([, label, value]) => [label, value].filter(Boolean).join('  ')));
});
