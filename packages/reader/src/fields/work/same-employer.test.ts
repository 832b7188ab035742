import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { readResume } from '../../formats/read-resume.ts';
import { parseWork } from './work.ts';

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

test.each([
  ['**临河声音制作有限公司 / 录音师\n2011.03 - 2016.04\n**同上 / 话筒员\n2008.07 - 2011.02', '临河声音制作有限公司'],
  [
    '**Workshop technician, Hale & Sons Pianos, 1990 - 1999\n**Apprentice, same firm, 1986 - 1990',
    'Hale & Sons Pianos',
  ],
])('%s: the employer of the entry above', (text, employer) => {
  expect(jobs(text).map(([company]) => company)).toEqual([employer, employer]);
});

test('parts of an employer whose span holds theirs employ nobody; posts of another time do', () => {
  const parts = '\n设备管理股 副股长\t2015.07—2020.06\n- 设备台账\n综合窗口 值班长\t2012.03—2015.06\n- 窗口排班';
  expect(jobs(`**临河县水利局\t2012.03—2020.06${parts}`)).toEqual([
    ['临河县水利局', '副股长', '2015-07', '2020-06'],
    ['临河县水利局', '值班长', '2012-03', '2015-06'],
  ]);
  expect(jobs(`**临河县水利局\t2001.03—2011.06${parts}`).map(([company]) => company)).toContain('综合窗口');
});

test('an employer in capitals above posts in the same type: what stands behind one of them is a part of it', () => {
  const posts = (span: string) =>
    jobs(
      `**TARN FOODS LTD, ELM BAY\t${span}\n**Head of Baking, Northern Region\tMay 2016 – Present\n- Ran nine bakeries\n**Bakery Manager, Elm Bay Distribution Center\tApril 2011 – May 2016\n- Ran one bakery`,
    ).map(([company]) => company);
  expect(posts('2011 – PRESENT')).toEqual(['TARN FOODS LTD', 'TARN FOODS LTD']);
});

test('a prize with its date among what was done at school is no post', async () => {
  const text = '# 何小满\n13800002222 | hexm@example.com\n\n## 校园经历\n2014/10 校级二等奖学金\n';
  const { content } = await readResume(new TextEncoder().encode(text));
  expect(content.awards.map(({ name, date }) => [name, date])).toEqual([['校级二等奖学金', '2014-10']]);
  expect(content.work).toEqual([]);
});
