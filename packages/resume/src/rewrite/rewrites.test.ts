import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { describe, expect, test } from 'vitest';
import { testRewrites } from '../../testing/rewrites.ts';
import { writeField } from '../content/field.ts';
import { analyze } from '../score/analyze.ts';
import { countedObject } from './english.ts';
import { cityOnly } from './tidy.ts';

const today = '2026-11';

// `rewrites.long.test.ts` has the other persons
testRewrites((at) => at % 4 === 0);

const rewriteOf = (language: 'en' | 'zh', path: string, text: string, checkId: string, industry?: string) => {
  const content = writeField(language === 'zh' ? chineseResume() : englishResume(), path, text);
  const { advice } = analyze({ content, language, today, ...(industry && { settings: { industry } }) });
  return advice.find((one) => one.path === path && one.checkId === checkId);
};

describe('a better wording', () => {
  test.each([
    ['en', 'IMP-01', 'Weekly coordination of pickup slots', 'Coordinated weekly pickup slots'],
    ['en', 'IMP-01', 'Report generation for finance', 'Generated reports for finance'],
    ['en', 'STY-05', 'Manage the release calendar', 'Managed the release calendar'],
    ['en', 'STY-06', 'Improved the managment of stock', 'Improved the management of stock'],
    ['en', 'STY-07', 'Planned routes  for drivers', 'Planned routes for drivers'],
    ['en', 'ATS-03', 'Built reports | dashboards | alerts', 'Built reports, dashboards, alerts'],
    ['zh', 'STY-07', '梳理规范,清理缓存', '梳理规范，清理缓存'],
    ['zh', 'STY-06', '优化登陆系统的速度', '优化登录系统的速度'],
    ['zh', 'STY-04', '整理仓库货架，责任心强', '整理仓库货架'],
  ] as const)('%s %s: %s → %s', (language, checkId, text, plain) => {
    const found = rewriteOf(language, 'work/w2/content/1', text, checkId);
    expect(found?.plain?.replace(/[.。]$/, '')).toBe(plain);
  });

  test.each([
    ['en', 'basics/address', '12 Elm Street, Apt 4, Leeds', 'Leeds'],
    ['en', 'basics/address', 'Lindenstraße 41a, D-09126 Chemnitz, Germany', 'Chemnitz, Germany'],
    ['en', 'basics/address', 'No. 7 Adet Street, off Ago Way, Lagos State', 'Lagos State'],
    ['en', 'basics/address', '400 Main Street, Springfield, Illinois', 'Springfield, Illinois'],
    ['en', 'basics/address', '14 Mill Lane, Flat 2, Sheffield S7 1AB', 'Sheffield'],
    ['en', 'basics/address', '400 Main Street, Springfield, IL 62701', 'Springfield, IL'],
    ['zh', 'basics/address', '浙江省杭州市某路 12 号 3 单元', '浙江省杭州市'],
  ] as const)('%s: %s %s → %s', (language, path, text, plain) => {
    expect(rewriteOf(language, path, text, 'SEC-04')?.plain).toBe(plain);
  });

  test.each([
    [
      'en',
      'basics/introduction',
      'Results-driven operations analyst from Leeds with a can-do attitude',
      'Operations analyst from Leeds',
    ],
    [
      'en',
      'basics/introduction',
      'Opens the shop on Sundays. team player, counts the till again. Hardworking team player with excellent communication skills.',
      'Opens the shop on Sundays. Counts the till again.',
    ],
    [
      'zh',
      'basics/introduction',
      '本人性格开朗，工作认真负责，有较强的学习能力和抗压能力，具有团队合作精神。热爱新媒体行业，我将尽自己最大的努力为公司创造价值！',
      // what is left says as little as what went
      null,
    ],
    ['zh', 'basics/introduction', '三年产品经验，性格开朗，抗压能力强，熟悉用户增长。', '三年产品经验，熟悉用户增长。'],
  ] as const)('%s: stock phrases go from %s', (language, path, text, plain) => {
    const found = rewriteOf(language, path, text, 'STY-04');
    expect(found?.plain).toBe(plain);
  });

  test('names what the trade counts', () => {
    const found = rewriteOf(
      'en',
      'work/w2/content/0',
      'Planned inventory for stores',
      'IMP-02',
      'logistics_supply_chain',
    );
    expect(found?.detail.en).toMatch(/Often counted in [^:]+: \w/);
    expect(found?.detail.zh).toMatch(/常看：/);
  });

  test.each([
    ['en', 'IMP-02', 'Responsible for serving customers and handling cash', 'Served [N] customers and handled cash'],
    ['en', 'IMP-02', 'Reduced the waiting time of guests', 'Reduced the waiting time of guests by [X%]'],
    ['zh', 'IMP-02', '负责图纸的绘制工作', '绘制【N】张图纸'],
    ['zh', 'IMP-02', '撰写产品文案，排版发布', '撰写【N】篇产品文案，排版发布'],
    ['zh', 'IMP-02', '提升了门店的转化率', '门店的转化率提升【X%】'],
  ] as const)('%s %s: %s leaves room for a figure: %s', (language, checkId, text, rewrite) => {
    const found = rewriteOf(language, 'work/w2/content/0', text, checkId);
    expect(found?.rewrite?.replace(/[.。]$/, '')).toBe(rewrite);
  });

  test.each([
    ['负责日常货车调度工作', '日常调度货车'],
    ['负责展厅的日常布置和食材采购工作', null],
    ['负责病历归档工作', '归档病历'],
    ['负责访客接待等工作', '接待访客'],
    ['负责行政接待工作', null],
    ['负责校园招聘工作', null],
    ['负责护理工作', null],
  ])('a duty by its verbal noun: %s → %s', (text, plain) => {
    expect(rewriteOf('zh', 'work/w2/content/1', text, 'IMP-04')?.plain?.replace(/。$/, '') ?? null).toBe(plain);
  });

  test.each([
    ['Responsible for training porters and ordering linen', 'Train porters and order linen'],
    ['Responsible for the supervision of porters', 'Supervise porters'],
    ['Weekly coordination of linen orders', 'Coordinate weekly linen orders'],
  ])('what goes on is told in the present: %s → %s', (text, plain) => {
    const content = writeField(englishResume(), 'work/w2/content/1', text);
    const of = (end: string | null) =>
      analyze({
        content: { ...content, work: content.work.map((one) => (one.id === 'w2' ? { ...one, end } : one)) },
        language: 'en',
        today,
      }).advice.find((one) => one.path === 'work/w2/content/1' && ['IMP-01', 'IMP-04'].includes(one.checkId))?.plain;
    expect(of(null)?.replace(/\.$/, '')).toBe(plain);
    expect(of('2022-03')?.split(' ')[0]).toBe(
      { Train: 'Trained', Supervise: 'Supervised', Coordinate: 'Coordinated' }[plain.split(' ')[0]!],
    );
  });

  test.each([
    ['I was praised by my manager for my displays', 'Praised by the manager for the displays'],
    ['I was promoted twice', 'Promoted twice'],
  ])('%s → %s', (text, plain) => {
    expect(rewriteOf('en', 'work/w2/content/1', text, 'STY-01')?.plain?.replace(/\.$/, '')).toBe(plain);
  });

  test('half a cure is none', () => {
    const text = 'Worked as a team player in a fast-paced environment with a positive attitude towards my goals';
    expect(rewriteOf('en', 'work/w2/content/1', text, 'STY-04')?.rewrite ?? null).toBeNull();
  });

  test.each([
    ['en', 'IMP-06', 'Helped the buyer in various matters'],
    ['zh', 'IMP-06', '参与了多个大型项目的建设'],
    ['en', 'STY-04', 'Passionate and hard-working climber who loves tall trees and cold mornings'],
    ['zh', 'PRI-02', '整理仓库货架，婚姻状况：已婚'],
    ['zh', 'STY-10', '给我一个机会，还您一个惊喜！'],
  ] as const)('%s %s: %s gets a reason and no wording that leaves the fault', (language, checkId, text) => {
    const found = rewriteOf(language, 'work/w2/content/1', text, checkId);
    expect(found?.detail[language]).toBeTruthy();
    expect(found?.rewrite ?? null).toBeNull();
  });

  test('leaves alone what only the person can say', () => {
    for (const [language, text] of [
      ['en', 'An app for sharing recipes'],
      ['en', 'Management of carrier accounts'],
      ['zh', '参与活动策划'],
    ] as const) {
      const found = rewriteOf(language, 'work/w2/content/1', text, language === 'zh' ? 'IMP-05' : 'IMP-01');
      expect(found?.rewrite ?? null, text).toBeNull();
    }
  });
});

test.each([
  ['Set up Playwright tests in the depot', 'Set up [N] Playwright tests in the depot'],
  ['Managed carrier contracts', 'Managed [N] carrier contracts'],
  ['Set up the tests', null],
])('the gap for a count stands behind the whole verb: %s', (text, better) => {
  expect(countedObject(text)).toBe(better);
});

test('a city with a number behind it is no wording of an address', () => {
  expect(cityOnly('7 Whitethorn Mews, Ranelagh, Dublin 6, D06 X4T2')).toBe(null);
  expect(cityOnly('417 Sycamore Ct., Apt 3 Chillicothe, Ohio 45601')).toBe(null);
  expect(cityOnly('Kastanjelaan 41, 9711 AB Groningen, The Netherlands')).toBe('Groningen, The Netherlands');
});
