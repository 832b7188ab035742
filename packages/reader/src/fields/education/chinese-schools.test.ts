import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { readResume } from '../../read.ts';
import { parseEducation } from './education.ts';
import { honoursApart } from './honours-apart.ts';
import { withoutNamedAgain } from './named-again.ts';

const read = (text: string): string[] =>
  parseEducation(linesOf(text)).map((e) => `${e.degree} / ${e.major} @ ${e.school} ${e.start}–${e.end ?? ''}`);

test.each<[string, string[]]>([
  ['1987 年到 1990 年在松林市第十九中学读高中。', ['高中 /  @ 松林市第十九中学 1987–1990']],
  [
    '1984年9月至1987年7月 在松林县河口乡中学上初中\n1987.9-1990.7 松林县一中念高中',
    ['初中 /  @ 松林县河口乡中学 1984-09–1987-07', '高中 /  @ 松林县一中 1987-09–1990-07'],
  ],
  ['2001年在松林电视大学读大专（会计）', ['大专 / 会计 @ 松林电视大学 –2001']],
  ['松林开放大学 会计学（大专，函授）\t2019.03-2021.07', ['大专 / 会计学 @ 松林开放大学 2019-03–2021-07']],
  ['松林职业学院 物流管理（专科 业余）\t2015.03-2017.07', ['专科 / 物流管理 @ 松林职业学院 2015-03–2017-07']],
  [
    '湘江大学，岩土工程，工学硕士，2006年9月—2009年6月。论文《软土地基沉降》，导师推荐优秀。',
    ['工学硕士 / 岩土工程 @ 湘江大学 2006-09–2009-06'],
  ],
  // a college whose name holds such a word
  ['松林上海中学\t2010 - 2013', [' /  @ 松林上海中学 2010–2013']],
])('schools as plain Chinese pages tell them: %s', (text, schools) => {
  expect(read(text)).toEqual(schools);
});

const schoolsOf = async (header: string) =>
  (
    await readResume(makePdf([page(`# 林禾\n13800001111\n${header}\n# 工作经历\n2016.7-2018.4 松林商贸有限公司 文员`)]))
  ).content.education.map(({ school, degree, end }) => [school, degree, end]);

test.each([
  ['文化：初中，松林县小桥中学，1992 年毕业', ['松林县小桥中学', '初中', '1992']],
  ['文化程度：高中（松林县第二中学 1988 年毕业）', ['松林县第二中学', '高中', '1988']],
])('a school behind the word for how much somebody learned: %s', async (header, school) => {
  expect(await schoolsOf(header)).toEqual([school]);
});

test('a school that a cover names stands once; another one stays', () => {
  const school = (name: string, start = '', major = '') => ({
    school: name,
    degree: '',
    major,
    start,
    end: '',
    description: '',
  });
  const names = (...all: ReturnType<typeof school>[]) => withoutNamedAgain(all).map((one) => one.school);
  expect(names(school('松林学院', '', '物流'), school('松林学院商学院', '2020-09', '物流管理'))).toEqual([
    '松林学院商学院',
  ]);
  expect(names(school('松林一中'), school('松林学院', '2020-09'))).toEqual(['松林一中', '松林学院']);
  expect(names(school('松林学院', '', '法学'), school('松林学院', '2020-09', '物流'))).toHaveLength(2);
});

test('the prize of a contest among other words beside a school is a prize', () => {
  const apart = (description: string) => {
    const { awards, schools } = honoursApart(
      parseEducation(linesOf('湖山大学 · 软件工程 · 本科\t2018.09 - 2022.06')).map((one) => ({ ...one, description })),
    );
    return [awards.map(({ name }) => name), schools[0]!.description];
  };
  expect(apart('校队队员，获松林省数学建模竞赛二等奖')).toEqual([['松林省数学建模竞赛二等奖'], '校队队员']);
  expect(apart('担任评委，评出二等奖')).toEqual([[], '担任评委，评出二等奖']);
});
