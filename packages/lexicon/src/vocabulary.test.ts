import { describe, expect, test } from 'vitest';
import { entryLabels } from './labels/entry-labels.ts';
import { intentionLabels } from './labels/intention-labels.ts';
import * as vocabulary from './vocabulary.ts';

const {
  bodyLabelKind,
  contactLabelKind,
  entryLabelKind,
  hasInternWord,
  hasOrganisationWord,
  hasSchoolWord,
  hasTitleWord,
  headingKind,
  isPersonalLabel,
  isPlace,
  monthNumber,
} = vocabulary;

/** Every list of words in a value, with the names that lead to it. */
function listsIn(value: unknown, name: string): [string, readonly string[]][] {
  if (Array.isArray(value)) {
    const words = value.filter((one) => typeof one === 'string');
    return [
      [name, words],
      ...value.flatMap((one, at) => (typeof one === 'object' ? listsIn(one, `${name} ${at}`) : [])),
    ];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => listsIn(one, `${name}.${key}`));
}

const lists = listsIn({ ...vocabulary, entryLabels, intentionLabels }, '');

test('a word stands once in its list', () => {
  expect(lists.length).toBeGreaterThan(100);
  const twice = lists.flatMap(([name, words]) =>
    words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${name}: ${word}`),
  );
  expect(twice).toEqual([]);
});

describe('headings', () => {
  test.each([
    ['Work Experience', 'work'],
    ['Volunteer Work', 'volunteering'],
    ['Selected Publications', 'publications'],
    ['志愿服务经历', 'volunteering'],
    ['发表论文', 'publications'],
    ['EDUCATION & TRAINING', 'education'],
    ['Selected personal projects', 'projects'],
    ['licences', 'certifications'],
    ['Honours and awards', 'awards'],
    ['Technical skills', 'skills'],
    ['About me', 'introduction'],
    ['实习 经历', 'work'],
    ['科研项目', 'projects'],
    ['自我评价', 'introduction'],
    ['求职意向', 'intention'],
    ['兴趣爱好', 'custom'],
    ['Managed a team', null],
    ['负责项目管理', null],
  ])('%s: %s', (text, kind) => expect(headingKind(text)).toBe(kind));
});

describe('labels', () => {
  test('announce contact data and what somebody looks for', () => {
    expect(['手机号码', 'E-mail', '现居住地', '期望薪资', 'Notice period', '公司'].map(contactLabelKind)).toEqual([
      'phone',
      'email',
      'address',
      'salary',
      'availability',
      null,
    ]);
  });

  test('announce the facts of an entry and its bullets', () => {
    expect(['公司名称', 'Job title', '起止时间', 'Issued by', '手机'].map(entryLabelKind)).toEqual([
      'company',
      'position',
      'dates',
      'issuer',
      null,
    ]);
    expect(['Key achievements', '工作职责', 'KPIs', '姓名'].map(bodyLabelKind)).toEqual([
      'achievements',
      'content',
      'metrics',
      null,
    ]);
    expect(['姓 名', '政治面貌', 'Date of birth', '公司'].map(isPersonalLabel)).toEqual([true, true, true, false]);
  });
});

describe('names', () => {
  test('of places', () => {
    expect(['杭州', 'Hong Kong', '廣州', 'New Zealand', '浙江', 'Remote'].map(isPlace)).toEqual(Array(6).fill(true));
    expect(['hangzhou', '杭州银行', 'Location', 'Country', ''].map(isPlace)).toEqual(Array(5).fill(false));
  });

  test('of posts, organisations and schools', () => {
    expect(['Software Engineer', '产品经理', 'VP Sales'].map(hasTitleWord)).toEqual([true, true, true]);
    expect(['Factory', 'Victoria', 'Job title'].map(hasTitleWord)).toEqual([false, false, false]);
    expect(['Summer Internship', '暑期实习', 'International'].map(hasInternWord)).toEqual([true, true, false]);
    expect(['Acme Ltd.', '东方科技有限公司', 'Cooking'].map(hasOrganisationWord)).toEqual([true, true, false]);
    expect(['École Centrale', '南湖大学', '大学生', 'MIT', 'mit'].map(hasSchoolWord)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  test('of months', () => {
    expect(['Jan', 'sept.', 'December', 'mayor'].map(monthNumber)).toEqual([1, 9, 12, null]);
  });
});
