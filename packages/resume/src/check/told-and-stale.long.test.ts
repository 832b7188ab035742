import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import { emptyContent } from '../content/empty.ts';
import type { Reading } from '../content/inputs.ts';
import { readDocument } from '../document/document.ts';
import { analyze } from '../score/analyze.ts';
import { missingResult } from './impact/imp-03-missing-result.ts';
import { firstPerson } from './style/sty-01-first-person.ts';

type Change = (content: ResumeContent) => Partial<ResumeContent>;
const strong = { en: strongEnglish, zh: strongChinese };

/** What stands on cards of a file with these lines. */
function cardsOf(language: Language, change: Change, reading: Partial<Reading> = {}) {
  const content = strong[language]();
  const { advice, cards = [] } = analyze({
    content: { ...content, ...change(content) },
    language,
    today,
    reading: { doubts: {}, looseLines: false, ...reading },
  });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id));
}
const says = (check: string, ...given: Parameters<typeof cardsOf>) =>
  cardsOf(...given).some(({ checkId }) => checkId === check);
const same: Change = () => ({});
const note =
  (...items: string[]): Change =>
  () => ({ custom: [{ id: 'x1', title: 'Other', items }] as unknown as ResumeContent['custom'] });
const written = (lines: string[], of: Record<string, number[]> = {}): Partial<Reading> => ({
  written: { lines, of, left: [], likely: {} },
});

describe('a count of years that the jobs have outgrown', () => {
  test.each<[Language, string, boolean]>([
    ['zh', '工作6年', true],
    ['zh', '工作5年', false],
    ['zh', '4年工作经验', true],
    ['zh', '工作8年', false],
    ['zh', '同一家店工作5年的师傅带我', false],
    ['en', 'EXPERIENCE (Total Exp. 4.2+ Years)', true],
    ['en', 'Total experience: 9.5 years', false],
    ['en', 'WORK EXPERIENCE (6 Years 2 Months)', true],
    ['en', 'Experience on the reach truck (2 years)', false],
    ['zh', '女 31岁 6 年工作经验 本科', true],
    ['zh', '工龄：6年', true],
    ['zh', '工龄：8年', false],
  ])('in %s: %s', (language, line, said) => expect(says('DAT-05', language, same, written([line]))).toBe(said));
});

test('what a board printed long ago is to be brought up to date', () => {
  const detail = (day: string) =>
    cardsOf('zh', note(`更新时间：${day}`)).find(({ checkId }) => checkId === 'PRI-05')?.detail.zh;
  expect(detail('2024-10-02')).toContain('25个月');
  expect(detail('2026-09-02')).not.toContain('上次更新');
});

test('the print of a board of Taiwan is how people apply there, and says how old it is', () => {
  const board = (day: string) =>
    note(`更新日期：${day}`, '希望職稱：木工', '希望待遇 面議', '可上班日 隨時', '總年資 9~10 年');
  const detail = (day: string) => cardsOf('zh', board(day)).find(({ checkId }) => checkId === 'PRI-05')?.detail.zh;
  expect(detail('2026/09/02')).toBeUndefined();
  expect(detail('2024/10/02')).toContain('已经过去25个月');
});

test.each([
  [['目前年收入：税前50万'], true],
  [['候选人推荐报告', '猎头评语', '目前年收入：税前50万'], false],
])('pay beside %s', (lines, said) => expect(says('PRI-04', 'zh', note(...lines))).toBe(said));

describe('what came of it', () => {
  const told =
    (line: string): Change =>
    (content) => ({
      work: content.work.map((job, at) => ({
        ...job,
        position: at === 0 ? 'Staff nurse' : job.position,
        content: at === 0 ? [line, 'Gave medicines to patients on the ward'] : [],
        achievements: [],
      })),
      projects: [],
    });
  const detail = (line: string) => {
    const content = strong.en();
    const document = readDocument({ content: { ...content, ...told(line)(content) }, language: 'en', today });
    return missingResult.run(document).spans.find(({ text }) => text === line)?.advice?.en ?? '';
  };
  test('is asked by what the line is about', () => {
    expect(detail('Admitted patients to the ward and took their history')).toContain('patients');
    expect(detail('Translated for Tagalog speaking families')).toBe('');
  });
});

