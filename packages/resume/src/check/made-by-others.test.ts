import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import type { Written } from '../document/whole/written.ts';
import { analyze } from '../score/analyze.ts';

type Change = (content: ResumeContent) => Partial<ResumeContent>;
type File = { lines?: string[]; of?: Written['of']; loose?: string[]; lastLines?: number };
const strong = { en: strongEnglish, zh: strongChinese };

/** The checks with a card, of a file with its lines and, where `lastLines` says so, a second page with that many. */
function saidOf(language: Language, change: Change, { lines = [], of = {}, loose = [], lastLines }: File = {}) {
  const content = strong[language]();
  const layout = { pages: 2, last: { lines: lastLines ?? 0, filled: 0.1 }, sections: {} };
  const written = { lines, of, left: [], likely: {} };
  const reading = { doubts: {}, looseLines: false, dates: {}, loose, written, ...(lastLines && { layout }) };
  const { advice, cards = [] } = analyze({ content: { ...content, ...change(content) }, language, today, reading });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId }) => checkId);
}

const same: Change = () => ({});
const rest: File = { lastLines: 4 };
const sheet = (...lines: string[]): File => ({ lines, lastLines: 4 });
const papers =
  (...items: [name: string, date?: string][]): Change =>
  () => ({ certifications: items.map(([name, date = ''], at) => ({ id: `c${at}`, name, issuer: '', date })) });
/** The lines of a table, each row a paper, below its head. */
const table = (...lines: string[]): File => ({
  lines,
  of: Object.fromEntries(lines.slice(1).map((_, at) => [`certifications/c${at}/name`, [at + 1]])),
});
const printed = (...lines: string[]): File => ({ lines, of: { 'certifications/c0/name': [0] } });
const told =
  (...points: string[]): Change =>
  ({ work }) => ({
    projects: [],
    work: work.map((job, at) => ({ ...job, content: at === 0 ? points : job.content, achievements: [] })),
  });
const kept =
  (position: string, ...points: string[]): Change =>
  ({ work, intention }) => ({
    projects: [],
    intention: { ...intention, position },
    work: work.map((job) => ({ ...job, position, content: points, achievements: [] })),
  });
const form: Change = () => ({
  custom: [
    { id: 'x1', title: '其他', items: ['报名登记表', '贴照片处', '填表日期：2026 年 3 月 8 日'] },
  ] as unknown as ResumeContent['custom'],
});
const referee =
  (point: string): Change =>
  (content) => ({
    ...told(point)(content),
    references: [
      { id: 'r1', name: '周师傅', relation: '店主', organization: '麦香', phone: '13900139000', email: '' },
    ] as unknown as ResumeContent['references'],
  });
const school =
  (degree: string): Change =>
  ({ education }) => ({
    education: [
      { ...education[0]!, id: 'e1', school: '香港東灣學院', degree, major: '物業', start: '2013', end: '2015' },
      { ...education[0]!, id: 'e2', school: '沙田中學', degree: '香港中學會考', major: '', start: '', end: '2009' },
    ],
  });
/** School below a college, with a degree of it or a year of one. */
const college =
  (degree: string, major: string): Change =>
  ({ education }) => ({
    education: [
      { ...education[0]!, id: 'e1', school: 'Visayas State College', degree, major, start: '2008', end: '2010' },
      {
        ...education[0]!,
        id: 'e2',
        school: 'Carcar National High School',
        degree: '',
        major: '',
        start: '2004',
        end: '2008',
      },
    ],
  });
const HIGH_SCHOOL: File = { lines: ['Carcar National High School'], of: { 'education/e2/school': [0] } };
const SCHOOL: File = { lines: ['沙田中學'], of: { 'education/e2/school': [0] } };
const prized: Change = ({ education }) => ({
  education: education.map((item) => ({ ...item, degree: '本科', start: '2010-09', end: '2014-06' })),
  awards: [
    { id: 'a1', name: '校级二等奖学金', issuer: '', date: '2012', description: '' },
    { id: 'a2', name: '优秀毕业生', issuer: '', date: '', description: '' },
  ] as unknown as ResumeContent['awards'],
});
const apart: File = {
  lines: ['校级二等奖学金（2012）', '优秀毕业生'],
  of: { 'awards/a1/name': [0], 'awards/a2/name': [1] },
};
const inOneLine: File = {
  lines: ['校级二等奖学金（2012）、优秀毕业生'],
  of: { 'awards/a1/name': [0], 'awards/a2/name': [0] },
};
const DURATIONS = ['2 years 4 months', '3 years', '11 months'];

