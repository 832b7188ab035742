import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import type { Reading } from '../content/inputs.ts';
import { analyze } from '../score/analyze.ts';

type Change = (content: ResumeContent) => Partial<ResumeContent>;
const strong = { en: strongEnglish, zh: strongChinese };
const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/** What stands on cards, with what is proposed. */
function cardsOf(language: Language, change: Change, reading?: Reading) {
  const content = strong[language]();
  const changed = { ...content, ...change(content) };
  const { advice, cards = [] } = analyze({ content: changed, language, today, ...(reading && { reading }) });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id));
}
const says = (check: string, language: Language, change: Change, reading?: Reading): boolean =>
  cardsOf(language, change, reading).some(({ checkId }) => checkId === check);

const points =
  (...content: string[]): Change =>
  ({ work }) => ({
    projects: [],
    work: work.map((job, at) => (at === 0 ? { ...job, content, achievements: [], metrics: [] } : job)),
  });
const further =
  (line: string): Change =>
  ({ work }) => ({ work: work.map((job, at) => (at === 0 ? { ...job, content: [...job.content, line] } : job)) });
const note =
  (title: string, ...items: string[]): Change =>
  () => ({ custom: [{ id: 'x1', title, items }] as unknown as ResumeContent['custom'] });
const held =
  (position: string, ...items: string[]): Change =>
  (content) => ({
    ...note('Personal', ...items)(content),
    work: content.work.map((job) => ({ ...job, position })),
  });
const about =
  (introduction: string): Change =>
  ({ basics }) => ({ basics: { ...basics, introduction } });
const both =
  (...changes: Change[]): Change =>
  (content) =>
    Object.assign({}, ...changes.map((change) => change(content)));

describe('papers that somebody is hired by', () => {
  const atFoot: Reading = {
    doubts: {},
    looseLines: false,
    layout: {
      pages: 2,
      last: { lines: 30, filled: 0.9 },
      sections: { work: { from: 0.3, to: 1.4 }, certifications: { from: 1.6, to: 1.8 } },
    },
  };
  const papers =
    (position: string, ...names: string[]): Change =>
    (content) => ({
      work: content.work.map((job) => ({ ...job, position })),
      skills: [],
      certifications: names.map((name, at) => ({ id: `p${at}`, name, issuer: '', date: '2026-03' })),
    });
  test.each([
    ['Lorry driver', 'Category C+E driving licence', true],
    ['Staff nurse', 'NMC registration', true],
    ['Paramedic', 'HCPC registration', true],
    ['电焊工', '特种作业操作证（焊接）', true],
    ['Staff nurse', 'Heavy rigid licence', false],
    ['Paramedic', 'Class C1 licence', false],
    ['Electrician', 'Motorcycle licence', false],
    ['Support worker', 'Minibus licence (MiDAS)', false],
    ['电焊工', '摩托车驾驶证', false],
    ['Paramedic educator', 'HCPC registration', false],
    ['Nurse manager', 'NMC registration', false],
    ['Welder and welding instructor', 'CSWIP 3.0', false],
  ])('%s with %s', (position, paper, said) =>
    expect(says('SEC-24', languageOf(position), papers(position, paper), atFoot)).toBe(said),
  );
});

describe('personal data', () => {
  test.each([
    ['Saturation diver', 'Nationality: Belgian', false],
    ['Chief mate', 'Nationality: Danish', false],
    ['Cabin crew', 'Height: 171 cm', false],
    ['Helicopter pilot, commercial pilot', 'Nationality: Swiss', false],
    ['Water engineer, UNICEF', 'Nationality: Italian', false],
    ['Bricklayer', 'Nationality: Danish', true],
    ['Florist', 'Height: 171 cm', true],
    ['Chief mate', 'Marital status: single', true],
    ['水手长', '身高：175cm', false],
    ['空乘', '身高：170cm', false],
    ['保安队员', '身高：181cm', false],
    ['会计', '身高：175cm', true],
  ])('%s: %s', (position, line, said) => expect(says('PRI-02', languageOf(position), held(position, line))).toBe(said));

  test.each([
    ['Right to work: settled status', false],
    ['STCW basic safety, valid to 2028', false],
    ['Volunteer at the lifeboat station', true],
  ])('a nationality beside %s', (line, said) =>
    expect(says('PRI-02', 'en', held('Joiner', 'Nationality: Danish', line))).toBe(said),
  );

  test.each([
    ['+44 7911 123456', 'Nationality: British', false],
    ['+353 87 555 0123', 'Nationality: Irish', false],
    ['+44 7911 123456', 'Nationality: Danish', true],
  ])('of %s, %s', (phone, line, said) =>
    expect(
      says(
        'PRI-02',
        'en',
        both(note('Personal', line), ({ basics }) => ({ basics: { ...basics, phone } })),
      ),
    ).toBe(said),
  );
});

