import { all, bullets, type Case, type Edit, job, set, untouched } from './edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const target = (text: string) => set('intention/position', text);

/** The newest role in few words, an old one that ended at `end` in many. */
const weighed = (few: string[], many: string[], end = '2016-05'): Edit =>
  all(
    bullets(0, few),
    job(1, () => ({ start: '2010-03', end, content: many, achievements: [] })),
  );
const manyEnglish = [
  'Weighed and labelled 300 sacks of seed a day for the morning lorries',
  'Counted the seed store each Friday and wrote the count into the stock book',
  'Drove a forklift between the drying hall, the store and the loading bay',
  'Showed eleven seasonal workers how to sew sacks and stack pallets safely',
  'Answered growers who rang about their deliveries and looked up their lots',
  'Swept and limed the empty bays before every harvest with two colleagues',
];
const fewEnglish = [
  'Plan the depot rota for 40 drivers over three counties and 14 depots',
  'Check fuel cards of 40 lorries each month',
];
const manyChinese = [
  '每天称量并贴标三百袋种子，供早班货车装运，全年没有贴错过一袋',
  '每周五盘点种子库，把数量抄进台账，和财务的账面逐项核对',
  '驾驶叉车在烘干车间、仓库和装车台之间来回转运托盘',
  '教十一名季节工缝袋口、码托盘，讲清楚堆高和通道的要求',
  '接听种植户的来电，查询批次和发货时间，逐一回复',
  '每次收获前和两位同事清扫空仓并撒石灰消毒，做好记录',
];
const fewChinese = ['排十四个网点四十名司机的班次，覆盖三个县区的线路', '每月核对四十辆货车的油卡'];

/** What a résumé claims or aims at and does not show, and where it spends its room. */
export const unshownCases: Case[] = [
  {
    id: 'SEC-18',
    languages: ['en'],
    bad: [target('Primary school teacher'), target('Registered nurse'), target('Head chef')],
    good: [target('Logistics manager'), target('Inventory planner'), untouched],
  },
  {
    id: 'SEC-18',
    languages: ['zh'],
    bad: [target('小学语文老师'), target('护士'), target('厨师')],
    good: [target('Java开发工程师'), target('运维工程师'), untouched],
  },
  {
    id: 'SEC-19',
    languages: ['en'],
    bad: [
      intro('Supply chain analyst at home in Salesforce, with seven years in freight and retail.'),
      intro('Analyst with seven years in freight. Draws in AutoCAD and Photoshop.'),
      intro('Freight analyst who lays out reports in InDesign for the board.'),
    ],
    good: [
      intro('Analyst with seven years in freight who plans in Python and SQL.'),
      intro('Builds Tableau dashboards for planners in freight and retail.'),
      untouched,
    ],
  },
  {
    id: 'SEC-19',
    languages: ['zh'],
    bad: [
      intro('后端工程师，六年电商经验，熟练使用 Photoshop。'),
      intro('后端工程师，熟悉 AutoCAD 和支付系统。'),
      intro('六年支付系统经验，会用 Figma 画界面。'),
    ],
    good: [
      intro('后端工程师，六年电商与支付系统经验，关注稳定性和成本。'),
      intro('六年支付系统经验，常用 Java。'),
      untouched,
    ],
  },
  {
    id: 'IMP-10',
    languages: ['en'],
    bad: [
      weighed(fewEnglish, manyEnglish),
      weighed(fewEnglish.slice(0, 1), manyEnglish),
      weighed(fewEnglish, manyEnglish, '2014-01'),
    ],
    good: [
      weighed(fewEnglish, manyEnglish.slice(0, 3)),
      weighed(manyEnglish, manyEnglish),
      weighed(fewEnglish, manyEnglish, '2021-03'),
    ],
  },
  {
    id: 'IMP-10',
    languages: ['zh'],
    bad: [
      weighed(fewChinese, manyChinese),
      weighed(fewChinese.slice(0, 1), manyChinese),
      weighed(fewChinese, manyChinese, '2014-01'),
    ],
    good: [
      weighed(fewChinese, manyChinese.slice(0, 3)),
      weighed(manyChinese, manyChinese),
      weighed(fewChinese, manyChinese, '2021-03'),
    ],
  },
];
