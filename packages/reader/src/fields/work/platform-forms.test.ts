import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from '../education/education.ts';
import { projectsAmong } from './projects-among.ts';
import { parseWork } from './work.ts';

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

test('an end in brackets, and a box that says that one works there still, is none', () => {
  const record = (end: string) => `Job Title: Buyer\nCompany: Vale Castings Ltd\nFrom: 06/2019\n${end}`;
  for (const end of ['To: (Current)', 'I currently work here'])
    expect(jobs(record(end))).toEqual([['Vale Castings Ltd', 'Buyer', '2019-06', null]]);
});

test('what a form says of a label in brackets is a part of it', () => {
  const [school] = parseEducation(
    linesOf(
      'School or University: Moor Lane College\nDegree: Diploma\nFrom (Actual): 2016\nTo (Actual or Expected): 2020',
    ),
  );
  expect(school).toMatchObject({ school: 'Moor Lane College', start: '2016', end: '2020', description: '' });
});

test('a sentence in brackets behind a post is told of it', () => {
  const [job] = parseWork(
    linesOf(
      'Tarn Valley Trust\n06/2018 - 05/2021\nHours per week: 40\n**Greenhouse Technician (This is a paid job)\nPotted 400 plants.',
    ),
  );
  expect(job?.position).toBe('Greenhouse Technician');
  expect(job?.content[0]).toBe('This is a paid job');
});

test('a job of one season ended in its year; one of a single year says no more', () => {
  expect(jobs('Summer 2014\nTarn Bakery\nKitchen Assistant')[0]?.slice(2)).toEqual(['2014', '2014']);
  expect(jobs('2014\nTarn Bakery\nKitchen Assistant')[0]?.slice(2)).toEqual(['2014', '']);
});

test('the trade and the size of an employer stand behind its name', () => {
  expect(jobs('庶务专员\n松林货运有限公司｜运输服务业｜100~200人\n2017/3 ~ 2020/5')).toEqual([
    ['松林货运有限公司', '庶务专员', '2017-03', '2020-05'],
  ]);
  expect(jobs('2017.03-2020.05\t湖山木器厂（3年2个月） 20-99人\t质检员')).toEqual([
    ['湖山木器厂', '质检员', '2017-03', '2020-05'],
  ]);
});

test('a project with dates of its own below a job is none', () => {
  const text =
    '松林软件技术有限公司\t2020.06-2023.05\n测试工程师\n• 编写用例\n项目一：水厂巡检系统（2021.02-2021.11）\n• 压力测试';
  const { jobs: left, projects } = projectsAmong(parseWork(linesOf(text)));
  expect(left.map(({ company }) => company)).toEqual(['松林软件技术有限公司']);
  expect(projects).toMatchObject([
    { name: '水厂巡检系统', start: '2021-02', end: '2021-11', introduction: '压力测试' },
  ]);
});