test.each<[Language, string, Change, boolean, File?]>([
  // pages that somebody else set have no margins to narrow
  ['en', 'ATS-09', same, true, rest],
  ['en', 'ATS-09', same, false, sheet('Your consultant: Dana Whitlock', 'Role put forward for  Planner')],
  ['zh', 'ATS-09', same, false, sheet('候选人推荐报告', '委托客户  某物流企业')],
  ['zh', 'ATS-09', same, true, sheet('推荐人可提供', '委托开发项目 3 个')],
  ['en', 'ATS-09', same, false, { lines: ['Top Skills'], loose: DURATIONS, lastLines: 2 }],
  ['en', 'SEC-15', same, true, { lines: ['Top Skills'], loose: DURATIONS }],
  ['en', 'SEC-15', same, true, sheet('Candidate profile', 'Consultant’s comments')],
  ['en', 'SEC-15', same, false, sheet('Candidate profile', 'Comments on request')],
  ['zh', 'SEC-15', same, true, sheet('三、顾问评语', '推荐职位  厂务经理')],
  ['zh', 'SEC-15', same, false, sheet('担任顾问 3 年', '推荐职位调整方案')],
  // the last column of a table says until when its papers hold
  ['en', 'STY-12', papers(['Rigger card', '2026-05']), true, table('Ticket  Expires', 'Rigger card  05/2026')],
  ['en', 'STY-12', papers(['Rigger card', '2026-05']), false, table('Ticket  Passed', 'Rigger card  05/2026')],
  ['en', 'STY-12', papers(['Rigger card', '2027-05']), false, table('Ticket  Expires', 'Rigger card  05/2027')],
  ['zh', 'STY-12', papers(['吊装证', '2025-06']), true, table('证书  有效期至', '吊装证  2025.06')],
  ['zh', 'STY-12', papers(['吊装证', '2025-06']), false, table('证书  取得时间', '吊装证  2025.06')],
  [
    'en',
    'STY-12',
    papers(['Payroll Practitioner', '2019-10']),
    true,
    printed('Payroll Practitioner', 'Issued Date Expiration Date', '10/2019', '10/2024'),
  ],
  [
    'en',
    'STY-12',
    papers(['Payroll Practitioner', '2019-10']),
    false,
    printed('Payroll Practitioner', 'Issued Date Expiration Date', '10/2019', '10/2028'),
  ],
  ['zh', 'STY-13', form, true],
  // who keeps no accounts writes 帐 as many do
  ['zh', 'STY-06', kept('出纳', '每月与供应商对帐 40 家，差异为 0'), true],
  ['zh', 'STY-06', kept('仓库管理员', '每月与供应商对帐 40 家，差异为 0'), false],
  ['zh', 'PRI-04', referee('每天烤 900 个面包'), true],
  ['zh', 'PRI-04', referee('每天烤 900 個麵包，帶 3 個學徒，營業額漲兩成'), false],
  ['zh', 'SEC-12', school('學士'), true, SCHOOL],
  ['zh', 'SEC-12', school('副學士'), false, SCHOOL],
  ['en', 'SEC-12', college('BSc', 'Tourism'), true, HIGH_SCHOOL],
  ['en', 'SEC-12', college('BSc', 'Tourism (2nd year undergraduate)'), false, HIGH_SCHOOL],
  ['zh', 'SEC-12', prized, true, apart],
  ['zh', 'SEC-12', prized, false, inOneLine],
])('%s %s: case %#', (language, id, change, isSaid, file) => {
  const said = saidOf(language, change, file);
  if (isSaid) expect(said).toContain(id);
  else expect(said).not.toContain(id);
});
