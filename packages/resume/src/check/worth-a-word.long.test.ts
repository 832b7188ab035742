import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import { analyze } from '../score/analyze.ts';

type Job = ResumeContent['work'][number];

const strong = { en: strongEnglish, zh: strongChinese };
const languages = ['en', 'zh'] as const;
const duty = { en: 'Responsible for the archive of the depot', zh: '负责仓库档案的整理工作' };

function look(language: Language, change: (content: ResumeContent) => Partial<ResumeContent>) {
  const content = strong[language]();
  const { advice, cards = [], score } = analyze({ content: { ...content, ...change(content) }, language, today });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  const pieces = (of: typeof advice) => of.map(({ checkId, path }) => `${checkId} ${path}`);
  return { found: pieces(advice), said: pieces(advice.filter(({ id }) => shown.has(id))), score };
}
/** The second job with one point and other words of its own. */
const second = (content: ResumeContent, job: Partial<Job>) => ({
  work: content.work.map((one, at) => (at === 1 ? { ...one, achievements: [], ...job } : one)),
});
const school =
  (...items: Partial<ResumeContent['education'][number]>[]) =>
  (content: ResumeContent) => ({
    education: [
      ...content.education.slice(0, 1),
      ...items.map((item, at) => ({ ...content.education[0]!, id: `e${at + 5}`, major: '', description: '', ...item })),
    ],
  });
const other =
  (...items: string[]) =>
  () => ({ custom: [{ id: 'x1', title: 'Other', items }] });

describe.each(languages)('how work is told (%s)', (language) => {
  const of = (job: Partial<Job>) => look(language, (content) => second(content, { content: [duty[language]], ...job }));
  const path = (content: ResumeContent) => `IMP-04 work/${content.work[1]!.id}/content/0`;
  const place = path(strong[language]());

  test('is said of what ended some years ago at most', () => {
    expect(of({}).said).toContain(place);
    const old = of({ start: '2012-01', end: '2015-06' });
    expect(old.found).toContain(place);
    // `Responsible for` is read in English of older jobs as well
    expect(old.said.includes(place)).toBe(language === 'en');
    expect(of({ start: '2004-01', end: '2006-06' }).said).not.toContain(place);
  });

  test('and not of training below a job', () => {
    const trained = of({ position: language === 'en' ? 'Apprentice' : '学徒' });
    expect(trained.found).toContain(place);
    expect(trained.said).not.toContain(place);
  });
});

test.each([
  ['en', school({ school: 'Ridgeway High School', degree: '', end: '2009' }), true],
  ['en', school({ school: 'Oak Lane Primary School', degree: '', end: '2005' }), true],
  ['en', school({ school: 'Clara-Schumann-Gymnasium', degree: 'Abitur', end: '2009' }), false],
  ['en', school({ school: 'Friends School', degree: 'K.C.S.E. Mean grade A', end: '2008' }), false],
  ['zh', school({ school: '青川第三中学', degree: '', end: '2009-06' }), true],
] as const)('school is better left out where nobody asks for it (%s)', (language, change, said) => {
  const { found, said: shown } = look(language, change);
  const isSchool = (one: string) => one.startsWith('SEC-12');
  expect(found.some(isSchool)).toBe(true);
  expect(shown.some(isSchool)).toBe(said);
});

test.each([
  ['en', 'PRI-04', other('Priya Nand, owner, The Gilded Wombat, 0400 000 112'), false],
  ['en', 'PRI-04', other('Expected salary: 40,000'), true],
  ['zh', 'PRI-04', other('期望薪资：15-20K'), false],
  ['zh', 'PRI-04', other('证明人：王经理 13800138000'), true],
  ['zh', 'PRI-03', other('籍贯：青川'), false],
] as const)('of %s %s what its readers expect is no card', (language, check, change, said) => {
  expect(look(language, change).said.some((one) => one.startsWith(check))).toBe(said);
});

