import type { Language, ResumeContent } from '@verdant/contracts';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { today } from '../../testing/everyone.ts';
import { withoutFirstPerson } from '../rewrite/english.ts';
import { respelt } from '../rewrite/respelt.ts';
import { analyze } from '../score/analyze.ts';

const strong = { en: strongEnglish, zh: strongChinese };

/** What stands on cards, as `STY-12 certifications/p1/name`, with what is said. */
function saidOf(language: Language, change: (content: ResumeContent) => Partial<ResumeContent>) {
  const content = strong[language]();
  const { advice, cards = [] } = analyze({ content: { ...content, ...change(content) }, language, today });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice
    .filter(({ id }) => shown.has(id))
    .map(({ checkId, path, detail }) => ({ at: `${checkId} ${path}`, detail: detail[language] }));
}
const paper =
  (name: string, issuer = '', date = '') =>
  () => ({
    certifications: [{ id: 'p1', name, issuer, date }],
  });
const twice = (...names: string[]) => {
  return () => ({ certifications: names.map((name, at) => ({ id: `p${at}`, name, issuer: '', date: '2024-05' })) });
};
const oneJob = (...points: string[]) => {
  return (content: ResumeContent) => ({
    projects: [],
    work: content.work.map((job, at) => ({ ...job, content: at === 0 ? points : job.content, achievements: [] })),
  });
};
const onTheWard =
  (end: string | null) =>
  ({ work }: ResumeContent) => ({
    ...paper('护士执业证', '', '2018')(),
    work: work.map((job) => ({ ...job, end, company: '市第二医院', position: '护士' })),
  });
const OUTCOMES = ['Raised open rates from 21% to 34%', 'Sold 1,400 tickets', 'Cut returns by 12%'];
const oneProject = (...results: string[]) => {
  return ({ projects }: ResumeContent) => ({ projects: [{ ...projects[0]!, introduction: '', results }] });
};
const lines = (...items: string[]) => {
  return () => ({ custom: [{ id: 'x1', title: 'Other', items }] as unknown as ResumeContent['custom'] });
};
const study = (description: string) => (content: ResumeContent) => ({
  education: [{ ...content.education[0]!, degree: '大学毕业', major: '', description }],
});
const lecture = (venue: string) => (content: ResumeContent) => ({
  work: content.work.map((job) => ({ ...job, position: 'Research fellow', company: 'University of Fairholm' })),
  publications: ['Iron under the ice of the inner shelf', 'Winter stocks set the bloom of a fjord'].map(
    (title, at) => ({
      id: `b${at}`,
      title,
      authors: 'Doe J',
      venue,
      date: venue === '' ? '' : '2021',
      description: '',
    }),
  ),
});

const beside = (point: string) => (content: ResumeContent) => ({
  work: content.work.slice(0, 1).flatMap((job) => [
    { ...job, id: 'w1', start: '2021-01', end: '2024-06' },
    { ...job, id: 'w2', company: 'Corner Bakery', start: '2022-01', end: '2023-12', content: [point] },
  ]),
});
const wish = (sentence: string) => (content: ResumeContent) => ({
  basics: { ...content.basics, introduction: `${content.basics.introduction}${sentence}` },
});