describe('duties and what came of them', () => {
  test.each([
    ['Responsible for the dossier, accepted by the agency in March', false],
    ['Responsible for the second edition (published by a house in Leipzig)', false],
    ['Responsible for the reading app; live in both stores since June', false],
    ['Responsible for the licence: granted without findings', false],
    ['Responsible for safeguarding (designated lead)', false],
    ['Responsible for the parish archive', true],
    ['负责夹具设计，获实用新型专利', false],
    ['负责田野调查；论文在审', false],
    ['负责合唱团排练，连续两年市一等奖', false],
    ['负责分店筹备，10月开业', false],
    ['负责班级晨检，每天记录体温', false],
    ['负责古籍库房的管理工作', true],
  ])('%s', (line, said) =>
    expect(says('IMP-04', languageOf(line), points(line, languageOf(line) === 'zh' ? '接待读者' : 'Led tours'))).toBe(
      said,
    ),
  );

  test.each([
    ['配合测绘队做断面测量', false],
    ['协助老师批改试卷', false],
    ['参与新品研发', true],
  ])('whose part shows in %s', (line, said) => expect(says('IMP-05', 'zh', points(line, '整理图纸'))).toBe(said));

  test('a proposed wording asks how much, and says of nothing that it rose', () => {
    const lines = [
      'Responsible for ordering bread',
      'Responsible for booking coaches',
      'Responsible for cleaning tanks',
    ];
    const proposed = lines.flatMap((line) => cardsOf('en', points(line, 'Led tours')).map(({ rewrite }) => rewrite));
    expect(proposed.filter((one) => one !== null).length).toBeGreaterThan(1);
    for (const one of proposed) expect(one ?? '').not.toMatch(/\b(?:raising|cutting|improving)\b/);
  });

  test.each([
    ['完成上级交办的其他任务', '放在哪个岗位都成立'],
    ['Other duties as assigned', 'may stand below any post'],
  ])('%s is better left out', (line, advice) =>
    expect(
      cardsOf(languageOf(line), further(line)).find(({ checkId }) => checkId === 'IMP-16')?.detail[languageOf(line)],
    ).toContain(advice),
  );
});

describe('parts of one entry, tables and labels', () => {
  const after =
    (end: string, company: string): Change =>
    ({ work }) => ({
      work: [
        work[0]!,
        {
          ...work[1]!,
          id: 'part',
          company: 'Harbour Board',
          position: 'Buyer',
          start: '2021-01',
          end: '2023-06',
          content: [],
        },
        { ...work[1]!, id: 'told', company, position: 'Senior buyer', start: '2021-01', end, content: ['Bought rope'] },
      ].map((job) => ({ ...job, achievements: [], metrics: [] })),
    });
  test.each([
    ['2022-05', 'of which', false],
    ['2023-06', 'Quay Services', false],
    ['2020-12', 'Harbour Board Ltd', false],
  ])('a post with another that ends %s at %s', (end, company, said) =>
    expect(says('IMP-12', 'en', after(end, company))).toBe(said),
  );

  test.each([
    ['本人分工：撰写', '我的角色：主编', '本人职责：校对', false],
    ['我带队巡山', '我写日志', '我修步道', true],
    ['My role: drummer', 'My part: bookings', 'Led tours', false],
    ['I led the band', 'I wrote the songs', 'Led tours', true],
    ['I led the band', 'Wrote the songs', 'Led tours', false],
  ])('%s, %s, %s', (one, two, three, said) =>
    expect(says('STY-01', languageOf(one), points(one, two, three))).toBe(said),
  );
});

