import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { tagsApart } from './tag-row.ts';

const tags = (text: string) => tagsApart(linesOf(text)).tags;

test('short words in a row below an introduction are tags', () => {
  expect(tags('做过三家店，从服务员到店长\n门店管理 成本控制 排班 新店筹备')).toEqual([
    '门店管理',
    '成本控制',
    '排班',
    '新店筹备',
  ]);
});

test.each([
  '做过三家店，从服务员到店长\n吃苦耐劳，服从安排',
  '做过三家店\n性格开朗 吃苦耐劳 责任心强 善于沟通',
  '门店管理 成本控制 排班 新店筹备',
  'Ran three shops\nstock rota till training',
  '做过三家店\n门店管理 成本控制',
])('%s has none', (text) => {
  expect(tags(text)).toEqual([]);
});