test.each([
  ['交通/运输/物流 | 民营公司 | 50-150人', false],
  // bars within one line are read as well as commas are
  ['跟进订单 | 整理回单 | 对接客户', false],
  ['跟进订单      整理回单      对接客户', true],
])('the facts that a job board has of a house are no layout: %s', (line, said) => {
  const { found, said: shown } = look('zh', (content) => second(content, { content: [line] }));
  const isLayout = (one: string) => one.startsWith('ATS-03');
  expect(found.some(isLayout)).toBe(true);
  expect(shown.some(isLayout)).toBe(said);
});

test.each([
  ['en', 'Handling a team of accounts executives', 'Handling the books of the accounts office'],
  ['zh', '带领团队做好门店日常销售', '围绕需求做好门店日常销售'],
] as const)('people without a number cost nothing (%s)', (language, uncounted, plain) => {
  const of = (text: string) =>
    look(language, ({ work }) => ({
      work: work.map((job, at) => (at === 0 ? { ...job, content: [text, ...job.content] } : job)),
    }));
  expect(of(uncounted).said.some((one) => one.startsWith('IMP-06'))).toBe(true);
  expect(of(uncounted).score).toBe(of(plain).score);
});

test.each([
  ['en', 'Design and construction of a solar dryer'],
  ['zh', '太阳能谷物烘干机的设计与制作'],
] as const)('a project of a beginner that is a title alone (%s)', (language, name) => {
  const project = { id: 'p1', name, role: '', introduction: '', technologies: [], start: '', end: '', results: [] };
  const bare = (start: string) =>
    look(language, ({ work }) => ({
      work: work.slice(0, 1).map((job) => ({ ...job, start })),
      projects: [project],
    })).said;
  expect(bare('2025-06')).toContain('IMP-12 projects/p1/name');
  expect(bare('2015-06')).not.toContain('IMP-12 projects/p1/name');
});

test('what keeps somebody from being put to work comes first', () => {
  const paper = { id: 'c1', name: 'Forklift licence, expired 03/2025', issuer: '', date: '2025-03' };
  const { said } = look('en', (content) => ({
    certifications: [paper],
    basics: { ...content.basics, introduction: 'Hard-working team player.' },
  }));
  const at = (check: string) => said.findIndex((one) => one.startsWith(check));
  expect(at('STY-12')).toBeGreaterThanOrEqual(0);
  expect(at('STY-12')).toBeLessThan(at('STY-04'));
});

test('a street costs its point, and is no word', () => {
  const { found, said } = look('en', ({ basics }) => ({ basics: { ...basics, address: '12 Elm Street, Leeds' } }));
  expect(found.some((one) => one.startsWith('SEC-04'))).toBe(true);
  expect(said.some((one) => one.startsWith('SEC-04'))).toBe(false);
});

test('one half-width mark is no word, a habit is', () => {
  const says = (...lines: string[]) => look('zh', (content) => second(content, { content: lines })).said;
  const isMark = (one: string) => one.startsWith('STY-07');
  expect(says('整理仓库台账,每周盘点').some(isMark)).toBe(false);
  expect(says('整理仓库台账,每周盘点', '核对入库单,登记差异', '带新人,讲流程').some(isMark)).toBe(true);
  expect(says('整理仓库台账，，每周盘点').some(isMark)).toBe(true);
});

test('grades beside each skill are a scale, one beside a single skill is honest, several are a confession', () => {
  const says = (...items: string[]) =>
    look('en', () => ({ skills: [{ id: 's1', category: '', items }] })).said.some((one) => one.startsWith('STY-14'));
  expect(says('Creo (very good)', 'MathCAD (good)', 'AutoCAD (basic)')).toBe(false);
  expect(says('Creo', 'MathCAD', 'AutoCAD (basic)')).toBe(false);
  expect(says('Creo', 'MathCAD', 'AutoCAD (rusty)', 'ANSYS (a little)')).toBe(true);
  expect(says('Creo', 'MathCAD', 'Beginner', 'AutoCAD', 'Intermediate')).toBe(false);
});

