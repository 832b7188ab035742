import type { ResumeContent } from '@verdant/contracts';
import { describe, expect, test } from 'vitest';
import { emptyContent } from '../content/empty.ts';
import { claimsHold } from './claims.ts';

const entry = { id: 'w1', location: '', achievements: [], metrics: [] };
const english: ResumeContent = {
  ...emptyContent(),
  basics: { ...emptyContent().basics, name: 'Ada Lindgren', address: 'Leeds' },
  work: [
    {
      ...entry,
      company: 'Harbour & Pine',
      position: 'Warehouse analyst',
      start: '2019-09',
      end: '2022-03',
      content: [
        'Built a Tableau dashboard for stock levels',
        'Wrote SQL checks that cut late deliveries by 18%',
        'Answered 900 calls a month',
      ],
    },
  ],
  education: [
    {
      id: 'e1',
      school: 'Northmoor University',
      degree: 'BSc',
      major: 'Statistics',
      start: '2015',
      end: '2018',
      description: '',
    },
  ],
  skills: [{ id: 's1', category: '', items: ['SQL', 'Tableau', 'Excel'] }],
};
const chinese: ResumeContent = {
  ...emptyContent(),
  basics: { ...emptyContent().basics, name: '林若溪' },
  work: [
    {
      ...entry,
      company: '青柚商贸有限公司',
      position: '数据专员',
      start: '2020-03',
      end: null,
      content: ['用 SQL 整理库存数据，周报耗时减少 40%', '负责门店日常对账'],
    },
  ],
  education: [
    {
      id: 'e1',
      school: '临川大学',
      degree: '本科',
      major: '统计学',
      start: '2016-09',
      end: '2020-06',
      description: '',
    },
  ],
  skills: [{ id: 's1', category: '', items: ['SQL', 'Excel'] }],
};

describe('commentary that says only what is there passes', () => {
  test.each([
    'Shows the dashboard well.',
    'This résumé shows dashboards and SQL checks well; the outcome of the calls is missing.',
    'A clear account of warehouse work. Adding one measured result would help most.',
    'Your Tableau dashboard is the strongest line.',
    'These bullets start with what was done.',
    'Strong SQL work, told in plain words.',
    'Late deliveries fell by 18%, which is the best line here.',
    'Concrete tools are named, and results are easy to find.',
    'The first bullet names a tool but no outcome.',
    'It’s easy to see what changed at Harbour & Pine.',
    'Practical experience with stock data comes across.',
    'Solid warehouse background.\nExcel and Tableau appear in context.',
    'You name your own part in every line.',
    'Readers see at once what was built and why it mattered.',
    'ATS programs can read every section.',
    'Education is complete: a BSc in Statistics from Northmoor University.',
  ])('%s', (text) => {
    expect(claimsHold(text, english)).toBe(true);
  });
  test.each([
    '这是一份条理清楚的简历，SQL 工作写得具体。',
    '周报耗时减少 40% 是最有说服力的一条。',
    '第一条有结果，后面的对账只写了职责。',
    '在青柚商贸有限公司的经历写得清楚。',
    '补上一个可以衡量的结果会更好。',
    '十分清楚，读起来不费力。',
    '投递不同的公司前，可以把最相关的经历放在前面。',
    '工具写得明确，能看出自己做了什么。',
  ])('%s', (text) => {
    expect(claimsHold(text, chinese)).toBe(true);
  });
});

describe('commentary that adds a fact does not', () => {
  test.each([
    'Cut late deliveries by 35%.',
    'Brings 12 years of experience.',
    'Doubled revenue of the warehouse.',
    'Google experience is the strongest line.',
    'Zalando experience stands out.',
    'Worked at Zalando before the warehouse.',
    'Northwind Traders comes across as a good employer.',
    'Leiden University adds weight.',
    'Kubernetes is used well.',
    'Holds a PhD in logistics.',
    'Has a degree in physics.',
    'Holds a forklift licence.',
    'Led the warehouse since 2011.',
    'London work is described clearly.',
    'An award-winning analyst.',
    'Ranked first in sales.',
    'Clear account of work for Siemens.',
    'Strong Python and Spark skills.',
    'Good lines. See https://example.com for more.',
    'Answered thousands of calls.',
  ])('%s', (text) => {
    expect(claimsHold(text, english)).toBe(false);
  });
  test.each([
    '周报耗时减少 60%。',
    '曾在腾讯做数据工作。',
    '在蓝鲸科技的经历很突出。',
    '拥有硕士学历。',
    '毕业于清华大学。',
    '销售额翻倍，表现突出。',
    '带领三十人的团队。',
    '熟练使用 Python 建模。',
    '从 2012 年起从事数据工作。',
    '在上海的工作写得清楚。',
    '荣获一等奖。',
    '业绩排名第一。',
    '持有注册会计师证书。',
  ])('%s', (text) => {
    expect(claimsHold(text, chinese)).toBe(false);
  });
});
