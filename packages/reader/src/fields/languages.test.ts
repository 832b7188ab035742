import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { parseLanguages } from './languages.ts';

const read = (text: string) => {
  const { spoken, exams } = parseLanguages('外语水平', linesOf(text));
  return { spoken: spoken.map(({ language, level }) => [language, level]), exams };
};

test('an exam by its own words is no language', () => {
  expect(read('CET-4 455分')).toEqual({ spoken: [], exams: ['CET-4 455分'] });
  expect(read('大学英语四级（455）、全国计算机二级')).toEqual({
    spoken: [],
    exams: ['大学英语四级（455）', '全国计算机二级'],
  });
});

test('a language with an exam for its level is spoken', () => {
  expect(read('英语：CET-4')).toEqual({ spoken: [['英语', 'CET-4']], exams: [] });
  expect(read('日语 N2、粤语 熟练')).toEqual({
    spoken: [
      ['日语', 'N2'],
      ['粤语', '熟练'],
    ],
    exams: [],
  });
});
