import { expect, test } from 'vitest';
import { findQuantities } from './quantities.ts';

test.each([
  ['筹备新店两间', [2]],
  ['管三栋宿舍楼', [3]],
  ['带四个班', [4]],
  ['养羊二十只', [20]],
  ['三班倒，适应夜班', []],
  ['三门峡分店', []],
  ['八所', []],
])('%s counts %j', (text, values) => {
  expect(findQuantities(text).map(({ value }) => value)).toEqual(values);
});
