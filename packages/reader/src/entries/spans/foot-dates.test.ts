import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from '../../fields/education/education.ts';
import { parseWork } from '../../fields/work/work.ts';

const read = (text: string): string[] =>
  parseWork(linesOf(text)).map((w) => `${w.position} @ ${w.company} ${w.start}–${w.end ?? ''} +${w.content.length}`);

test.each<[string, string, string[]]>([
  [
    'dates below what was done belong to the entry that they end',
    '**松林酒楼，厨师长**\n＊ 管理后厨\n＊ 设计菜单\n二〇一一年四月至二〇二四年三月\n**云安酒店，厨师**\n＊ 负责冷菜\n二〇〇五年九月至二〇一一年二月',
    ['厨师长 @ 松林酒楼 2011-04–2024-03 +2', '厨师 @ 云安酒店 2005-09–2011-02 +1'],
  ],
  [
    'the word for a month that found no room beside its date is no text',
    '2003年8月 – 2010年7 松林小学 语文教师\n月\t1. 教两个班\n2010年8月 – 2015年6月 云安小学 数学教师\n1. 教四个班',
    ['语文教师 @ 松林小学 2003-08–2010-07 +1', '数学教师 @ 云安小学 2010-08–2015-06 +1'],
  ],
  [
    'a later rank in brackets is no post of the entry, nor what went on meanwhile',
    '2006.05-2015.11\t松林市民政局科员（其间：2008.09-2011.07 在松林市委党校学习）\n2015.11-2020.01\t松林市民政局主任（2018.07 晋升主任科员）',
    ['科员 @ 松林市民政局 2006-05–2015-11 +1', '主任（2018.07 晋升主任科员） @ 松林市民政局 2015-11–2020-01 +0'],
  ],
])('%s', (_, text, jobs) => {
  expect(read(text)).toEqual(jobs);
});

test('each card that ends in its dates is an entry, though a last one has a single year', () => {
  const cards = '**松林美术学院**\n版画 · 本科\n作品入选展览\n2011 ~ 2015\n**云海职业学校**\n陶艺课\n上了十次课\n2018';
  expect(parseEducation(linesOf(cards)).map(({ school, start, end }) => [school, start, end])).toEqual([
    ['松林美术学院', '2011', '2015'],
    ['云海职业学校', '', '2018'],
  ]);
});

test('a head beside a card of another column keeps its dates', () => {
  const column = (text: string, side: 'left' | 'right', x0: number) =>
    linesOf(text).map((line) => ({ ...line, column: side, x0: line.x0 + x0 }));
  const cards = [
    ...column('**Baker**\t2019 – 2021\nTarn Mill Ltd\n• Baked bread', 'left', 0),
    ...column('**Porter**\t2016 – 2018\nVale Hotel Ltd\n• Carried cases', 'right', 300),
  ];
  expect(parseWork(cards).map(({ company, start, end }) => [company, start, end])).toEqual([
    ['Tarn Mill Ltd', '2019', '2021'],
    ['Vale Hotel Ltd', '2016', '2018'],
  ]);
});
