import type { ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import { analyze } from '../score/analyze.ts';

/** What is said on a card, by check and path. */
function said(content: ResumeContent): string[] {
  const { advice, cards = [] } = analyze({ content, language: 'zh', today });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId, path }) => `${checkId} ${path}`);
}
const aimless = (line: string): ResumeContent => {
  const content = strongChinese();
  return {
    ...content,
    basics: { ...content.basics, introduction: '' },
    intention: { ...content.intention, position: '' },
    custom: [{ id: 'x', title: '其他', items: [line] }],
  };
};

test.each([
  ['简历 吴大勇（厨师）', false],
  ['简历——中餐厨师长 吴大勇', false],
  ['市场营销 / 品牌管培生', false],
  ['應徵職務：照顧服務員', false],
  ['现居青川', true],
])('a line beside the name that names a post is an aim: %s', (line, asked) => {
  expect(said(aimless(line)).includes('SEC-05 intention/position')).toBe(asked);
});

test.each([
  ['实习护士', false],
  ['护士', true],
])('of a line about time in training nothing more is asked: %s', (position, asked) => {
  const content = strongChinese();
  const work = content.work.map((job, index) => ({
    ...job,
    ...(index === 1 && { position, end: '2025-04' }),
    content: index === 1 ? [] : ['负责仓库日常管理工作', '负责货物出入库工作'],
    achievements: [],
    metrics: [],
  }));
  const last = `work/${work[1]!.id}/company`;
  const of = said({ ...content, projects: [], work }).filter((one) => one === `IMP-12 ${last}`);
  expect(of.length > 0).toBe(asked);
});

test('what is told with I everywhere is said of the whole, where its places are doubtful', () => {
  const content = strongEnglish();
  const told = (points: string[], others: string[] = [], heads: { start?: string } = { start: '' }) => {
    const work = content.work.map((job, index) => ({
      ...job,
      ...heads,
      content: index === 0 ? points : others,
      achievements: [],
    }));
    const doubts = Object.fromEntries(
      work.flatMap(({ id }) => [0, 1, 2, 3].map((at) => [`work/${id}/content/${at}`, 'scattered' as const])),
    );
    const { advice } = analyze({
      content: { ...content, projects: [], work },
      language: 'en',
      today,
      reading: { doubts, looseLines: false },
    });
    return advice.some(({ checkId, path }) => checkId === 'STY-01' && path === 'work');
  };
  const prose = ['Since 2019 I have run the depot', 'where I looked after nine people and I taught them'];
  expect(told(prose)).toBe(true);
  // what it asks for is there
  expect(told(prose, [], {})).toBe(false);
  expect(told(prose, ['Cut waste by a third', 'Trained four clerks', 'Answered 60 calls a day'])).toBe(false);
  expect(told(['Planned phase I of the depot', 'Cut waste in units I and II by a third'])).toBe(false);
});

