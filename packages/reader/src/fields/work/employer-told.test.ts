import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseWork } from './work.ts';

const read = (text: string) => parseWork(linesOf(text)).map(({ company, position }) => [company, position]);

test('an employer that opens what was done there is the employer', () => {
  expect(read('2019.03—2021.06\t护士\n松林市中医院 骨科，负责病房护理和新人带教')).toEqual([['松林市中医院', '护士']]);
});

test('a duty that opens with other words tells of nobody', () => {
  expect(read('2019.03—2021.06\t护士\n负责病房护理，配合松林市中医院会诊').map(([company]) => company)).not.toContain(
    '负责病房护理',
  );
});

test('how long somebody stayed stands in square brackets behind an employer', () => {
  expect(read('2018/3-2021/5\t仓库主管 | 备件库\n松林机电（苏州）有限公司 [ 3年2个月 ]')).toEqual([
    ['松林机电（苏州）有限公司', expect.stringContaining('仓库主管')],
  ]);
});
