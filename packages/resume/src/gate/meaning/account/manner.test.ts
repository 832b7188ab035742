import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../../testing/measure-gate.ts';

describe('how hard and how well one went about it', () => {
  test.each([
    ['how much', '非常看重茶汤成色，回头客占三成', '看重茶汤成色，回头客占三成'],
    ['how willingly', '任劳任怨守夜灯塔，守了210夜', '守夜灯塔210夜'],
    ['how carefully', '一丝不苟地描金，描完36幅', '描金36幅'],
    ['in a clause of its own', '勤勤恳恳，养蜂60箱', '养蜂60箱'],
    ['all the time', '一直自己熬胶，每月两锅', '自己熬胶，每月两锅'],
    ['where else', '在平时的工作当中注意火候，每窑记录一次', '注意火候，每窑记录一次'],
  ])('may be left out, %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['what it is not', '非常规修补，需师傅在场', '常规修补，需师傅在场'],
    ['how little', '很少上釉，主要拉坯', '上釉，主要拉坯'],
    ['of a degree', '比较熟悉茶艺', '熟悉茶艺'],
    ['an aim', '尽量当天补完渔网', '当天补完渔网'],
    ['what was asked of others', '要求学徒认真填写窑志', '填写窑志'],
    ['a part', '十分之三的蜂箱由我打理', '蜂箱由我打理'],
    ['never yet', '一直没有出师，学艺两年', '出师，学艺两年'],
    ['who has it done', '安排渔网修补', '渔网由我修补'],
  ])('is not %s: %s → %s', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