describe('told with I', () => {
  const spoken = [
    'I left the shop after nine years and I have been busy since.',
    'I can come on any day that the club needs me.',
    'I did a course on the care of old roses.',
  ];
  const others = ['Roses for the town hall and two parks', 'Bulbs sold in the market hall on Saturdays'];
  const isTale = (...loose: string[]) =>
    firstPerson.run(
      readDocument({
        content: { ...emptyContent(), custom: [] },
        language: 'en',
        today,
        reading: { doubts: {}, looseLines: true, loose, ...written(loose) },
      }),
    ).ofWhole !== undefined;
  test('all through, and not in a paragraph beside a list', () => {
    expect(isTale(...spoken)).toBe(true);
    expect(isTale(...spoken, ...others.map((line) => `» ${line}`), '» Won a cup')).toBe(false);
  });
});

test.each([
  ['孩子上小学了，由老人接送。', true],
  ['离职后在家带孩子。', false],
])('a gap up to today beside %s', (introduction, said) =>
  expect(
    says('DAT-03', 'zh', ({ basics, work }) => ({
      basics: { ...basics, introduction },
      work: work.map((job, at) => (at === 0 ? { ...job, end: '2025-09' } : job)),
    })),
  ).toBe(said),
);

test.each([
  ['1994-05', '共青团员', true],
  ['2000-05', '共青团员', false],
  ['1994-05', '中共党员', false],
])('born %s, %s', (birth, politicalStatus, said) =>
  expect(says('PRI-03', 'zh', ({ basics }) => ({ basics: { ...basics, birth, politicalStatus } }))).toBe(said),
);

test.each([
  ['References available upon request', true],
  ['References: provided on request.', true],
  ['References available at the back of the catalogue', false],
])('a line outside all fields: %s', (line, said) =>
  expect(says('SEC-15', 'en', ({ references: _, ...rest }) => ({ ...rest, references: [] }), { loose: [line] })).toBe(
    said,
  ),
);

describe('time without an entry', () => {
  const stopped =
    (line: string): Change =>
    (content) => ({
      ...note(line)(content),
      work: content.work.map((job, at) => (at === 0 ? { ...job, end: '2025-09' } : job)),
    });
  test.each([
    ['2003—2006 自己开过修理铺', true],
    ['2025 年 10 月起自己做陶器', false],
    ['自己做陶器', false],
  ])('beside %s', (line, said) => expect(says('DAT-03', 'zh', stopped(line))).toBe(said));
  test.each([
    ['2011-06', true],
    ['', false],
  ])('and a school without a beginning, ended %s', (end, said) =>
    expect(
      says('DAT-03', 'en', ({ work, education }) => ({
        work: work.map((job, at) => (at === 0 ? { ...job, end: '2025-09' } : job)),
        education: education.map((school) => ({ ...school, start: '', end })),
      })),
    ).toBe(said),
  );
});

describe('papers in a table', () => {
  const table = (head: string, row: string): Partial<Reading> =>
    written([head, row], { 'certifications/c0/name': [1], 'certifications/c0/date': [1] });
  const paper: Change = () => ({
    certifications: [{ id: 'c0', name: '船员健康证', issuer: '', date: '2024-03' }],
  });
  const said = (head: string, row: string) =>
    cardsOf('zh', paper, table(head, row)).find(({ checkId }) => checkId === 'STY-12')?.detail.zh ?? '';
  const HEAD = '名称  编号  发证日期  有效期至  机关';
  test('have expired by the second of their dates', () => {
    expect(said(HEAD, '船员健康证  J55  2024-03-02  2026-03-01  琴岛医院')).toContain('已经过期');
    expect(said(HEAD, '船员健康证  J55  2024-03-02  2027-03-01  琴岛医院')).toBe('');
    expect(said('名称  编号  日期', '船员健康证  J55  2024-03-02')).toContain('只写了2024年');
  });
});

