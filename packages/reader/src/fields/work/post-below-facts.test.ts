import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseWork } from './work.ts';

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

test('a post in heavier type below the facts of a form is that of the employer above', () => {
  expect(
    jobs('Tarn Valley Trust\n06/2018 - 05/2021\nHours per week: 40\n**Greenhouse Technician\nPotted 400 plants.'),
  ).toEqual([['Tarn Valley Trust', 'Greenhouse Technician', '2018-06', '2021-05']]);
});

test('an end that a form asks for and nobody filled in is now', () => {
  const rows = ['Employer: Tarn Bakery', 'Job title: Baker', 'Start date: 03/2016'].join('\n');
  expect(jobs(`${rows}\nEnd date (if applicable):\nReason for leaving: none`)).toEqual([
    ['Tarn Bakery', 'Baker', '2016-03', null],
  ]);
  expect(jobs(`${rows}\nEnd date: 04/2019`)).toEqual([['Tarn Bakery', 'Baker', '2016-03', '2019-04']]);
});

test('a post before what a job board tells of the employer is the post, and the rest is told', () => {
  const [job] = parseWork(
    linesOf(
      '2019/4-至今  **临河药业有限公司\n会计 | 财务部 | 医药/批发 | 国企 | 50-150人\n1.负责月度结账和纳税申报，每月二十份报表；\n2.领导交办的其他工作。',
    ),
  );
  expect([job?.company, job?.position]).toEqual(['临河药业有限公司', '会计']);
  expect(job?.content[0]).toBe('财务部 | 医药/批发 | 国企 | 50-150人');
});

test('one more line below an employer and its dates that names a post is the post, and what was done there is none', () => {
  expect(jobs('**Tarn Bakery\n2010 - 2013\nBarista / shift lead')).toEqual([
    ['Tarn Bakery', 'Barista / shift lead', '2010', '2013'],
  ]);
  expect(jobs('**Tarn Bakery\n2010 - 2013\n- Led the shift on Sundays.').map(([, position]) => position)).toEqual(['']);
});
