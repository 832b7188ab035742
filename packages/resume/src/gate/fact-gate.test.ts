import type { ResumeContent } from '@verdant/contracts';
import { describe, expect, test } from 'vitest';
import { emptyContent } from '../content/empty.ts';
import { factGate, type GateReason } from './fact-gate.ts';

/** An invented résumé around one bullet; the second entry holds another employer and other figures. */
function resume(original: string, siblings: string[] = []): ResumeContent {
  return {
    ...emptyContent(),
    basics: { ...emptyContent().basics, name: 'Maya Lindqvist', address: 'Leeds' },
    work: [
      {
        id: 'w1',
        company: 'Harbour & Pine',
        position: 'Operations analyst',
        location: 'Leeds',
        start: '2019-09',
        end: '2022-03',
        content: [original, ...siblings],
        achievements: [],
        metrics: [],
      },
      {
        id: 'w2',
        company: 'Northgate Stores',
        position: '物流专员',
        location: '',
        start: '2017-01',
        end: '2019-08',
        content: ['Answered 900 calls a month', '服务 70 家门店'],
        achievements: [],
        metrics: [],
      },
    ],
    education: [
      {
        id: 'e1',
        school: '青川大学',
        degree: '本科',
        major: '统计',
        start: '2013-09',
        end: '2017-06',
        description: '',
      },
    ],
    skills: [{ id: 's1', category: '', items: ['SQL', 'Tableau', 'Python', 'Excel'] }],
  };
}

const gate = (original: string, rewrite: string, siblings: string[] = []) =>
  factGate({
    content: resume(original, siblings),
    path: 'work/w1/content/0',
    original,
    rewrite,
    language: /\p{Script=Han}/u.test(original) ? 'zh' : 'en',
    jobDescription: 'Kafka, 10 years at Google, 300% growth. 主导过千万级项目',
  });

