import { emptyContent, type ResumeContent } from '@verdant/contracts';

/** 虚构的人物。内容大体扎实，但有意留下几处毛病，好让诊断有话可说。 */
export const zh: ResumeContent = {
  ...emptyContent(),
  basics: {
    name: '沈若川',
    email: 'shen.ruochuan@example.com',
    phone: '138-0000-2716',
    address: '上海市杨浦区',
    linkedin: '',
    homepage: 'ruochuan.example.com',
    introduction:
      '五年互联网产品经验，做过从零到一的工具产品，也维护过成熟业务的增长。习惯先看数据再下判断，能独立完成需求、实验与复盘。工作认真负责，抗压能力强，善于沟通。',
  },
  intention: {
    position: '高级产品经理（增长方向）',
    city: '上海',
    salary: '30–40K',
    availability: '一个月内到岗',
    industry: '',
  },
  work: [
    {
      id: 'w-heguang',
      company: '禾光科技（上海）有限公司',
      position: '产品经理（用户增长）',
      location: '上海',
      start: '2022-07',
      end: null,
      content: [
        '负责新用户引导流程的优化，提升了转化率。',
        '搭建注册漏斗的埋点规范，覆盖 42 个关键事件，漏斗报表由每周手工整理改为次日自动产出。',
        '参与会员权益改版，配合设计与研发完成上线。',
        '与客服团队共建反馈分类，将重复问题归并为 9 类，每月需求评审前完成归因。',
      ],
      achievements: ['入职一年后独立负责老用户召回方向，带教产品助理 2 名。'],
      metrics: ['设计召回实验 11 组，保留其中 4 组，30 日回流率由 6.1% 提升到 8.7%。'],
    },
    {
      id: 'w-muduo',
      company: '木铎教育科技有限公司',
      position: '产品运营',
      location: '杭州',
      start: '2020-07',
      end: '2022-06',
      content: [
        '负责课程活动页的日常运营工作。',
        '独立策划“开学季”专题，上线 6 周带来 3.2 万名新注册用户，获客成本较上季下降 18%。',
        '编写活动配置手册，新活动从提需求到上线由 5 个工作日缩短到 2 个工作日。',
      ],
      achievements: [],
      metrics: [],
    },
  ],
  projects: [
    {
      id: 'p-shiyan',
      name: '增长实验平台（内部）',
      introduction: '',
      role: '产品负责人',
      technologies: ['A/B 实验', 'SQL', 'Tableau'],
      start: '2023-03',
      end: '2023-11',
      results: [
        '统一实验申请、分流与复盘三个环节，接入 5 条业务线。',
        '实验从立项到得出结论的中位时长由 21 天降到 12 天。',
      ],
    },
    {
      id: 'p-daka',
      name: '学习打卡小程序',
      introduction: '面向中小学班级的课后打卡工具，家长、老师两端使用。',
      role: '产品与运营',
      technologies: [],
      start: '2021-09',
      end: '2022-01',
      results: ['从用户访谈到上线历时 7 周，首个学期覆盖 23 所学校。'],
    },
  ],
  education: [
    {
      id: 'e-linjiang',
      school: '临江大学',
      degree: '管理学学士',
      major: '信息管理与信息系统',
      start: '2016-09',
      end: '2020-06',
      description: '',
    },
  ],
  skills: [
    { id: 's-product', category: '产品', items: ['需求分析', 'A/B 实验', '漏斗分析', '用户访谈'] },
    { id: 's-data', category: '数据', items: ['SQL', 'Python（Pandas）', 'Tableau'] },
    { id: 's-tools', category: '工具', items: ['Figma', 'Axure', 'Jira'] },
  ],
  certifications: [{ id: 'c-npdp', name: 'NPDP 产品经理国际资格认证', issuer: 'PDMA', date: '2023-05' }],
  awards: [{ id: 'a-heguang', name: '年度优秀员工', issuer: '禾光科技', date: '2023-12', description: '' }],
};
