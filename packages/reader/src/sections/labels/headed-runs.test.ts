import { expect, test } from 'vitest';
import { plainLines } from '../../formats/text/plain.ts';
import type { Kind } from '../kind.ts';
import { withHeadedRunsApart } from './headed-runs.ts';

const apart = (kinds: Kind[], text: string) =>
  withHeadedRunsApart({ title: '', kinds, lines: plainLines(text) }).map(({ kinds, lines }) => [
    kinds[0],
    lines.map((line) => line.text),
  ]);

test('lines below the last post that each head what they say are sections of their own', () => {
  const text = `2016年3月到现在 松林轨道公司 司机
安全驾驶三十万公里
证书：驾驶证、钳工证
获奖：2019年技能比武第三名
自我评价：能吃苦`;
  expect(apart(['work'], text)).toEqual([
    ['work', ['2016年3月到现在 松林轨道公司 司机', '安全驾驶三十万公里']],
    ['certifications', ['驾驶证、钳工证']],
    ['awards', ['2019年技能比武第三名']],
    ['introduction', ['能吃苦']],
  ]);
});

test('a school behind its heading above all others is a section, a degree there is a personal fact', () => {
  expect(apart([], '电话：13900000000\n学历：松林铁路职业学校，中专，2009年毕业').map(([kind]) => kind)).toEqual([
    undefined,
    'education',
  ]);
  expect(apart([], '电话：13900000000\n学历：中专')).toHaveLength(1);
});

test('labels within an entry, and one alone, belong to it', () => {
  const entries = `2019 Pine Clinic, Nurse
Awards: best ward
Skills: triage
2016 Oak Clinic, Nurse
Night shifts on two wards`;
  expect(apart(['work'], entries)).toHaveLength(1);
  expect(apart(['work'], '2019 Pine Clinic, Nurse\nAwards: best ward of 2020')).toHaveLength(1);
});
