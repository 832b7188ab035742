import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { parseEducation } from './education.ts';
import { schoolPart } from './school.ts';

test('what was learned at a school stands in the first clause behind it, how it ended in the next', () => {
  expect(schoolPart('在松林大学园林专业学习，本科毕业')).toEqual({ school: '松林大学', rest: ['园林专业', '本科'] });
  expect(schoolPart('湖山职业学院会计系就读，大专毕业，获优秀毕业生称号')).toEqual({
    school: '湖山职业学院',
    rest: ['会计系', '大专', '获优秀毕业生称号'],
  });
});

test('each clause behind a Chinese school says something of its own', () => {
  expect(schoolPart('松林职业学院，供热工程专业，大专毕业。')).toEqual({
    school: '松林职业学院',
    rest: ['供热工程专业', '大专'],
  });
  expect(schoolPart('湖山大学农学专业，本科，农学学士。').rest).toEqual(['农学专业', '本科', '农学学士']);
});

test('for how long a school is visited is no part of what is learned there', () => {
  const [school] = parseEducation(linesOf('2011.09-2016.06\t湖山农学院\t园林（本科，五年制）'));
  expect(school).toMatchObject({ degree: '本科', major: '园林', description: '五年制' });
});

test.each([
  ['2016 – 2019\t松林大学\n硕士 林业工程，导师：王某 副教授', ['松林大学', '硕士', '林业工程']],
  ['2016 – 2019\t松林大学\t生态学 博士 指导教师：赵某某', ['松林大学', '博士', '生态学']],
  ['2003 - 2005\t湖山設計學院 時裝設計高級文憑', ['湖山設計學院', '高級文憑', '時裝設計']],
  ['2015.09-2019.07\t松林师范学院\t汉语言文学专业学生', ['松林师范学院', '', '汉语言文学']],
  ['2015.09-2019.07\t松林农业大学 农学学士', ['松林农业大学', '农学学士', '农学']],
])('who taught and who somebody was are no subject: %s', (text, school) => {
  expect(parseEducation(linesOf(text)).map((one) => [one.school, one.degree, one.major])).toEqual([school]);
});
