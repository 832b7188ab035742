import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import type { Written } from '../document/whole/written.ts';
import { analyze } from '../score/analyze.ts';
import { sentenceAt } from './style/sentence-at.ts';

type Change = (content: ResumeContent) => Partial<ResumeContent>;
/** What a file says beside its content: its lines, from which of them values were taken, the words behind dates. */
type File = { lines?: string[]; of?: Written['of']; dates?: Record<string, string> };
const strong = { en: strongEnglish, zh: strongChinese };

/** The checks with a card. */
function saidOf(language: Language, change: Change, { lines = [], of = {}, dates = {} }: File = {}): string[] {
  const content = strong[language]();
  const written = { lines, of, left: [], likely: {} };
  const reading = { doubts: {}, looseLines: false, dates, written };
  const { advice, cards = [] } = analyze({ content: { ...content, ...change(content) }, language, today, reading });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId }) => checkId);
}

const note =
  (...items: string[]): Change =>
  () => ({ custom: [{ id: 'x1', title: 'Other', items }] as unknown as ResumeContent['custom'] });
const same: Change = () => ({});
const about =
  (introduction: string): Change =>
  ({ basics }) => ({ basics: { ...basics, introduction } });
const wanted =
  (position: string): Change =>
  ({ intention }) => ({ intention: { ...intention, position } });
const mail =
  (email: string): Change =>
  ({ basics }) => ({ basics: { ...basics, email } });
const post =
  (position: string): Change =>
  ({ work }) => ({ work: work.map((job, at) => (at === 0 ? { ...job, position } : job)) });
const papers =
  (...names: [name: string, date?: string][]): Change =>
  () => ({ certifications: names.map(([name, date = ''], at) => ({ id: `c${at}`, name, issuer: '', date })) });
const told =
  (...points: string[]): Change =>
  ({ work }) => ({
    projects: [],
    work: work.map((job, at) => ({ ...job, content: at === 0 ? points : job.content, achievements: [] })),
  });
const began = (words: string): File => ({ dates: { 'work/w1/start': words } });
const skilled =
  (items: string): Change =>
  () => ({ skills: [{ id: 's1', category: '', items: items.split(', ') }] });
const degree =
  (end: string): Change =>
  ({ education }) => ({ education: [{ ...education[0]!, id: 'e1', end }] });
const headed = (line: string): File => ({ lines: [line], of: { 'education/e1/end': [0], 'education/e1/school': [0] } });
const listed = (...lines: string[]): File => ({
  lines,
  of: { 'certifications/c0/name': [0], 'work/w1/company': [lines.length] },
});
const summary = { 'basics/introduction': [1], 'work/w1/company': [0] };
const TRAITS = '性格外向，执行力强，能吃苦耐劳，善于沟通，服从公司的安排。';
/** Three jobs of one trade, the oldest without a word. */
const silentJob =
  (position: string): Change =>
  ({ work }) => ({
    custom: [],
    work: [
      ...work.map((job) => ({ ...job, position: 'Warehouse supervisor' })),
      {
        ...work[0]!,
        id: 'w9',
        company: 'Harbour Goods',
        position,
        start: '2015-01',
        end: '2016-12',
        content: [],
        achievements: [],
        metrics: [],
      },
    ],
  });