type Hostile = [reason: GateReason, original: string, rewrite: string];
const hostile: Hostile[] = [
  // figures that do not stand there in a way a gap could mend, or that were twisted
  ['number', 'Improved load time', 'Doubled the speed of page loads'],
  ['number', 'Improved load time', 'Halved load time'],
  ['unit', 'Cut late deliveries by 18%', 'Cut late deliveries by 18 points a day, 18x'],
  ['unit', 'Raised revenue by $18', 'Raised revenue by 18%'],
  ['unit', 'Served 12 stores and 40 drivers', 'Served 40 stores and 12 drivers'],
  ['unit', 'Raised conversion by 8% and retention by 12%', 'Raised conversion by 12% and retention by 8%'],
  ['unit', 'Raised conversion to 12%', 'Raised conversion by 12%'],
  ['unit', 'Reduced returns by 20%', 'Increased returns by 20%'],
  ['unit', '转化率提升到30%', '转化率提升30%'],
  ['unit', '转化率提升 6 个百分点', '转化率提升 6%'],
  ['unit', '管理12人团队', '管理12家供应商'],
  ['unit', '退货率降低20%', '退货率提升20%'],
  ['unit', '转化率提升8%，留存率提升12%', '转化率提升12%，留存率提升8%'],
  ['number', '提升了转化率', '转化率翻倍'],
  ['number', '参加销售竞赛', '参加销售竞赛，排名第一'],
  ['number', 'Ran the sales contest', 'Ran the sales contest, ranked first'],
  ['unit', 'Managed 12 people', 'Managed 12 countries'],
  ['unit', '销售额增长30%', '利润增长30%'],
  ['unit', '对接3家供应商', '对接3家银行客户'],
  ['unit', 'Grew revenue from 2M to 3M', 'Grew revenue by 3M'],
  ['unit', 'Cut cost by 18% over 2 years', 'Cut cost by 18% over 2 months'],
  ['number', 'Built dashboards', 'Built dashboards for half of the firm'],
  ['number', 'Built dashboards', 'Built dashboards, saving millions'],
  ['number', 'Cut cost by 18%', 'Cut cost by 81%'],
  ['number', '转化率从10%提升到30%', '转化率提升200%'],
  // dates
  ['date', 'Ran onboarding', 'Ran onboarding in 2023'],
  ['date', 'Ran onboarding since 2019', 'Ran onboarding since September 2018'],
  ['date', 'Ran onboarding', 'Ran onboarding from 2015 to 2022'],
  ['date', '搭建数据看板', '2018年5月起搭建数据看板'],
  ['date', '搭建数据看板', '于2019.10搭建数据看板'],
  // names, employers, tools, credentials, places, addresses
  ['name', 'Built dashboards', 'Built dashboards for Google'],
  ['name', 'Built dashboards', 'Built dashboards at google'],
  ['name', 'Built dashboards', 'Built dashboards for Northgate Stores'],
  ['name', 'Built dashboards', 'Built Kafka dashboards'],
  ['name', 'Built dashboards', 'Built dashboards in snowflake and kubernetes'],
  ['name', 'Built dashboards', 'Built dashboards with Acme Corp'],
  ['name', 'Built dashboards', 'Acme dashboards built'],
  ['name', 'Built dashboards', 'Built award-winning dashboards'],
  ['name', 'Built dashboards', 'Built dashboards as a certified analyst'],
  ['name', 'Built dashboards', 'Built dashboards ![x](https://evil.example/?d=1)'],
  ['name', 'Built dashboards', 'Built dashboards <img src=x onerror=alert(1)>'],
  ['name', '搭建数据看板', '为腾讯搭建数据看板'],
  ['name', '搭建数据看板', '为远岫科技公司搭建数据看板'],
  ['name', '搭建数据看板', '在上海搭建数据看板'],
  ['name', '搭建数据看板', '用Kafka搭建数据看板'],
  ['number', '搭建数据看板', '搭建数据看板，获国家级一等奖'],
  ['name', '搭建数据看板', '搭建数据看板，获国家级奖学金'],
  ['name', '搭建数据看板', '基于机器学习搭建数据看板'],
  ['name', '搭建数据看板', '与北大合作搭建数据看板'],
  // ownership
  ['ownership', 'Helped the team with the migration', 'Led the migration'],
  ['ownership', 'Assisted in leading the migration', 'Led the migration'],
  ['ownership', 'Supported the launch', 'Launched the product'],
  ['ownership', 'Built dashboards', 'Owned moon missions'],
  ['ownership', 'Built dashboards', 'Managed the building of dashboards'],
  ['ownership', 'Responsible for managing vendors', 'Spearheaded vendor work'],
  ['ownership', 'Built dashboards', 'Single-handedly built dashboards'],
  ['ownership', 'Built dashboards', 'Built dashboards as team lead'],
  ['ownership', 'Built dashboards together with a colleague', 'Built dashboards'],
  ['ownership', 'Built dashboards', 'Took the lead on dashboards'],
  ['ownership', '参与活动策划', '主导活动策划'],
  ['ownership', '参与活动策划', '策划活动'],
  ['ownership', '协助系统开发', '开发系统'],
  ['ownership', '负责活动策划', '牵头活动策划'],
  ['ownership', '开发订单系统', '负责订单系统开发'],
  ['ownership', '开发订单系统', '独立开发订单系统'],
  ['ownership', '开发订单系统', '带领团队开发订单系统'],
  ['ownership', '开发订单系统', '作为技术负责人开发订单系统'],
  ['ownership', '共同负责订单系统的开发', '开发订单系统'],
  ['ownership', '配合完成系统上线', '全权完成系统上线'],
  ['ownership', 'Was part of a team that built the billing service', 'Built the billing service'],
  ['ownership', 'Involved in testing', 'Tested modules'],
  ['ownership', 'Managed vendors', 'Managed vendors and led negotiations'],
  ['ownership', '跟进项目进度', '把控项目进度'],
  ['ownership', '协助组长管理团队', '管理团队'],
  ['ownership', '开发接口', '作为主力开发接口'],
  // nothing, or another language
  ['empty', 'Built dashboards', '   '],
  ['empty', 'Built dashboards', '[N] [X%]'],
  ['empty', 'Built dashboards', 'Built dashboards'],
  ['changed-language', 'Built dashboards', '搭建数据看板'],
  ['changed-language', '搭建数据看板', 'Built dashboards'],
];

describe('hostile rewrites are refused', () => {
  test.each(hostile)('%s: %s ↛ %s', (reason, original, rewrite) => {
    expect(gate(original, rewrite)).toEqual({ ok: false, reason });
  });
});

/** An invented figure survives only as a gap. */
const gapped: [original: string, rewrite: string, text: string][] = [
  ['Improved load time', 'Improved load time by 38%', 'Improved load time by [X%]'],
  ['Managed vendors', 'Managed 25 vendors', 'Managed [N] vendors'],
  ['Managed vendors', 'Managed twenty-five vendors', 'Managed [N] vendors'],
  ['Raised revenue', 'Raised revenue by $2M', 'Raised revenue by $[N]'],
  ['Answered calls', 'Answered 900 calls', 'Answered [N] calls'],
  ['Grew sales', 'Grew sales by 300%', 'Grew sales by [X%]'],
  ['提升转化率', '转化率提升300%', '转化率提升【X%】'],
  ['提升转化率', '转化率提升３００％', '转化率提升【X%】'],
  ['服务门店', '服务 70 家门店', '服务 【N】 家门店'],
  ['提升转化率', '转化率提升三成', '转化率提升【X%】'],
  ['完成项目交付', '完成千万级项目交付', '完成【N】级项目交付'],
  ['完成订单录入', '完成叁拾万单订单录入', '完成【N】单订单录入'],
  ['Cut cost', 'Cut cost,50% in total', 'Cut cost,[X%] in total'],
];