describe('a summary without figures', () => {
  const AIM = 'To work in a reputed dyehouse where I can use my skills and grow.';
  test.each([
    ['alone', note('Languages', 'Tamil'), true],
    ['beside a synopsis', note('Professional synopsis', 'Ran jigs and jets for export cottons'), false],
    ['beside figures', note('At a glance', '£210k turnover', '40 t a day'), false],
    ['beside a point with a share', note('Other', 'Cut reshades from 9% to 3% on reactive reds'), false],
  ])('%s', (_, change, said) => expect(says('SEC-20', 'en', both(about(AIM), change))).toBe(said));
});

describe('what schools give', () => {
  const school =
    (degree: string, name: string, left: number): Change =>
    ({ education }) => ({
      education: [
        { ...education[0]!, start: String(left), end: String(left + 3) },
        {
          ...education[0]!,
          id: 'school',
          school: name,
          degree,
          major: '',
          start: '',
          end: String(left),
          description: '',
        },
      ],
    });
  test.each([
    ['GCSEs', 'Thornfield Academy', 2022, false],
    ['A-levels', 'Eastmere Sixth Form College', 2022, false],
    ['Highers', 'Kirkbrae Academy', 2021, false],
    ['GCSEs', 'Thornfield Academy', 2001, true],
  ])('%s at %s, left in %d', (degree, name, left, said) =>
    expect(says('SEC-12', 'en', school(degree, name, left))).toBe(said),
  );
  test('a school certificate has no field', () =>
    expect(says('SEC-07', 'en', school('Leaving Cert', 'Kilbrin Community School', 2001))).toBe(false));
});

describe('lines that nobody needs, and numbers that nobody can ring', () => {
  test.each([
    ['以上情况属实，如有虚假愿承担责任。', true],
    ['以上内容真实有效', true],
    ['以上均为本人独立完成', false],
    ['Character references available on request', true],
    ['Reference tables provided by the mint', false],
  ])('%s', (line, said) => expect(says('SEC-15', languageOf(line), note('其他', line))).toBe(said));
  test.each(['Checked references provided by tenants', '起草公告，保证披露内容真实、准确'])(
    'and not what was done at work: %s',
    (line) => expect(says('SEC-15', languageOf(line), further(line))).toBe(false),
  );
  test.each([
    ['离职原因：业务线裁撤', true],
    ['统计离职原因：薪酬、通勤、管理三类', false],
    ['建立离职原因 台账', false],
  ])('%s', (line, said) => expect(says('STY-12', 'zh', further(line))).toBe(said));

  test.each([
    ['+44 7911 555 0123', true],
    ['+1 416 555 01993', true],
    ['+44 (0)7911 555012', false],
    ['+44 7911 555012 / +44 20 7946 0018', false],
    ['+86 138 5550 1234', false],
  ])('%s', (phone, said) =>
    expect(says('SEC-03', 'en', ({ basics }) => ({ basics: { ...basics, phone } }))).toBe(said),
  );
});

describe('posts side by side', () => {
  const wish = (posts: string) => note('求职意向', `期望职位：${posts}`);
  test.each([
    ['施工员、技术员、项目经理', true],
    ['工艺工程师、设备工程师、生产主管', false],
    ['会计、税务专员、财务主管', false],
  ])('%s', (posts, said) => expect(says('SEC-13', 'zh', wish(posts))).toBe(said));
  test.each([
    ['行政、人事、运营、销售', true],
    ['网络工程师、系统工程师、运维工程师、信息安全工程师', false],
    ['Stage Manager | Tour Manager | Event Manager | Producer', false],
  ])('aimed at: %s', (position, said) =>
    expect(says('SEC-13', languageOf(position), ({ intention }) => ({ intention: { ...intention, position } }))).toBe(
      said,
    ),
  );
});

test.each([
  ['抗压能力强：夜班一人守 12 张床，三年零投诉。', false],
  ['抗压能力强，做事认真。', true],
])('a trait that heads what shows it is none of everybody: %s', (text, said) =>
  expect(says('STY-04', 'zh', about(text))).toBe(said),
);
