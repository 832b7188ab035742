import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from './empty-content.ts';

/** An invented product manager with most of the usual faults. */
export const chineseResume = (): ResumeContent => ({
  ...emptyContent(),
  basics: {
    name: '林若溪',
    email: 'ruoxi.lin@example.com',
    phone: '138 0013 8000',
    address: '杭州',
    linkedin: '',
    homepage: '',
    introduction: '三年产品经验，性格开朗，抗压能力强，熟悉用户增长。',
  },
  intention: { position: '高级产品经理', city: '杭州', salary: '', availability: '', industry: '' },
  work: [
    {
      id: 'w1',
      company: '禾光科技',
      position: '产品经理',
      location: '杭州',
      start: '2022-03',
      end: null,
      content: [
        '负责新用户引导流程的优化，提升了转化率。',
        '负责埋点体系的设计和开发。',
        '参与活动策划',
        '对会员页面进行了改版',
        '搭建数据看板，周报耗时由 3 小时降到 20 分钟。',
      ],
      achievements: [],
      metrics: ['次日留存提升 6 个百分点'],
    },
    {
      id: 'w2',
      company: '木铎教育',
      position: '产品助理',
      location: '杭州',
      start: '2020-07',
      end: '2022-02',
      content: ['我撰写了多篇产品文档。', '负责订单系统的布署和日常维护。', '显著提升了打开率。'],
      achievements: [],
      metrics: [],
    },
  ],
  projects: [
    {
      id: 'p1',
      name: '学习打卡小程序',
      introduction: '面向中学生的打卡工具。',
      role: '产品负责人',
      technologies: ['Axure', 'SQL'],
      start: '2021-03',
      end: '2021-08',
      results: ['访谈 40 名用户，确定三个核心场景。'],
    },
  ],
  education: [
    {
      id: 'e1',
      school: '青川大学',
      degree: '本科',
      major: '信息管理',
      start: '2016-09',
      end: '2020-06',
      description: '',
    },
  ],
  skills: [{ id: 's1', category: '工具', items: ['SQL', 'Axure', 'Excel'] }],
});
