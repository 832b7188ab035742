import { all, bullets, type Case, first, job, more, set, untouched, without } from './edits.ts';

const plain = ['Planned routes for drivers', 'Wrote handover notes', 'Sorted parcels'];
const plainChinese = ['规划配送线路', '撰写交接说明', '整理仓库货架'];
const intro = (text: string) => set('basics/introduction', text);

export const writingCases: Case[] = [
  {
    id: 'IMP-02',
    languages: ['en'],
    bad: [bullets('every', plain), bullets(0, ['Planned routes in 2021', ...plain])],
    good: [untouched, more(0, plain)],
  },
  {
    id: 'IMP-02',
    languages: ['zh'],
    bad: [bullets('every', plainChinese), bullets(0, ['2021年规划线路', ...plainChinese])],
    good: [untouched, more(0, plainChinese)],
  },
  {
    id: 'IMP-03',
    languages: ['en'],
    bad: [bullets('every', plain), bullets(1, plain)],
    good: [untouched, more(0, plain)],
  },
  {
    id: 'IMP-03',
    languages: ['zh'],
    bad: [bullets('every', plainChinese), bullets(1, plainChinese)],
    good: [untouched, more(0, plainChinese)],
  },
  {
    id: 'IMP-03',
    languages: ['en'],
    bad: [
      bullets('every', ['Responsible for contracts and helped reduce cost', 'Worked on pricing to improve margins']),
      bullets('every', ['Sorted claims into nine causes for 3 teams', 'Visited 12 depots and 40 stores']),
    ],
    good: [
      untouched,
      bullets('every', ['Built a parser used by 40 teams', 'Filed 2 patents on routing']),
      bullets('every', ['Answered claims in 2 days, not 5', 'Responsible for 14 depots, cutting stockouts by 23%']),
    ],
  },
  {
    id: 'IMP-03',
    languages: ['zh'],
    bad: [
      bullets('every', ['负责转化率的提升', '参与流程改善']),
      bullets('every', ['走访 12 家门店和 3 个仓库', '整理 9 类工单']),
    ],
    good: [
      untouched,
      bullets('every', ['开发对账工具，被 4 个团队采用', '负责续约，续约率提升 12%']),
      bullets('every', ['处理 1000 帧数据，动作相似度达 95%，误差 5 毫米']),
    ],
  },
  {
    id: 'IMP-07',
    languages: ['zh'],
    bad: [
      job('every', () => ({ content: ['2023.06）', '2021 年 3 月至今', '4 个月'], achievements: [], metrics: [] })),
    ],
    good: [
      (content) => ({
        ...content,
        work: [],
        projects: content.projects.map((item) => ({
          ...item,
          introduction: '搭建借阅系统。接入缓存。准确率达到 92%。',
          results: [],
        })),
      }),
    ],
  },
  { id: 'IMP-07', bad: [first(0, 1), first(1, 1)], good: [untouched, first(1, 2)] },
  {
    id: 'IMP-08',
    bad: [bullets(0, ['Planned routes for drivers', '规划线路'])],
    good: [untouched, first(0, 2), all(first(0, 1), set('work/w1/start', '2026-06'), set('work/w2/end', '2026-05'))],
  },
  {
    id: 'BRV-03',
    bad: [bullets('every', []), job(0, ({ content }) => ({ content: Array(60).fill(content.join(' ')) }))],
    good: [untouched, without('awards')],
  },
  {
    id: 'BRV-04',
    bad: [
      intro('planning routes and stock '.repeat(20)),
      (content) => set('projects/p1/introduction', content.work.flatMap((item) => item.content).join(' '))(content),
    ],
    good: [untouched, intro('')],
  },
  {
    id: 'STY-03',
    languages: ['en'],
    bad: [
      bullets(0, ['Built stock reports', 'Built route reports', 'Built price reports']),
      more(0, ['Built stock reports', 'Building route reports', 'Built price reports']),
    ],
    good: [untouched, more(0, ['Built stock reports'])],
  },
  {
    id: 'STY-03',
    languages: ['zh'],
    bad: [bullets(0, ['开发登录模块', '开发支付模块', '开发订单模块']), more(0, ['负责登录', '负责支付', '负责订单'])],
    good: [untouched, more(0, ['重构登录模块'])],
  },
  {
    id: 'STY-04',
    languages: ['en'],
    bad: [intro('Results-driven team player.'), more(0, ['Planned routes in a fast-paced environment'])],
    good: [untouched, intro('Played in the company football team.')],
  },
  {
    id: 'STY-04',
    languages: ['zh'],
    bad: [intro('性格开朗，吃苦耐劳。'), more(0, ['整理仓库货架，责任心强'])],
    good: [untouched, intro('写过六年后端，做过支付和电商。')],
  },
  {
    id: 'STY-05',
    languages: ['en'],
    bad: [
      set('work/w2/content/0', 'Manage demand for 2,300 products'),
      set('work/w3/content/1', 'Write the handover checklist'),
    ],
    good: [
      untouched,
      set('work/w1/content/0', 'Manage demand for 2,300 products'),
      set('work/w2/content/0', 'Set prices for 2,300 products'),
      set('work/w2/content/0', 'Found 2,300 products without a price'),
      set('work/w2/content/0', 'Research integrated into the search of 2,300 products'),
      set('work/w2/content/0', 'Lead gameplay programmer on an unannounced title'),
    ],
  },
];
