import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { colonHeadings, cutAtColon } from './colon-headings.ts';

const FORM = `柴冬梅，女，电话 13800000003

做过的：
2012年3月-2016年5月 松林宾馆 客房服务员
打扫十二间房

念书：松林镇第三中学 1998年毕业
班长

特长：做面食、缝补

不会的：电脑`;

test('paragraphs that each begin with words and a colon are headed by them, whatever the words are', () => {
  const headings = [...colonHeadings(linesOf(FORM)).values()];
  expect(headings.map(({ title }) => title)).toEqual(['做过的', '念书', '特长', '不会的']);
  expect(headings.map(({ kinds }) => kinds[0])).toEqual(['custom', 'education', 'skills', 'custom']);
});

test('a heading is parted from what stands behind its colon', () => {
  const [line] = linesOf('特长：做面食、缝补');
  expect(cutAtColon(line!).map(({ text }) => text)).toEqual(['特长：', '做面食、缝补']);
});

test('labels among paragraphs without any are no headings', () => {
  const text = `2012 Pine Clinic, Nurse
Two wards

Skills: triage

2016 Oak Clinic, Nurse
Night shifts

2018 Elm Clinic, Nurse
Training: new nurses`;
  expect(colonHeadings(linesOf(text)).size).toBe(0);
});