describe('years before each job', () => {
  const told: Change = ({ work }) => ({
    work: ['Weir Bros', 'Quay Museum', 'Own account'].map((company, at) => ({
      ...work[0]!,
      ...{ id: `w${at}`, company, position: '', start: `${1998 + 6 * at}`, end: `${2004 + 6 * at}` },
      content: ['. Yard and quay.'],
      achievements: [],
    })),
  });
  test.each([
    [['1998 – 2004  Weir Bros. Yard and quay.', '2004 – 2010  Quay Museum.', '2010 to present  Own account.'], false],
    [['I went to Weir Bros in 1998', 'and to the Quay Museum until 2010,', 'then on my own account.'], true],
  ])('%s', (lines, said) => expect(says('BRV-04', 'en', told, written(lines))).toBe(said));
});

test.each([
  ['搭建接口变更通知系统', true],
  ['整理接口变更说明和附图', false],
  ['登记测试环境的借用人', false],
])('what came of it is asked of a deed and of no chore: %s', (text, said) => {
  const content = strongChinese();
  const work = content.work.map((job) => ({ ...job, content: [text], achievements: [], metrics: [] }));
  const document = readDocument({ content: { ...content, work, projects: [] }, language: 'zh', today });
  const advice = missingResult.advice;
  expect(missingResult.saidOf!(document)({ path: 'work/w1/content/0', text, advice })).toBe(said);
});

describe('a last page', () => {
  const pages = (lines: number, to: number, ...read: string[]): Partial<Reading> => ({
    ...written(read),
    layout: {
      pages: 2,
      last: { lines, filled: lines / 50 },
      sections: { work: { from: 0.2, to: 0.6 }, custom: { from: 0.8, to } },
    },
  });
  test('holds the end of a line of the page before, or nothing', () => {
    expect(says('ATS-09', 'en', same, pages(0, 1.06))).toBe(true);
    expect(says('ATS-09', 'en', same, pages(0, 0.97))).toBe(false);
  });
  test('of a board of Taiwan is its own', () => {
    const board = ['希望職稱：木工', '希望待遇 面議', '可上班日 隨時', '總年資 9~10 年'];
    expect(says('ATS-09', 'zh', same, pages(6, 1.2))).toBe(true);
    expect(says('ATS-09', 'zh', same, pages(6, 1.2, ...board))).toBe(false);
  });
});

describe('a date of birth', () => {
  const born = (phone: string, ...posts: [string, string][]): Change => {
    const change: Change = ({ basics, work }) => ({
      basics: { ...basics, phone, address: 'Quay Road' },
      custom: note('D.O.B', '4/12/79')({} as ResumeContent).custom!,
      work: [
        ...work,
        ...posts.map(([position, end], at) => ({ ...work[0]!, id: `o${at}`, position, start: '1998', end })),
      ],
    });
    return change;
  };
  test.each<[string, Change, boolean]>([
    ['below a British mobile number', born('07700 900 118'), true],
    ['below another', born('0712 345 678'), false],
    ['of who was at sea once', born('07700 900 118', ['Deckhand', '2005']), true],
    ['of who was at sea lately', born('07700 900 118', ['Deckhand', '2024']), false],
  ])('%s', (_, change, said) => expect(says('PRI-02', 'en', change)).toBe(said));
});

test.each(['因订单减少，现在每周上三天班', '市场行情下滑，公司裁员 40 人'])(
  'bad news of the house is no strength: %s',
  (text) => {
    const content = strongChinese();
    const work = content.work.map((job, at) => ({
      ...job,
      content: at === 0 ? [text] : [],
      achievements: [],
      metrics: [],
    }));
    const { strengths } = analyze({ content: { ...content, work, projects: [] }, language: 'zh', today });
    expect(strengths.map((one) => one.text.zh).join()).not.toContain(text);
  },
);
