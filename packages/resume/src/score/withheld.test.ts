import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';

const today = '2026-11';
const strong = { en: strongEnglish, zh: strongChinese };

/** What the cards say of an import in which nothing else was doubted. */
function saidOf(language: Language, change: (content: ResumeContent) => Partial<ResumeContent>, loose: string[] = []) {
  const content = strong[language]();
  const { advice, cards = [] } = analyze({
    content: { ...content, ...change(content) },
    language,
    today,
    reading: { doubts: {}, looseLines: false, loose },
  });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId, path }) => `${checkId} ${path}`);
}
const aside = (...items: string[]) => [{ id: 'x1', title: 'Details', items }];

describe('nobody is told that something is missing that was read into another place', () => {
  const without = (content: ResumeContent, key: 'degree' | 'major') => ({
    education: content.education.map((one, at) =>
      at === 0 ? { ...one, degree: 'Bachelor of Science', [key]: '' } : one,
    ),
  });
  const unreachable = (content: ResumeContent, key: 'email' | 'phone') => ({
    basics: { ...content.basics, [key]: '' },
  });
  const cases: [string, string, (content: ResumeContent) => Partial<ResumeContent>, string, string][] = [
    [
      'a degree',
      'SEC-07',
      (content) => without(content, 'degree'),
      'Higher National Diploma',
      'Two dogs, one allotment',
    ],
    ['a field', 'SEC-07', (content) => without(content, 'major'), 'Major: Soil Science', 'Two dogs, one allotment'],
    ['an address', 'SEC-02', (content) => unreachable(content, 'email'), 'ada at work: ada@mill.example', 'Ada'],
    ['a number', 'SEC-03', (content) => unreachable(content, 'phone'), '(020) 7946 0018', '2018.08 - 2020.12'],
  ];
  test.each(cases)('%s', (_, check, change, held, other) => {
    const says = (line: string) =>
      saidOf('en', (content) => ({ ...change(content), custom: aside(line) })).some((one) => one.startsWith(check));
    expect(says(other)).toBe(true);
    expect(says(held)).toBe(false);
    expect(saidOf('en', change, [held]).some((one) => one.startsWith(check))).toBe(false);
  });

  test('a page of one’s own that stands among the points of a job', () => {
    const bare = (line: string) => (content: ResumeContent) => ({
      basics: { ...content.basics, linkedin: '', homepage: '', profiles: [] },
      intention: { ...content.intention, position: 'Software Engineer' },
      work: content.work.map((job) => ({ ...job, position: 'Software Engineer', content: [...job.content, line] })),
    });
    const says = (line: string) => saidOf('en', bare(line)).some((one) => one.startsWith('SEC-10'));
    expect(says('Wrote the Python services of the mill')).toBe(true);
    expect(says('mill.example/ada')).toBe(false);
  });
});

test('whoever applies for a federal post is asked for what others leave out', () => {
  const says = (...lines: string[]) =>
    saidOf('en', () => ({ custom: aside('Citizenship: United States', 'Religion: none', ...lines) })).filter((one) =>
      one.startsWith('PRI-02'),
    ).length;
  expect(says('Works mornings')).toBeGreaterThan(0);
  expect(says("Veterans' preference: none", 'Hours per week: 40', 'Pay plan: GS')).toBe(0);
});

describe('the order of jobs', () => {
  const dated =
    (...spans: [string, string | null][]) =>
    (content: ResumeContent) => ({
      work: spans.map(([start, end], at) => ({ ...content.work[0]!, id: `w${at}`, company: `Mill ${at}`, start, end })),
    });
  const says = (...spans: [string, string | null][]) =>
    saidOf('en', dated(...spans)).some((one) => one.startsWith('SEC-11'));

  test('goes by their ends', () => {
    expect(says(['2012-01', '2017-10'], ['2016-03', '2017-03'])).toBe(false);
    expect(says(['2012-01', null], ['2020-03', '2024-03'])).toBe(false);
    expect(says(['2012-01', '2015-10'], ['2016-03', '2024-03'])).toBe(true);
  });

  test('and asks nothing of a course that was read as a post', () => {
    const of = (company: string) =>
      saidOf('zh', (content) => ({
        work: [
          { ...content.work[0]!, id: 'w1', start: '2012-01', end: '2015-10' },
          { ...content.work[0]!, id: 'w2', company, start: '2016-03', end: '2024-03' },
        ],
      })).some((one) => one.startsWith('SEC-11'));
    expect(of('讲授研究生课程《土壤学》')).toBe(false);
    expect(of('青川农场')).toBe(true);
  });
});

