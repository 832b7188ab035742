import { expect, test } from 'vitest';
import { emptyContent } from '../../content/empty.ts';
import { matchJob } from '../match-job.ts';
import { requirementsOf } from '../requirements.ts';

const chinese = '岗位要求：\n1、本科及以上学历，机械工程或材料学专业；\n2、熟练使用 SolidWorks；\n3、会 AutoCAD。';
const standingOf = (jobDescription: string, major: string) => {
  const school = { id: 'e1', school: '', degree: '', major, start: '2016-09', end: '2020-06', description: '' };
  const content = { ...emptyContent(), education: [school] };
  return matchJob({ content, language: 'zh', jobDescription, today: '2026-11' })!.terms.find(({ term }) =>
    term.startsWith('机械工程'),
  );
};

test('fields of study are one requirement, which a major answers', () => {
  const asked = requirementsOf(chinese).find(({ options }) => options.includes('机械工程'));
  expect(asked).toMatchObject({ term: '机械工程 / 材料学', need: 'must' });
  expect(standingOf(chinese, '材料学')).toMatchObject({ credit: 1, standing: 'listed' });
  expect(standingOf(chinese, '汉语言文学')).toMatchObject({ credit: 0, standing: 'missing' });
});

test('where a field that is near will do as well, another one is not missing', () => {
  const loose = chinese.replace('专业；', '等相关专业；');
  expect(standingOf(loose, '汉语言文学')).toMatchObject({ credit: 0, standing: 'unsure' });
});

test('what is said not to matter is not asked for', () => {
  const free = chinese.replace('机械工程或材料学专业', '专业不限');
  expect(requirementsOf(free).map(({ term }) => term)).toEqual(['SolidWorks', 'AutoCAD']);
});
