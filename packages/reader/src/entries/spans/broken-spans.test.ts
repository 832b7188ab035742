import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from '../../fields/education/education.ts';
import { parseWork } from '../../fields/work/work.ts';
import { readResume as readAny } from '../../formats/read-resume.ts';
import { readResume } from '../../read.ts';

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

const at = (text: string, y: number, more: object = {}) => ({ text, x: 50, y, size: 10, bold: false, ...more });

test.each([
  ['– March 2019', 'Pastry Cook, Heron Court Kitchens, Alder Cross and Vale. June 2014'],
  ['2014 – March 2019', 'Pastry Cook, Heron Court Kitchens, Alder Cross and Vale Road. June'],
])('a span that broke before %s is one, though its head begins in heavier type', async (rest, head) => {
  const { content } = await readResume(
    makePdf([
      [
        at('Ana Ruiz', 50, { size: 18, bold: true }),
        at('ana@example.com', 70),
        at('Experience', 100, { size: 14, bold: true }),
        at(head, 120, { bold: true }),
        at(rest, 132),
        at('Baked for two hundred guests a day, and taught three apprentices how to.', 146),
        at('Kept the stores in order and wrote the orders of all five of the kitchens.', 158),
      ],
    ]),
  );
  expect(content.work.map(({ start, end }) => [start, end])).toEqual([['2014-06', '2019-03']]);
});

test('seasons in a list that broke are one span', () => {
  expect(jobs('Ski Guide, Heron Lodge\nWinters 2014/15, 2015/16 and\n2016/17\n• Led groups of six.')).toEqual([
    ['Heron Lodge', 'Ski Guide', '2014', '2017'],
  ]);
});

test('dates below what a form asks about the employer belong to the head', () => {
  const post = (title: string, name: string, dates: string) =>
    `**${title}**\n${name}（零售业 30~100人）\n营业部 ｜ 云安市 ｜ 管理责任：无\n${dates}\n1. 盘点货架。\n2. 收银。`;
  expect(
    jobs(
      `${post('店员', '松林百货商行', '2018/4~2021/9 3年6个月')}\n${post('学徒', '云海面包房', '2016/2~2018/3 2年2个月')}`,
    ),
  ).toEqual([
    ['松林百货商行', '店员', '2018-04', '2021-09'],
    ['云海面包房', '学徒', '2016-02', '2018-03'],
  ]);
});

test('what an employer makes and how many it employs is no post', () => {
  const [job] = jobs('**松林轴承股份有限公司**\t2015.03 – 2019.08\n轴承和齿轮，员工 900 人，2016 年上市\n质检员');
  expect(job).toEqual(['松林轴承股份有限公司', '质检员', '2015-03', '2019-08']);
});

const schoolsOf = async (...lines: string[]) => {
  const text = `Ada Bell\nada@example.com\n\nEducation\n${lines.join('\n')}\n`;
  const { content } = await readAny(new TextEncoder().encode(text), { fileName: 'cv.txt' });
  return content.education.map(({ school, start, end }) => ({ school, start, end }));
};

test.each([
  'Expected graduation: September 2027',
  'Expected 2027-09',
  'Graduating September 2027',
  '(expected 09/2027)',
])('%s below a school is its end, whatever stands below', async (end) => {
  expect(
    await schoolsOf(
      'University of Elmbridge',
      'MSc Statistics',
      end,
      'University of Tarn',
      'BSc Mathematics, 2021 – 2024',
    ),
  ).toEqual([
    { school: 'University of Elmbridge', start: '', end: '2027-09' },
    { school: 'University of Tarn', start: '2021', end: '2024' },
  ]);
});

test.each(['（预计2027年6月毕业）', '预计 2027 年 6 月毕业', '2027年6月毕业（预计）'])(
  '%s 是上面学校的毕业时间',
  async (end) => {
    expect(await schoolsOf('松林大学 金融学 硕士', end)).toEqual([{ school: '松林大学', start: '', end: '2027-06' }]);
  },
);

test('what is to come of a span in brackets is no major', async () => {
  const text = '陈一\n13800000000\n\n教育背景\n2022年9月 - 2026年6月（预计）  松林大学  会计学  本科\n';
  const { content } = await readAny(new TextEncoder().encode(text), { fileName: 'cv.txt' });
  expect(content.education).toMatchObject([{ school: '松林大学', major: '会计学', degree: '本科', end: '2026-06' }]);
});

test('a span that broke in a column of its own beside the head is one', async () => {
  const row = (date: string, text: string, y: number) => [at(date, y), at(text, y, { x: 170, bold: true })];
  const { content } = await readResume(
    makePdf([
      [
        at('Ana Ruiz', 50, { size: 18, bold: true }),
        at('ana@example.com', 70),
        at('Experience', 100, { size: 14, bold: true }),
        ...row('October 2018', 'Pastry Cook, Heron Court Kitchens, Alder', 120),
        ...row('to date', 'Cross', 132),
        at('Baked for two hundred guests a day.', 146, { x: 170 }),
        ...row('March 2015', 'Kitchen Porter, Tarn Vale Hotel, Marlow', 176),
        ...row('to June 2018', 'Bridge', 188),
        at('Washed up, and learned to bake.', 202, { x: 170 }),
      ],
    ]),
  );
  expect(content.work.map(({ start, end }) => [start, end])).toEqual([
    ['2018-10', null],
    ['2015-03', '2018-06'],
  ]);
});

test('a form asks for both ends of a stay in one row', () => {
  const row = (from: string, to: string, degree: string, school: string) =>
    `开始时间\t${from}\t结束时间\t${to}\t学历\t${degree}\n学校\t${school}\t专业\t园艺`;
  const schools = parseEducation(
    linesOf(`${row('2021-09', '2024-06', '硕士研究生', '松林大学')}\n${row('2017-09', '2021-07', '本科', '湖山大学')}`),
  );
  expect(schools.map(({ school, degree, major, start, end }) => [school, degree, major, start, end])).toEqual([
    ['松林大学', '硕士研究生', '园艺', '2021-09', '2024-06'],
    ['湖山大学', '本科', '园艺', '2017-09', '2021-07'],
  ]);
});