test.each([
  ['en', 'DAT-04', beside('Made bread for 3 shops'), true],
  ['en', 'DAT-04', beside('Made bread, 12 hours a week, alongside my studies'), false],
  ['zh', 'SEC-13', wish('希望应聘行政专员或市场策划。'), true],
  ['zh', 'SEC-13', wish('希望应聘到本市公立或民营医院。'), false],
  ['en', 'STY-12', paper('Forklift licence (expired)'), true],
  ['en', 'STY-12', paper('Forklift licence, lapsed, renewing'), false],
  ['en', 'STY-12', paper('Food Safety Supervisor', 'Town Training', '2012'), false],
  ['en', 'STY-12', paper('Food Safety Supervisor', 'Town of Fairholm', '2012'), true],
  ['zh', 'STY-12', paper('叉车证（已过期）'), true],
  ['zh', 'STY-12', paper('叉车证已过期，已报名复审'), false],
  ['zh', 'IMP-04', oneJob('负责仓库档案的整理工作'), true],
  ['zh', 'IMP-04', oneJob('配合税务检查两年，无补税'), false],
  ['zh', 'IMP-04', oneJob('负责点单与收银，全勤，获店内服务之星'), false],
  ['zh', 'IMP-04', oneProject('负责现场水电布置', '提前 12 天完工'), false],
  ['zh', 'IMP-04', oneProject('负责现场水电布置', '按时完工'), true],
  ['zh', 'DAT-09', oneJob('去年自己带出 3 名徒弟'), true],
  ['zh', 'DAT-09', oneJob('今年仍将参加技师考评，目标 1 次通过'), false],
  ['zh', 'SEC-21', onTheWard('2025-03'), true],
  ['zh', 'SEC-21', onTheWard(null), false],
  ['zh', 'SEC-21', paper('护士执业证', '', '2018'), false],
  ['zh', 'SEC-21', paper('执业医师', '', '2010'), false],
  ['en', 'SEC-15', lines('I declare that the particulars above are true.'), true],
  ['en', 'SEC-15', lines('Are you bound by a bond? No I declare that the particulars above are true.'), false],
  ['en', 'STY-06', oneJob('Ran the despatch desk of 3 bays'), false],
  ['zh', 'DAT-09', oneJob('目前年薪 20 万，带 3 人'), false],
  ['en', 'DAT-09', oneJob('I am applying because I covered the ward last month'), false],
  ['zh', 'IMP-04', oneJob('负责华东区的渠道管理：', '签约 12 家经销商', '回款率 98%', '库存周转 31 天'), false],
  ['en', 'IMP-04', oneJob('Responsible for the northern region', ...OUTCOMES), false],
  ['en', 'IMP-04', oneJob('Responsible for managing the weekly newsletter', ...OUTCOMES), true],
  ['zh', 'PRI-02', lines('健康状况：良好'), true],
  ['zh', 'PRI-02', lines('健康状况：良好（有健康证）'), false],
  ['en', 'STY-04', wish(' Value-added results for every stakeholder.'), true],
  ['en', 'STY-04', wish(' Value-added at A level has been positive for five years.'), false],
  ['zh', 'SEC-07', study(''), true],
  ['zh', 'SEC-07', study('社会工作学系'), false],
  [
    'zh',
    'STY-09',
    oneJob('复现 gradient clipping、mixed precision、early stopping、learning rate warmup，PyTorch 实现'),
    false,
  ],
  ['zh', 'STY-09', oneJob('Planned the shifts and trained new staff for the store'), true],
  ['en', 'IMP-04', oneJob('Wrote the rota of nine nurses', 'Responsible for wound charts', ...OUTCOMES), true],
  ['en', 'STY-01', oneJob('I solemnly affirm that the entries above are mine'), false],
  ['en', 'PRI-04', lines('Present monthly salary: Rs. 6.6 LPA'), true],
  ['en', 'PRI-05', lines('Profile last updated on 11 Feb 2025'), true],
  ['en', 'PRI-05', lines('Updated the price list of 2025 each week'), false],
  ['en', 'BRV-05', twice('First Aid at Work', 'First aid at work'), true],
  ['en', 'BRV-05', twice('First Aid at Work', 'First Aid for Children'), false],
  ['zh', 'IMP-04', oneJob('负责门店台账的维护。', '签约 12 家经销商，回款率升至 98%', '库存周转降至 31 天'), true],
  ['zh', 'IMP-04', oneJob('负责门店台账的维护', '负责接待来访', '打印合同'), true],
  ['en', 'SEC-22', lecture('Polar Geochem. 11'), false],
] as const)('in %s %s speaks of what is so, and else is silent', (language, check, change, said) => {
  expect(saidOf(language, change).some(({ at }) => at.startsWith(check))).toBe(said);
});

test('of a course that was left what was learnt is asked for', () => {
  const left = (content: ResumeContent) => ({
    education: [{ ...content.education[0]!, description: 'Welding technology (did not finish)' }],
  });
  const [one] = saidOf('en', left).filter(({ at }) => at.startsWith('STY-12 education'));
  expect(one?.detail).toMatch(/what you did finish/);
});

test('of a line with other words in it the words at fault are named', () => {
  const [one] = saidOf('zh', oneJob('负责货物运输，跑长途，服从公司安排，按时送到')).filter(({ at }) =>
    at.startsWith('STY-04'),
  );
  expect(one?.detail).toMatch(/^“服从公司安排”/);
});

test('no wording keeps what lacks its endings, and an article goes with its word', () => {
  expect(withoutFirstPerson('I wrote the rota for 12 cooks')).toBe('Wrote the rota for 12 cooks');
  expect(withoutFirstPerson('I make new list, waste go down by a third')).toBeNull();
  expect(respelt('Looking for a oppurtunity to grow')).toBe('Looking for an opportunity to grow');
});