test.each<[Language, string, Change, boolean, File?]>([
  ['zh', 'PRI-05', note('前程无忧 51job.com'), true],
  ['zh', 'PRI-05', note('由脉脉APP导出 · 成就职业梦想'), true],
  ['zh', 'PRI-05', note('勿推荐企业：青川物流有限公司'), true],
  ['zh', 'PRI-05', note('本简历由求职者授权下载，仅供招聘使用'), true],
  ['zh', 'PRI-05', note('7c1d90aa52e3f4b61HV-3tW6E1pRw4u9U_yYWOKgnPLSPRFh~~'), true],
  ['zh', 'PRI-05', note('在智联招聘和猎聘上发布岗位 40 个'), false],
  ['zh', 'PRI-05', note('向供应商推荐企业版软件'), false],
  ['en', 'PRI-05', note('Indeed Assessments provides skills tests that are not indicative of a license'), true],
  ['en', 'PRI-05', note('Ran the assessments of 12 apprentices'), false],
  ['en', 'PRI-05', note('Repository: northgate-stock-forecast-2024'), false],
  ['zh', 'STY-13', note('（贴照片处）'), true],
  ['zh', 'STY-13', note('一寸照'), true],
  ['zh', 'STY-13', note('照片后期处理'), false],
  ['en', 'STY-13', note('2x2 photo'), true],
  ['en', 'STY-13', note('Photography'), false],
  ['zh', 'STY-13', note('本人保证以上属实。签名：　日期：'), true],
  ['zh', 'STY-13', note('本人保证以上属实。签名：李青　日期：2026年3月'), false],
  ['en', 'STY-13', note('Place: Hubli Date: / /2026'), true],
  ['en', 'STY-13', note('Date: 3/4/2026'), false],
  ['zh', 'DAT-02', same, true, began('2012,3-2015.1')],
  ['zh', 'DAT-02', same, true, began('2012.3—2015，11')],
  ['zh', 'DAT-02', same, false, began('2012.3-2015.1')],
  ['zh', 'DAT-02', told('2015 年 5 月至 20017 年 2 月管理仓库 3 处'), true],
  ['zh', 'DAT-02', told('2021,2022 年各盘点 3 次'), false],
  ['en', 'DAT-02', same, true, began('Septmeber 2021 - Present')],
  ['en', 'DAT-02', same, true, began('Febuary 2021')],
  ['en', 'DAT-02', same, false, began('September 2021')],
  ['en', 'DAT-02', same, false, began('Septembre 2021')],
  ['en', 'DAT-02', same, false, began('Januar 2021')],
  ['en', 'DAT-02', told('Packed 20000-25000 orders, audited to ISO/IEC 20000-1, Augusta 2019'), false],
  ['en', 'PRI-06', mail('tomas_x2k@indeedemail.com'), true],
  ['en', 'PRI-06', mail('tomas@relayworks.example.com'), false],
  ['en', 'STY-06', post('Sales Assitant'), true],
  ['en', 'STY-06', post('Sales Assistant'), false],
  ['en', 'PRI-05', note('Powered by Django'), false],
  ['en', 'SEC-16', skilled('Weeding, Moved 40%  of the budget'), false],
  ['en', 'SEC-16', skilled('Photoshop 40%, Excel 90%'), true],
  ['zh', 'SEC-16', skilled('首屏由 3.2s 优化到 1.1s, 占比 27% 的页面改写, 插件市场'), false],
  ['zh', 'SEC-16', skilled('质检合格率 99%, 点焊'), false],
  ['zh', 'SEC-16', skilled('速写 70%, 建模 85%'), true],
  ['en', 'SEC-16', skilled('Sketching 70% Modelling 85%'), true],
  ['en', 'STY-06', post('Vossmann Assistant'), false],
  ['en', 'STY-12', papers(['First Aid at Work', '2025-11']), true, listed('First Aid at Work (exp. 11/2025)')],
  ['en', 'STY-12', papers(['First Aid at Work', '2027-11']), false, listed('First Aid at Work (exp. 11/2027)')],
  ['en', 'STY-12', papers(['First Aid at Work', '2025-11']), false, listed('First Aid at Work, no expiry · Aug 2025')],
  ['en', 'STY-12', papers(['Crane ticket - lapsed']), false, listed('Crane ticket - lapsed, willing to renew')],
  ['en', 'STY-12', papers(['Crane ticket - lapsed']), true, listed('Crane ticket - lapsed, Hull')],
  ['en', 'SEC-13', wanted('Regional Nursery Buyer, UK | Seeds | Peat-free |'), false],
  ['en', 'SEC-13', wanted('Buyer, Driver, Receptionist, Teacher'), true],
  ['zh', 'SEC-13', wanted('文旅集团 / 景区 票务系统、年卡推广、合作签约类主管岗位'), false],
  ['zh', 'SEC-13', wanted('保安、仓管、司机、文员'), true],
  ['en', 'DAT-08', degree('2025-05'), true, headed('BSc, Aug. 2021 – May 2025 (expected)')],
  ['en', 'DAT-08', degree('2025-05'), false, headed('BSc, Aug. 2021 – May 2025')],
  ['en', 'DAT-08', degree('2027-05'), false, headed('BSc, Aug. 2023 – May 2027 (expected)')],
  ['en', 'IMP-12', silentJob('Warehouse supervisor'), true],
  ['en', 'IMP-12', silentJob('Waitress'), false],
  ['en', 'SEC-21', papers(['Crane ticket and licence']), true, listed('Crane ticket and licence', 'Hobbies')],
  ['en', 'SEC-21', papers(['Crane ticket and licence']), false, listed('Crane ticket and licence', 'Issued May 2023')],
  ['en', 'SEC-21', papers(['Working at heights'], ['RIIWHS204', '2023-05']), false, listed('Working at heights')],
  ['en', 'SEC-21', papers(['Working at heights'], ['White Card', '2023-05']), true, listed('Working at heights')],
  ['zh', 'SEC-20', about(TRAITS), true],
  ['zh', 'SEC-20', about('年护理从业\n累计带教\n满意度'), false],
  ['zh', 'SEC-20', about(TRAITS), false, { lines: ['铜港物流', TRAITS], of: summary }],
  ['zh', 'IMP-03', told('领导安排的其他工作。'), false],
  ['zh', 'IMP-05', told('参与一家企业的财务尽调'), true],
  ['zh', 'IMP-05', told('参与一家企业的财务尽调，核查前十大客户流水'), false],
  ['zh', 'IMP-05', told('参与一家企业的财务尽调，配合前十大客户流水'), true],
  ['zh', 'PRI-07', about(`${strongChinese().basics.introduction}孩子已上小学。`), true],
  ['zh', 'PRI-07', about(`${strongChinese().basics.introduction}孩子上大学了，可以跑长途。`), false],
  ['zh', 'IMP-04', told('负责肿瘤产品的算法流程：', '负责仓库', '负责档案的整理工作'), true],
  ['zh', 'IMP-04', told('负责肿瘤产品的算法流程：'), false],
  ['en', 'STY-01', told('I currently work here', 'Ran 3 depots'), false],
  ['en', 'STY-04', about('Storekeeper for nine years. Looking for a post where I can grow.'), true],
  ['en', 'STY-04', about('Storekeeper for nine years. Looking for a post where I can grow into a supervisor.'), false],
  ['en', 'IMP-11', told('Harbour Stores (family business). Welder.'), false],
])('in %s %s, case %#', (language, check, change, said, file) => {
  expect(saidOf(language, change, file).includes(check)).toBe(said);
});

test('a sentence is cut where it begins, whatever stands between', () => {
  const text = 'Ran the desk.   Kept the keys. Sold tea.';
  expect(sentenceAt(text, text.indexOf('Sold'))).toBe('Sold tea.');
  expect(sentenceAt(text, text.indexOf('keys'))).toBe('Kept the keys.');
});