test('of jobs that were told in running text no piece is blamed; that they were is said', () => {
  const content = strongChinese();
  const prose = content.work.map((job, index) => ({
    ...job,
    content: [index === 0 ? '台。订单核心拆成若干服务，运行平稳' : '统，写过一套差错补偿框架，后来全公司在用'],
    achievements: [],
  }));
  const look = (work: typeof prose) => {
    const reading = { doubts: {}, looseLines: false };
    const { advice, cards = [] } = analyze({
      content: { ...content, work, projects: [] },
      language: 'zh',
      today,
      reading,
    });
    const shown = new Set(cards.flatMap(({ ids }) => ids));
    return advice.filter(({ id }) => shown.has(id)).map(({ checkId, path }) => `${checkId} ${path}`);
  };
  const told = look(prose);
  expect(told).toContain('BRV-04 work');
  expect(told.filter((one) => /^IMP-(?:02|03|11) work\//.test(one))).toEqual([]);
  const points = prose.map((job) => ({ ...job, content: ['负责订单服务的日常维护', '编写接口文档和测试用例'] }));
  expect(look(points)).not.toContain('BRV-04 work');
  expect(look(points).some((one) => /^IMP-(?:02|03|11) work\//.test(one))).toBe(true);
});

test.each([
  ['技术顾问、培训讲师、验厂专员，省内优先，可短期出差', false],
  ['行政、采购、客服、销售，工资面议', true],
])('under which conditions is no further aim: %s', (position, asked) => {
  const content = strongChinese();
  const aims = said({ ...content, intention: { ...content.intention, position } });
  expect(aims.includes('SEC-13 intention/position')).toBe(asked);
});

test.each([
  ['二级造价工程师（注册已注销）', false],
  ['中级导游证，已失效', true],
])('a registration that was given back leaves the paper: %s', (name, asked) => {
  const content = strongChinese();
  const paper = { ...content.certifications[0]!, id: 'c9', name, issuer: '' };
  const papers = said({ ...content, certifications: [paper] });
  expect(papers.includes('STY-12 certifications/c9/name')).toBe(asked);
});

test('a career told as a letter is not asked for verbs line by line', () => {
  const content = strongEnglish();
  const of = (points: string[]) => {
    const work = content.work.map((job, at) => ({ ...job, content: at === 0 ? points : [], achievements: [] }));
    const { advice } = analyze({ content: { ...content, projects: [], work }, language: 'en', today });
    return advice.filter(({ checkId, path }) => checkId === 'STY-01' && path.includes('/content/')).length;
  };
  const letter = [
    'When the old workshop closed I moved to the harbour, and there I learned to rig cranes under the foreman for two summers.',
    'After that I was asked to look after the apprentices, which I did beside my own rounds until the yard was sold in spring.',
    'In my last years I planned the winter lay-up of the whole fleet, and I wrote the list that the yard still keeps on its wall.',
  ];
  expect(of(letter)).toBe(0);
  expect(of(['I rigged cranes', 'I planned the lay-up of 30 boats'])).toBeGreaterThan(0);
});

test('of what is not counted one speaks in the singular, the verb as well', () => {
  const content = strongEnglish();
  const line = 'All equipments were checked before each dive';
  const work = content.work.map((job, at) => ({ ...job, ...(at === 0 && { content: [line], achievements: [] }) }));
  const { advice } = analyze({ content: { ...content, work }, language: 'en', today });
  expect(advice.find(({ checkId, path }) => checkId === 'STY-06' && path.endsWith('content/0'))?.rewrite).toBe(
    'All equipment was checked before each dive',
  );
});

/** What is said on a card of an English résumé, by check. */
const saidInEnglish = (change: (content: ResumeContent) => Partial<ResumeContent>): string[] => {
  const content = strongEnglish();
  const { advice, cards = [] } = analyze({ content: { ...content, ...change(content) }, language: 'en', today });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId }) => checkId);
};
const noted = (title: string, ...items: string[]) => ({ custom: [{ id: 'x', title, items }] });
/** Of somebody whose papers stand in a list. */
const ofScholar = ({ work }: ResumeContent, title: string, line: string): Partial<ResumeContent> => ({
  work: work.map((job) => ({ ...job, position: 'Research Associate' })),
  custom: [
    {
      id: 'p',
      title: 'Publications',
      items: ['Lake ice in spring. J. Tarns 4, 2019.', 'Silt cores. Vale Letters 2, 2021.'],
    },
    { id: 'x', title, items: [line] },
  ],
});

test.each([
  ['Direct mail packer for a house of 90 brands', false],
  ['Direct the kitchen of a house with 90 guests', true],
])('a word that may be an adjective is a verb only before what it is done to: %s', (line, asked) => {
  const of = saidInEnglish(({ work }) => ({
    work: work.map((job, at) => (at === 1 ? { ...job, content: [line, ...job.content] } : job)),
  }));
  expect(of.includes('STY-05')).toBe(asked);
});

test.each([
  ['Candidate number: VS-2041', false],
  ['Notice period: four weeks', true],
])('an agency’s paper names the pay that is wished for: %s', (line, asked) => {
  const of = saidInEnglish(({ intention }) => ({
    intention: { ...intention, salary: '$64,000' },
    ...noted('Facts', line),
  }));
  expect(of.includes('PRI-04')).toBe(asked);
});

test.each([
  ['Notes', 'Last updated: May 2026', 'PRI-05'],
  ['References', 'Available on request', 'SEC-15'],
])('what a scholar adds to lists is no trace of a board and no idle line: %s', (title, line, check) => {
  expect(saidInEnglish(() => noted(title, line))).toContain(check);
  expect(saidInEnglish((content) => ofScholar(content, title, line))).not.toContain(check);
});

test('a school in a headline is where somebody worked; below the schooling it is their own', () => {
  const line = 'Choir leader, before that kitchen hand at a primary school';
  expect(saidInEnglish(() => noted('Profile', line))).not.toContain('SEC-12');
  const schooled = saidInEnglish(({ education }) => ({
    education: [
      { ...education[0]!, degree: 'BSc', end: '2014-06' },
      { ...education[0]!, id: 'e9', school: 'Tarn Vale Primary School', degree: '', major: '', start: '', end: '2003' },
    ],
  }));
  expect(schooled).toContain('SEC-12');
});

test.each([
  ['制剂研究所', false],
  ['写周报', true],
])('a house or a part of one is no point that is too short: %s', (line, asked) => {
  const content = strongChinese();
  const work = content.work.map((job, at) =>
    at === 0 ? { ...job, content: [line, '写月报', '做统计', '做台账'] } : job,
  );
  const { advice } = analyze({ content: { ...content, work }, language: 'zh', today });
  const path = `work/${work[0]!.id}/content/0`;
  expect(advice.some((one) => one.checkId === 'BRV-02' && one.path === path)).toBe(asked);
});

test('a few words above the paragraph that they head are asked for nothing', () => {
  const told = 'I read to 40 children a week and wrote the list of books for each year. Three authors came to us.';
  const withPoints = (...points: string[]) =>
    saidInEnglish(({ work }) => ({ work: work.map((job, at) => (at === 0 ? { ...job, content: points } : job)) }));
  expect(withPoints('Attended meetings', told)).not.toContain('IMP-09');
  expect(withPoints(told, 'Attended meetings')).toContain('IMP-09');
});

test('a duty with its figure beside an outcome says what the outcome is of', () => {
  const withPoint = (point: string) =>
    saidInEnglish(({ work }) => ({ work: work.map((job, at) => (at === 0 ? { ...job, content: [point] } : job)) }));
  const duty = 'Responsible for glass and cork (£8m).';
  expect(withPoint(`${duty} Ran a tender for corks which saved 6%.`)).not.toContain('IMP-04');
  expect(withPoint(`${duty} Went to the fair in spring.`)).toContain('IMP-04');
});

test('a prize for teaching a leaving class is none of school days', () => {
  const content = strongChinese();
  const withPrize = (name: string) =>
    said({ ...content, awards: [{ id: 'p', name, issuer: '', date: '2021', description: '' }] });
  expect(withPrize('松林区初中毕业班工作先进个人').some((one) => one.startsWith('SEC-12'))).toBe(false);
  expect(withPrize('初中毕业考试第一名').some((one) => one.startsWith('SEC-12'))).toBe(true);
});
