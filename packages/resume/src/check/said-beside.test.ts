import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import type { Written } from '../document/whole/written.ts';
import { analyze } from '../score/analyze.ts';

type Change = (content: ResumeContent) => Partial<ResumeContent>;
/** Lines of a file, from which of them values were taken, the words behind dates, how far down its one page reaches. */
type File = { lines?: string[]; of?: Written['of']; dates?: Record<string, string>; filled?: number };
const strong = { en: strongEnglish, zh: strongChinese };

function cardsOf(language: Language, change: Change, { lines = [], of = {}, dates = {}, filled = 1 }: File = {}) {
  const content = strong[language]();
  const { advice, cards = [] } = analyze({
    content: { ...content, ...change(content) },
    language,
    today,
    reading: {
      doubts: {},
      looseLines: false,
      dates,
      written: { lines, of, left: [], likely: {} },
      layout: { pages: 1, last: { lines: 30, filled }, sections: {} },
    },
  });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id));
}
const saidOf = (...given: Parameters<typeof cardsOf>) => cardsOf(...given).map(({ checkId }) => checkId);

const same: Change = () => ({});
const note =
  (...items: string[]): Change =>
  () => ({ custom: [{ id: 'x1', title: 'Other', items }] as unknown as ResumeContent['custom'] });
const told =
  (...points: string[]): Change =>
  ({ work }) => ({
    projects: [],
    work: work.map((job, at) => ({ ...job, content: at === 0 ? points : job.content, achievements: [] })),
  });
/** Below the others a job that ended ten years ago. */
const once =
  (...content: string[]): Change =>
  ({ work }) => ({
    work: [...work, { ...work[0]!, id: 'w9', company: 'Harbour Goods', start: '2013-01', end: '2016-01', content }],
  });
const learntAt =
  (company: string, position: string, end: string): Change =>
  ({ work }) => ({
    work: [...work, { ...work[0]!, id: 'w9', company, position, start: end.replace('-12', '-07'), end }],
  });
const paper =
  (name: string, date: string): Change =>
  () => ({ certifications: [{ id: 'c0', name, issuer: '', date }] });
const designer: Change = ({ basics, intention }) => ({
  basics: { ...basics, homepage: '', linkedin: '', profiles: [] },
  intention: { ...intention, position: 'Graphic designer' },
});
const studied: Change = ({ education }) => ({ education: [{ ...education[0]!, id: 'e1' }] });
const dated = (line: string): File => ({
  lines: [line],
  of: { 'education/e1/start': [0], 'education/e1/end': [0] },
  dates: { 'education/e1/start': '2012.09', 'education/e1/end': '2016年6月' },
});
/** A paper and a house as they stand in lines of their own. */
const asWritten = (name: string): File => ({
  lines: [name],
  of: { 'certifications/c0/name': [0], 'work/w9/company': [0] },
});
const courses = ['会计', '统计', '税法', '审计'];
const schooled: Change = ({ education }) => ({ education: [{ ...education[0]!, id: 'e1', courses }] });
const inOneLine: File['of'] = Object.fromEntries(courses.map((_, at) => [`education/e1/courses/${at}`, [0]]));
const paid =
  (...rows: string[]): Change =>
  ({ work }) => ({
    work: work.map((job, at) => (at === 0 ? { ...job, content: [...job.content, ...rows] } : job)),
  });
const WATERMARK = '7c1d90aa52e3f4b61HV-3tW6E1pRw4u9U_yYWOKgnPLSPRFh~~';