describe('papers', () => {
  const papers = (...names: string[]) =>
    saidOf('en', () => ({
      certifications: names.map((name, at) => ({ id: `c${at}`, name, issuer: '', date: '' })),
      awards: [],
    })).some((one) => one.startsWith('SEC-21'));

  test('of a maker of programs need no date, what is shown at a gate does', () => {
    expect(papers('Quillsoft Diploma in Content', 'Quillsoft Ads Certification')).toBe(false);
    expect(papers('First Aid at Work', 'Crane card')).toBe(true);
  });

  test('that are given up are not asked for their number', () => {
    const of = (issuer: string) =>
      saidOf('zh', () => ({ certifications: [{ id: 'c1', name: '特种作业操作证', issuer, date: '' }] })).some((one) =>
        one.startsWith('SEC-21'),
      );
    expect(of('已注销')).toBe(false);
    expect(of('')).toBe(true);
  });

  test('a financial year is a year', () => {
    const of = (name: string) =>
      saidOf('en', () => ({
        awards: [
          { id: 'a1', name: 'Depot medal', issuer: '', date: '2023', description: '' },
          { id: 'a2', name, issuer: '', date: '', description: '' },
        ],
      })).some((one) => one.startsWith('SEC-21'));
    expect(of('Performance award FY21')).toBe(false);
    expect(of('Performance award')).toBe(true);
  });
});

describe('of an entry that shows that it was misread nothing is said', () => {
  const duties = (...lines: string[]) =>
    saidOf('en', (content) => ({
      work: content.work.map((job, at) => (at === 0 ? { ...job, achievements: [], metrics: [], content: lines } : job)),
    })).some((one) => one.startsWith('IMP-04'));
  const duty = 'Responsible for the archive of the depot';
  test('unless every line of it is one', () => expect(duties(duty, 'Counted the stock of the depot')).toBe(true));
  test.each(['Position levelMonthly salary', 'Harbour Cold Storage Ltd', 'Yard hand, Jan 2016 – Mar 2019'])(
    '%s',
    (line) => expect(duties(duty, line)).toBe(false),
  );
  test('one label is a line too many, two are a table', () => {
    expect(duties(duty, 'Reporting to')).toBe(true);
    expect(duties(duty, 'Reporting to', 'Position Packer')).toBe(false);
  });

  const chinese = (...lines: string[]) =>
    saidOf('zh', (content) => ({
      work: content.work.map((job, at) => (at === 0 ? { ...job, achievements: [], metrics: [], content: lines } : job)),
    })).some((one) => one.startsWith('IMP-04'));
  test.each([['汇报对象', '离职原因  寻求发展'], ['青川恒远置业有限公司（甲方）']])('%s', (...lines) => {
    expect(chinese('负责仓库档案的整理工作', '盘点仓库里的存货')).toBe(true);
    expect(chinese('负责仓库档案的整理工作', ...lines)).toBe(false);
  });
});

describe('where data about the person are usual nobody is told to leave them out', () => {
  const says = (phone: string, address = '') =>
    saidOf('en', (content) => ({
      basics: { ...content.basics, phone, address, birth: '1990-03', gender: 'Female' },
    })).some((one) => one.startsWith('PRI-02'));
  test('the code of the number says where', () => {
    expect(says('+44 20 7946 0018')).toBe(true);
    expect(says('+27 11 555 0133')).toBe(false);
  });
  test('or the place', () => expect(says('07946 001 800', 'Leeds, UK')).toBe(true));
});