test('who tells of all in the third person has a style', () => {
  const says = (...lines: string[]) =>
    look('en', (content) => second(content, { end: null, content: lines })).said.some((one) =>
      one.startsWith('STY-05'),
    );
  const own = ['Assesses, plans and evaluates the care of the ward', 'Carries out the rounds', 'Performs the audits'];
  expect(says(...own, 'Keep the rota of two wards', 'Train new nurses')).toBe(false);
});

test('sections that write their dates each in one way are no mixture', () => {
  const content = strong.en();
  const says = (dates: Record<string, string>) => {
    const reading = { doubts: {}, looseLines: false, dates };
    return analyze({ content, language: 'en', today, reading }).advice.some(({ checkId }) => checkId === 'DAT-06');
  };
  expect(says({ 'work/w1/start': '02/2021', 'education/e1/end': 'Jun 2014' })).toBe(false);
  expect(says({ 'work/w1/start': '02/2021', 'work/w2/start': 'Jun 2014' })).toBe(true);
});

test('a day that its month has not is said where it stands', () => {
  const content = strong.en();
  const says = (start: string, words: string) => {
    const work = content.work.map((job, at) => (at === 0 ? { ...job, start } : job));
    const reading = { doubts: {}, looseLines: false, dates: { [`work/${work[0]!.id}/start`]: words } };
    return analyze({ content: { ...content, work }, language: 'en', today, reading }).advice.some(
      ({ checkId, path }) => checkId === 'DAT-02' && path.endsWith('start'),
    );
  };
  expect(says('2021-02', '2021.2.30 - present')).toBe(true);
  expect(says('2021-02', '2021.2.28 - present')).toBe(false);
});

describe('asides that hurt whoever makes them', () => {
  const says = (language: Language, text: string) =>
    look(language, other(text)).said.some((one) => one.startsWith('STY-12 custom'));
  test.each([
    ['en', 'I want a step up as my present manager is not leaving any time soon'],
    ['en', 'There is no room for promotion here'],
    ['en', 'Can only work around the school run'],
    ['zh', '前公司老板不靠谱，想换个环境'],
    ['zh', '要接送孩子，只能上白班'],
  ] as const)('are said (%s): %s', (language, text) => expect(says(language, text)).toBe(true));
  test.each([
    ['en', 'My manager asked me to lead the move to the new site'],
    ['en', 'Ran the school run of two minibuses'],
    ['en', 'Available from 9:30 to 14:30 on weekdays'],
    ['zh', '协助公司老板接待客户'],
    ['zh', '接送孩子、辅导作业，带过三个学龄前儿童'],
  ] as const)('and no others (%s): %s', (language, text) => expect(says(language, text)).toBe(false));

  test('a house that closed is no confession', () => {
    const of = (text: string) =>
      look('en', (content) => second(content, { content: [text] })).said.some((one) => one.startsWith('STY-12'));
    expect(of('Laid off for lateness')).toBe(true);
    expect(of('Laid off when the plant closed')).toBe(false);
  });
});

test('a deed with a year that its job does not hold is asked about', () => {
  const of = (text: string) =>
    look('en', (content) => second(content, { start: '2016-02', end: '2018-06', content: [text] })).said.some((one) =>
      one.startsWith('DAT-02'),
    );
  expect(of('Moved the archive to the new depot in 2021')).toBe(true);
  expect(of('Moved the archive to the new depot in 2017')).toBe(false);
  expect(of('Kept the archive of a depot that was built in 1921')).toBe(false);
});

test('a licence without a date in a section of papers is missed as well', () => {
  const of = (...items: string[]) =>
    look('en', () => ({ certifications: [], custom: [{ id: 'x1', title: 'Tickets', items }] })).said.some((one) =>
      one.startsWith('SEC-21 custom'),
    );
  expect(of('Forklift')).toBe(true);
  expect(of('Forklift, 2024')).toBe(false);
});

test('a wish that says what and where is no stock phrase', () => {
  const of = (introduction: string) =>
    look('en', ({ basics }) => ({ basics: { ...basics, introduction } })).said.some((one) => one.startsWith('STY-04'));
  expect(of('Seeking a challenging position in a company.')).toBe(true);
  expect(of('Seeking a challenging position on permanent night shifts near Leeds.')).toBe(false);
});