test.each<[Language, string, Change, boolean, File?]>([
  ['en', 'IMP-04', told('Packed 900 orders a week. Responsible for the key cabinet. Trained 3 packers.'), true],
  ['en', 'IMP-04', told('Packed 900 orders a week. The lead was responsible for the key cabinet.'), false],
  ['en', 'IMP-04', told('Ran 3 depots', 'Responsible for the doors of 17 docks'), true],
  ['en', 'IMP-04', told('Responsible for the night desk, with queues down by 40%', 'Ran 3 depots'), false],
  ['en', 'IMP-04', once('Responsible for the key cabinet'), true],
  ['en', 'IMP-04', once('Helped with the key cabinet'), false],
  [
    'en',
    'STY-12',
    paper('Crane licence (2021, no expiry)', '2021'),
    false,
    asWritten('Crane licence (2021, no expiry)'),
  ],
  ['en', 'STY-12', paper('Crane licence (expiry 2021)', '2021'), true, asWritten('Crane licence (expiry 2021)')],
  ['en', 'SEC-17', designer, true],
  ['en', 'SEC-17', designer, false, { lines: ['Totnes', '@kelp.and.clay'] }],
  ['zh', 'SEC-15', note('期待您的回复'), true],
  ['zh', 'SEC-15', note('自荐信（附简历）', '期待您的回复'), false],
  ['zh', 'DAT-06', studied, true, dated('2012.09 – 2016年6月')],
  ['zh', 'DAT-06', studied, false, dated('学士（预计 2016年6月 毕业） 2012.09 – 2016.06')],
  ['zh', 'SEC-12', schooled, true, { lines: ['主修课程'], of: inOneLine }],
  ['zh', 'SEC-12', schooled, false, { lines: ['主修课程'], of: inOneLine, filled: 0.6 }],
  ['zh', 'STY-13', note('导师：罗××教授'), true],
  ['zh', 'STY-13', note('海报 30×40 厘米'), false],
  ['zh', 'STY-13', note('(贴一寸照片)'), true],
  ['zh', 'STY-13', learntAt('湖南某电子厂', '仓库实习生', '2023-12'), true, asWritten('湖南某电子厂')],
  ['zh', 'STY-13', learntAt('湖南某电子厂', '仓库实习生', '2012-12'), false, asWritten('湖南某电子厂')],
  ['zh', 'STY-13', learntAt('湖南某电子厂', '兼职搬运', '2023-12'), false, asWritten('湖南某电子厂')],
  ['zh', 'PRI-04', note('目前薪金：年薪 66 万元'), true],
  ['en', 'PRI-04', paid('Monthly salary', 'SGD 5,400'), true],
  ['en', 'PRI-04', paid('Monthly turnover', 'SGD 5,400'), false],
  ['en', 'PRI-05', note('Generated by Harbour Jobs. The site does not verify its content.'), true],
  ['en', 'PRI-05', note('Generated by the intern programme: 12 hires'), false],
  ['zh', 'PRI-05', same, true, { lines: [WATERMARK] }],
  ['zh', 'PRI-05', note('业务部　8001-10000元/月　民营'), false],
  ['en', 'BRV-05', told('20 hours a week on calls, 31 a shift', '20 hours a week on calls'), true],
  ['en', 'BRV-05', told('20 hours a week on calls, 31 a shift', '12 hours a week on chats'), false],
])('in %s %s, case %#', (language, check, change, said, file) => {
  expect(saidOf(language, change, file).includes(check)).toBe(said);
});

test('one sentence of several is named by its words', () => {
  const [said] = cardsOf(
    'en',
    told('Packed 900 orders a week. Responsible for the key cabinet. Trained 3 packers.'),
  ).filter(({ checkId }) => checkId === 'IMP-04');
  expect(said?.detail.en).toContain('“Responsible for the key cabinet.”');
});

test('the posts of one house follow one another, however its years were read', () => {
  const posts =
    (company: string, start: string): Change =>
    ({ work }) => ({
      projects: [],
      work: [
        { ...work[0]!, company: 'Northgate Stores Ltd', start: '2019-09', end: null },
        { ...work[0]!, id: 'w9', company, start, end: '2022-03' },
      ],
    });
  expect(saidOf('en', posts('Harbour Goods', '2019-12'))).toContain('DAT-04');
  expect(saidOf('en', posts('Northgate Stores', '2019-12'))).not.toContain('DAT-04');
  expect(saidOf('en', posts('Domestic', '2019-09'))).not.toContain('DAT-04');
});

test('a paper that is due again has a heading of its own', () => {
  const [due] = cardsOf('zh', paper('健康证', '2019'), asWritten('健康证')).filter(
    ({ checkId }) => checkId === 'STY-12',
  );
  expect(due?.title.zh).toBe('证书可能已经到期');
});
