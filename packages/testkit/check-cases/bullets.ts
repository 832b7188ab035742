import type { Language } from '@verdant/contracts';

/** A point of the newest job: what a check must find in it, and what it must leave alone. */
export type BulletCase = [checkId: string, language: Language, bad: string[], good: string[]];
export const bulletCases: BulletCase[] = [
  [
    'IMP-01',
    'en',
    ['Report generation for finance', 'The weekly stock report for planners', 'Administration of carrier accounts'],
    [
      'Built monthly finance reports',
      'Successfully negotiated carrier terms',
      'Kubernetes migration finished early',
      'a sci-fi roguelike that sold well',
      'Documentation',
    ],
  ],
  [
    'IMP-01',
    'zh',
    ['关于用户增长的工作', '前端页面的日常维护工作', '订单系统的开发'],
    ['搭建用户增长漏斗', '通过数据分析，优化首页转化', '主动梳理接口文档', '双十一大促保障'],
  ],
  [
    'IMP-04',
    'en',
    [
      'Responsible for answering phones',
      'Worked on the billing pages',
      'Duties included filing invoices',
      'Helped the finance team',
    ],
    [
      'Answered 60 calls a day',
      'Responsible for 14 depots, cutting stockouts by 23%',
      'Handled 60 calls a day',
      'Supported planners with forecasts',
    ],
  ],
  [
    'IMP-04',
    'zh',
    ['负责订单系统的开发', '参与活动策划工作的执行', '主要负责门店日常管理'],
    ['开发订单系统', '负责华东区渠道，销售额提升 23%', '组织新品发布会', '管理门店排班'],
  ],
  [
    'IMP-05',
    'en',
    ['Helped the team', 'Assisted the manager', 'Participated in the migration of the billing platform'],
    [
      'Involved in writing tests for the billing platform',
      'Wrote 40 test cases',
      'Helped the finance team close the books by preparing accruals',
    ],
  ],
  [
    'IMP-05',
    'zh',
    ['参与活动策划', '协助系统开发', '参与会员权益改版，配合设计与研发完成上线'],
    ['协助经理整理供应商发票并归档', '撰写活动方案', '参与会员体系改版，负责等级规则和权益文案的撰写'],
  ],
  [
    'IMP-06',
    'en',
    ['Managed various carrier accounts', 'Significantly improved forecast quality', 'Wrote several reports'],
    [
      'Managed 12 carrier accounts',
      'Improved forecast quality by 4 points',
      'Set up a multiple-choice quiz for drivers',
    ],
  ],
  [
    'IMP-06',
    'zh',
    ['撰写多篇推文', '显著提升转化效果', '处理大量工单'],
    ['撰写 12 篇推文', '提升转化效果', '搭建多租户权限模型'],
  ],
  [
    'BRV-01',
    'en',
    [
      `Built a planning model that joined sales, stock and carrier data from three systems and that was used by planners, buyers and depot managers every week to decide what to order and when to move it`,
      'Built a model. Tested it with planners. Rolled it out to depots.',
    ],
    ['Built a planning model used by buyers every week', 'Cut cost by 4.5%, e.g. by merging U.S. and E.U. lanes'],
  ],
  [
    'BRV-01',
    'zh',
    [
      '设计并开发面向商家的营销活动配置平台，覆盖优惠券、满减、拼团和秒杀等多种玩法，打通商品、订单、库存和支付链路，让运营人员不再依赖研发即可自行上线活动并查看效果数据',
      '梳理需求，设计方案，开发接口，联调测试，上线发布，跟踪数据',
    ],
    ['设计营销活动配置平台，运营可自行上线活动', '搭建看板，按日更新，供运营复盘'],
  ],
  ['BRV-02', 'en', ['Weekly reports', 'Stock planning'], ['Built weekly stock reports', '18% fewer stockouts']],
  ['BRV-02', 'zh', ['写文档', '日常开会'], ['编写接口文档', '提效 30%']],
  [
    'BRV-05',
    'en',
    [
      'Built a demand planning model in Python that cut stockouts by 23% across 14 depots',
      'Built a planning model in Python that cut stockouts by 23% across 14 depots',
    ],
    ['Built a returns model in R that cut refunds', 'Trained drivers in safety'],
  ],
  [
    'BRV-05',
    'zh',
    [
      '重构订单服务，拆成五个微服务，接口响应时间由 420 毫秒降到 130 毫秒',
      '重构了订单服务，拆成五个微服务，接口响应时间由420毫秒降到130毫秒',
    ],
    ['重构商品服务，减少重复代码', '梳理日志规范'],
  ],
  [
    'STY-01',
    'en',
    ['I built our reporting pipeline', 'Built my own reporting pipeline'],
    ['Built the I/O scheduler', 'Ran Phase I trials', 'Built the MySQL export', 'Led type I diabetes education'],
  ],
  [
    'STY-01',
    'zh',
    ['我搭建了数据看板', '本人完成需求评审'],
    ['搭建用户自我评估工具', '对接我国海关申报系统', '搭建数据看板'],
  ],
  [
    'STY-02',
    'en',
    ['Weekly reports were prepared for management', 'The pipeline was rebuilt in Python'],
    ['Prepared weekly reports', 'Was promoted to senior analyst', 'Was awarded the operations prize'],
  ],
  ['STY-02', 'zh', ['周报由本组完成', '旧系统被替换'], ['完成周报', '被评为优秀讲师', '设计被动防护方案']],
  [
    'STY-08',
    'en',
    ['Utilized SQL in order to find duplicates', 'Successfully closed the tender'],
    ['Used SQL to find duplicates', 'Improved successful delivery ratio'],
  ],
  ['STY-08', 'zh', ['对页面进行了优化', '成功地完成迁移'], ['优化页面', '进行用户访谈 12 场']],
  [
    'STY-06',
    'en',
    ['Built exports with mysql', 'Wrote javascript widgets'],
    ['Built exports with MySQL', 'Published at github.com/tomas'],
  ],
  [
    'STY-06',
    'zh',
    ['布署监控系统', '调整告警阀值', '使用 mysql 存储日志'],
    ['部署监控系统', '已上线三个模块', '按排名发放奖励', '既使用缓存又使用索引', '荷兰球队赞助项目'],
  ],
  [
    'STY-07',
    'en',
    ['Built weekly  reports for buyers', 'Trained drivers,, in safety'],
    ['Built weekly reports', 'Built weekly reports.', 'Trained drivers in safety;', 'Trained drivers vs. managers'],
  ],
  [
    'STY-07',
    'zh',
    ['搭建监控系统,梳理文档', '梳理接口文档，，每周更新'],
    ['搭建监控系统', '搭建监控系统。', '梳理接口文档；', '梳理接口文档;', '其中包括：'],
  ],
  ['STY-02', 'zh', ['周报被延误多次', '方案由小组讨论完成'], ['开源补丁被社区接收', '建议被公司采纳']],
  ['BRV-02', 'en', ['Details'], ['June – August', 'Ongoing']],
  [
    'PRI-01',
    'en',
    ['Identity 11010519491231002X on file', 'SSN 078-05-1120'],
    ['Order 110105194912310021 shipped', 'Served 4000 1234 users'],
  ],
  [
    'PRI-01',
    'zh',
    ['身份证号 11010519491231002X', '银行卡 4111111111111111'],
    ['订单号 110105194912310021', '处理 4111 笔订单'],
  ],
  [
    'PRI-02',
    'en',
    ['Marital status: married', 'Nationality: Swiss'],
    ['Ran a survey on religion', 'Built a gender pay report'],
  ],
  ['PRI-02', 'zh', ['婚姻状况：已婚', '身高：175cm'], ['设计面向父母的亲子课程', '优化体重管理应用']],
  ['ATS-03', 'en', ['Built\treports', 'Python | SQL | Excel'], ['Built reports', 'Improved A|B splits']],
  ['ATS-03', 'zh', ['搭建\t看板', '开发      测试'], ['搭建看板', '开发 测试']],
  ['ATS-07', 'en', ['Built \uF095 reports', 'Built re\uFFFDports'], ['Built reports', 'Grew sales → 12 stores']],
  ['ATS-07', 'zh', ['搭建\uE000看板', '搭建⼯单看板'], ['搭建看板', '搭建工单看板']],
];