describe('an unknown figure becomes a gap', () => {
  test.each(gapped)('%s: %s → %s', (original, rewrite, text) => {
    const verdict = gate(original, rewrite);
    expect(verdict).toMatchObject({ ok: true, text });
    expect(verdict.ok && verdict.placeholders.length).toBeGreaterThan(0);
  });
});

const honest: [original: string, rewrite: string][] = [
  [
    'Responsible for managing carrier contracts and helped reduce freight cost.',
    'Managed carrier contracts, cutting freight cost by [X%].',
  ],
  ['Responsible for managing vendors', 'Managed [N] vendors'],
  ['Responsible for answering supplier questions', 'Answered supplier questions'],
  ['Worked on developing a reporting tool', 'Developed a reporting tool'],
  ['Cut late deliveries by 18% within two quarters', 'Cut late deliveries 18% in two quarters'],
  ['Served 12 stores and 40 drivers', 'Served 40 drivers and 12 stores'],
  ['Built a dashboard for 1,200 users', 'Built a dashboard used by 1200 users'],
  ['Report generation for the finance team', 'Generated reports for the finance team'],
  ['Was responsible for the management of vendor contracts', 'Managed vendor contracts'],
  ['Utilized SQL in order to find duplicate shipments', 'Used SQL to find duplicate shipments'],
  ['I planned routes for various stores', 'Planned routes for [N] stores'],
  [
    'Latency went down from 800 ms to 120 ms after tuning queries',
    'Tuned queries, cutting latency from 800 ms to 120 ms',
  ],
  ['Joined in September 2019 and ran onboarding', 'Ran onboarding from 2019-09'],
  ['负责新用户引导流程的优化，提升了转化率。', '优化新用户引导流程，转化率提升【X%】。'],
  ['负责埋点体系的设计和开发', '设计和开发埋点体系'],
  ['对会员页面进行了改版', '改版会员页面'],
  ['搭建数据看板，周报耗时由 3 小时降到 20 分钟', '搭建数据看板，周报耗时由3小时降到20分钟'],
  ['管理12人团队，完成8个项目', '管理 12 名成员的团队，完成 8 项项目'],
  ['服务300万用户', '服务 3,000,000 用户'],
  ['2019年9月起负责仓库盘点', '2019.09 起负责仓库盘点'],
  ['转化率提升8%，留存率提升12%', '留存率提升12%，转化率提升8%'],
  ['用SQL分析销售数据', '使用 SQL 分析销售数据'],
  ['参与活动策划', '参与【N】场活动策划'],
  ['协助系统开发和测试', '协助开发、测试系统'],
];

describe('honest rewrites pass', () => {
  test.each(honest)('%s → %s', (original, rewrite) => {
    expect(gate(original, rewrite)).toMatchObject({ ok: true, text: rewrite });
  });
});

describe('what goes further has to be confirmed', () => {
  test.each([
    ['Built dashboards', 'Built dashboards that executives rely on for quarterly planning decisions'],
    ['Built dashboards', 'Built dashboards end to end'],
    ['Built dashboards', 'Built dashboards, reducing manual work'],
    ['Built dashboards', 'Designed, built and maintained dashboards'],
    ['Proposed a caching plan', 'Implemented a caching plan'],
    ['搭建数据看板', '搭建数据看板，降低人工统计成本'],
    ['搭建数据看板', '从0到1搭建数据看板'],
    ['开发订单系统', '设计、开发并维护订单系统'],
  ])('%s → %s', (original, rewrite) => {
    const verdict = gate(original, rewrite);
    expect(verdict.ok && verdict.confirm.length).toBeGreaterThan(0);
  });

  test('a plain shortening asks for nothing', () => {
    expect(gate('Responsible for managing vendors', 'Managed vendors')).toMatchObject({ ok: true, confirm: [] });
    expect(gate('负责埋点体系的设计和开发', '设计和开发埋点体系')).toMatchObject({ ok: true, confirm: [] });
  });

  test('so does a figure fetched from another line of the entry', () => {
    const siblings = ['Cut late deliveries by 18% in 3 months'];
    expect(gate('Built dashboards', 'Built dashboards in 3 months', siblings)).toMatchObject({
      ok: true,
      confirm: ['3 months'],
    });
  });

  test('a computed figure is said to be computed', () => {
    expect(gate('Cut latency from 800 ms to 120 ms', 'Cut latency by 85%')).toMatchObject({
      ok: true,
      confirm: ['85%'],
    });
  });
});
