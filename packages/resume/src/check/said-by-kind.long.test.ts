import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import type { Reading } from '../content/inputs.ts';
import { analyze } from '../score/analyze.ts';

const strong = { en: strongEnglish, zh: strongChinese };
type Change = (content: ResumeContent) => Partial<ResumeContent>;

/** Ids of the checks that stand on cards. */
function saidOf(language: Language, change: Change, reading?: Reading): string[] {
  const content = strong[language]();
  const { advice, cards = [] } = analyze({
    content: { ...content, ...change(content) },
    language,
    today,
    ...(reading && { reading }),
  });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId }) => checkId);
}
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const languageOf = (text: string): Language => (isChinese(text) ? 'zh' : 'en');
const note =
  (...items: string[]): Change =>
  () => ({ custom: [{ id: 'x1', title: 'Other', items }] as unknown as ResumeContent['custom'] });
const profile =
  (text: string): Change =>
  ({ basics }) => ({ basics: { ...basics, introduction: `${basics.introduction}\n${text}` } });
const says = (check: string, text: string, change: (text: string) => Change) =>
  saidOf(languageOf(text), change(text)).includes(check);

describe('words of a template', () => {
  test.each([
    'Lorem ipsum dolor sit amet',
    'Consectetuer adipiscing elit',
    'Twitter/Blog/Portfolio',
    'It’s okay to brag about the cups you have won',
    'Click here to add text',
    'Enter your job title here',
    'linkedin.com/in/yourname',
    'ORCID 0000-0000-0000-0000',
    '替换照片',
    '工作职责：未填写',
    '点击此处添加文字',
  ])('are told from one’s own: %s', (text) => expect(says('STY-13', text, note)).toBe(true));

  test.each([
    'Wrote the email template of the choir',
    'Portfolio: clay.example/works',
    'Blog on beekeeping, 40 posts',
    'linkedin.com/in/yourkova-ana',
    'ORCID 0000-0002-7719-4530',
    'Taught 12 actors to click with an audience',
    'Entered job titles into the register of guilds',
    '给客户更换照片墙相框 40 幅',
    '设计简历模板 12 套',
    '问卷未填写的 32 户逐一回访',
    '教老人点击手机屏幕',
  ])('and these are: %s', (text) => expect(says('STY-13', text, note)).toBe(false));
});

describe('what somebody is bad at, can’t lift, or why a job ended', () => {
  test.each([
    '不足之处是法语一般，脾气有点急。',
    '我的短板是不会开车。',
    '会修钟表，不擅长机械表调校。',
    '性格安静，不太会写公文',
    'My weak points are paperwork and maths.',
    'I am not very good at public speaking.',
    'No heavy lifting over 30 lbs please.',
    'Part-time only since my hip operation.',
    '上家旅行社裁撤了门店，所以离职。',
    '（公司架构调整）',
  ])('is said against oneself: %s', (text) => expect(says('STY-12', text, profile)).toBe(true));

  test.each([
    '擅长钟表机芯清洗和走时调校。',
    '帮助不擅长用手机的住户办理预约。',
    '教不太会拼音的学员读谱。',
    '不擅长喝酒。',
    '补齐窑炉车间的短板，能耗降 12%。',
    '发现不足之处及时整改。',
    'Good at public speaking in two languages.',
    'Trained riders who are not good at trotting.',
    'Forklift and heavy lifting gear licences.',
    'No heavy lifting incidents in nine years.',
    'Tuned every organ of the county since the accident unit moved.',
    '因材施教，所以学员稳定。',
  ])('and this is not: %s', (text) => expect(says('STY-12', text, profile)).toBe(false));
});

describe('what somebody earns today', () => {
  test.each([
    ['目前年收入：9.5 万元'],
    ['政治面貌：群众 目前年收入：11 万元'],
    ['目前月收入 6500 元'],
    ['目前年收入', '12 万元（含奖金）'],
    ['目前月薪', '7000元'],
    ['目前年薪：', '18万'],
  ])('weakens a hand: %s %s', (...items) => expect(saidOf('zh', note(...items))).toContain('PRI-04'));

  test.each([
    ['合作社目前年收入 300 万元'],
    ['民宿目前月收入 8 万元，入住率 82%'],
    ['目前年龄', '32 岁'],
    ['目前状态', '在职，30 天内到岗'],
    ['目前年收入', '保密'],
    ['目前城市：绍兴', '3 年茶艺经验'],
    ['年收入目标完成 108%'],
    ['目前年产量：4000 坛'],
    ['当前年级：大三'],
    ['目前收入来源为演出，20 场'],
  ])('and this is none: %s %s', (...items) => expect(saidOf('zh', note(...items))).not.toContain('PRI-04'));
});

