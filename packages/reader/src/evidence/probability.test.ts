import { expect, test } from 'vitest';
import { readResume } from '../formats/read-resume.ts';
import { isFormed } from './formed.ts';
import { probabilityOf } from './probability.ts';
import type { Traits } from './traits.ts';

const TEXT = `# Ines Marlow
ines@example.com | +44 7700 900123

## Experience
**Quay Foods Ltd** — Buyer, Mar 2019 – Jun 2023
- Bought fruit and vegetables for twelve shops in the north

## Education
**University of Harrow**, BSc Business Management, 2015 – 2018
`;

test('every value says how likely it is right, and what is likely wrong is marked', async () => {
  const heard = new Map<string, Traits>();
  const { evidence } = await readResume(new TextEncoder().encode(TEXT), {
    onValue: (path, traits) => void heard.set(path, traits),
  });
  expect(evidence.length).toBeGreaterThan(8);
  for (const { path, probability, confidence } of evidence) {
    expect(probability).toBeCloseTo(probabilityOf(heard.get(path)!), 1);
    expect(probability! < 0.6 && confidence === 'sure').toBe(false);
  }
  expect(evidence.find(({ path }) => path === 'basics/email')?.probability).toBeGreaterThan(0.95);
});

test('what speaks against a value makes it less likely', () => {
  const agreed = probabilityOf({ company: 1, section: 3, agrees: 3 });
  expect(probabilityOf({ company: 1, section: 3, agrees: 3, 'reason:unclear': 1 })).toBeLessThan(agreed);
  expect(probabilityOf({ company: 1, section: -3, agrees: -2 })).toBeLessThan(agreed);
  expect(probabilityOf({ company: 1, unseen: 1 })).toBeLessThan(agreed);
});

const PLAIN = `# 韩青禾
女 | 1996.08 | 138 0013 8000 | hanqh@example.com

## 工作经历
**青港物流有限公司** 仓库主管 2019.03 - 至今
- 带 6 人班组，负责 3 号库的收发和盘点，账物相符率保持在 99% 以上。
- 重新排了货位，拣一单货少走一半路

## 教育背景
**岷江职业技术学院** 物流管理 大专 2016.09 - 2019.06

## 自我评价
做事细心，能上夜班，和司机、客户都处得来。
`;

test('points, a profile and what says by its form what it is are no doubts where all around them is clear', async () => {
  for (const text of [TEXT, PLAIN]) {
    const { evidence } = await readResume(new TextEncoder().encode(text));
    const told = evidence.filter(({ path }) => /\/content\/|introduction|gender|birth/.test(path));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ confidence }) => confidence === 'check')).toEqual([]);
  }
});

test('a point of a job that lacks its house and its time is in doubt', () => {
  const point = { point: 1, section: 3, 'entry:agreement': 2, 'document:agreement': 2, 'document:section': 3 };
  expect(probabilityOf(point)).toBeGreaterThan(0.8);
  expect(probabilityOf({ ...point, 'entry:lacks': 2 })).toBeLessThan(0.5);
  // a sentence is no name: that it is long and ends in a stop says nothing against it
  expect(probabilityOf({ ...point, 'shape:long': 1, 'shape:sentence': 1 })).toBe(probabilityOf(point));
});

test.each([
  ['basics/birth', '1998.04', true],
  ['basics/birth', '11 June 1993', true],
  ['basics/birth', '2016 年 9 月入学', false],
  ['basics/gender', '女', true],
  ['basics/gender', '女装', false],
  ['basics/maritalStatus', '已', false],
  ['basics/ethnicity', '回族', true],
  ['intention/salary', '8500-10000 元', true],
  ['intention/salary', '8001-10000元/月', true],
  ['intention/salary', '不低于 120 万', false],
  ['intention/position', '仓库主管', false],
])('whether %s is told by the form of %s', (path, value, is) => expect(isFormed(path, value)).toBe(is));