describe('school before the jobs', () => {
  const where = (sections: Record<string, [number, number]>): Reading => ({
    doubts: {},
    looseLines: false,
    layout: {
      pages: 1,
      last: { lines: 40, filled: 0.9 },
      sections: Object.fromEntries(Object.entries(sections).map(([name, [from, to]]) => [name, { from, to }])),
    },
  });
  const first = where({ education: [0.15, 0.25], work: [0.3, 0.7], skills: [0.75, 0.8] });
  /** Two posts since a year, and a degree that ended in another. */
  const career =
    (position: string, since: number, finished: number, degree = 'Diploma'): Change =>
    ({ work, education }) => ({
      work: work.slice(0, 2).map((job, at) => ({
        ...job,
        company: at === 0 ? 'Harrow Panes' : 'Dunmore Glass',
        position,
        start: at === 0 ? `${since + 3}-02` : `${since}-02`,
        end: at === 0 ? null : `${since + 2}-12`,
      })),
      education: education.slice(0, 1).map((school) => ({ ...school, degree, start: '', end: `${finished}-06` })),
    });
  const is = (language: Language, change: Change, reading = first) =>
    saidOf(language, change, reading).includes('SEC-30');

  test.each([
    ['en', 'Glazier'],
    ['en', 'Hotel receptionist'],
    ['en', 'Dispatcher'],
    ['zh', '玻璃安装工'],
    ['zh', '外贸跟单员'],
    ['zh', '酒店前厅经理'],
  ] as const)('is said of whoever has worked for long: %s %s', (language, title) =>
    expect(is(language, career(title, 2012, 2010))).toBe(true),
  );

  test.each<[string, Change, Reading?]>([
    ['who began lately', career('Glazier', 2020, 2019)],
    ['a new degree', career('Glazier', 2012, 2024)],
    ['a teacher', career('Primary teacher', 2010, 2009)],
    ['a physician', career('Consultant physician', 2008, 2005)],
    ['a lawyer', career('Solicitor', 2010, 2008)],
    ['a doctorate', career('Process engineer', 2012, 2010, 'PhD')],
    ['a public servant', career('Executive officer', 2010, 2008)],
    ['a trade of papers', career('Pipe welder', 2010, 2008)],
    [
      'a life from its beginning',
      (content) => ({
        ...career('Glazier', 2012, 2010)(content),
        work: career('Glazier', 2012, 2010)(content).work!.toReversed(),
      }),
    ],
    ['jobs first', career('Glazier', 2012, 2010), where({ work: [0.2, 0.6], education: [0.65, 0.7] })],
    [
      'a column beside',
      career('Glazier', 2012, 2010),
      where({ education: [0.15, 0.25], work: [0.3, 0.7], skills: [0.3, 0.5] }),
    ],
    ['school beside the work', career('Glazier', 2012, 2010), where({ education: [0.2, 0.5], work: [0.25, 0.7] })],
    [
      'years of which half were no work',
      (content) => ({
        ...career('Glazier', 2012, 2010)(content),
        work: career(
          'Glazier',
          2012,
          2010,
        )(content).work!.map((job, at) => (at === 0 ? { ...job, start: '2023-02' } : job)),
      }),
    ],
    [
      'what a board of Taiwan printed',
      career('Glazier', 2012, 2010),
      {
        ...first,
        written: { lines: ['希望職稱：木工', '希望待遇', '可上班日', '總年資 9~10 年'], of: {}, left: [], likely: {} },
      },
    ],
    ['one post', (content) => ({ ...career('Glazier', 2012, 2010)(content), work: content.work.slice(0, 1) })],
    ['what was typed here', career('Glazier', 2012, 2010), { doubts: {}, looseLines: false }],
  ])('and not of %s', (_, change, reading) => expect(is('en', change, reading)).toBe(false));
});

describe('lists that are read at a glance, and duties beside outcomes', () => {
  const prizes =
    (years: number[]): Change =>
    () => ({
      awards: years.map((year, at) => ({
        id: `a${at}`,
        name: `Guild cup ${at}`,
        issuer: '',
        date: `${year}-05`,
        description: '',
      })),
    });
  test.each([
    [[2018, 2019, 2020, 2021, 2023], true],
    [[2019, 2021, 2023], false],
    [[2023, 2022, 2021, 2020, 2018], false],
  ])('awards of %s', (years, said) => expect(saidOf('en', prizes(years)).includes('SEC-25')).toBe(said));

  const post =
    (...content: string[]): Change =>
    ({ work }) => ({
      projects: [],
      work: work.map((job, at) => (at === 0 ? { ...job, content, achievements: [] } : job)),
    });
  test.each([
    [['负责古籍库房的管理工作', '整理拓片', '接待读者'], true],
    [['负责古籍库房的管理工作', '修复拓片 320 张，破损率由 12% 降到 3%', '接待读者'], true],
    [['负责古籍库房的管理工作', '修复拓片 320 张', '破损率由 12% 降到 3%', '办展 4 次'], false],
  ])('负责 in %s', (points, said) => expect(saidOf('zh', post(...points)).includes('IMP-04')).toBe(said));

  const about =
    (introduction: string): Change =>
    ({ basics }) => ({ basics: { ...basics, introduction } });
  test.each([
    ['能吃苦，责任心强，会修钟表，跑过三省展会。', true],
    ['会修钟表，能吃苦。', true],
    ['会修座钟和怀表，跑过三省展会，能吃苦，带过两个徒弟。', false],
  ])('stock phrases in %s', (text, said) => expect(saidOf('zh', about(text)).includes('STY-04')).toBe(said));

  const graded =
    (...items: string[]): Change =>
    () => ({ skills: [{ id: 's1', category: '', items }] });
  test.each([
    [['篆刻 精通', '装裱 熟练', '拓印 一般'], true],
    [['篆刻 精通', '装裱 熟练', '拓印 熟练'], false],
  ])('grades %s', (items, said) => expect(saidOf('zh', graded(...items)).includes('SEC-26')).toBe(said));
});
