import type { ResumeContent } from '@verdant/contracts';
import { emptyContent } from './empty-content.ts';

/** An invented engineer whose résumé no rule has anything to say about. */
export const strongChinese = (): ResumeContent => ({
  ...emptyContent(),
  basics: {
    name: '周知远',
    email: 'zhou.zhiyuan@example.com',
    phone: '13900139000',
    address: '成都',
    linkedin: '',
    homepage: '',
    introduction: '后端工程师，六年电商与支付系统经验，关注稳定性和成本，希望继续做高并发交易方向。',
  },
  intention: { position: '后端工程师', city: '成都', salary: '', availability: '', industry: '互联网' },
  work: [
    {
      id: 'w1',
      company: '云栈电商',
      position: '高级后端工程师',
      location: '成都',
      start: '2021-05',
      end: null,
      content: [
        '重构订单服务，拆成五个微服务，接口响应时间由 420 毫秒降到 130 毫秒',
        '搭建基于 Kafka 的异步扣减库存流程，大促峰值每秒 8000 单没有超卖',
        '设计灰度发布方案并推广到 12 个团队，线上故障数下降 37%',
        '编写压测平台，把每次大促前的压测时间从三天缩短到半天',
        '梳理缓存使用规范，清理无效键 2.4 亿个，每月节省服务器费用 6 万元',
      ],
      achievements: ['优化对账任务，跑批时间由 4 小时缩短到 50 分钟，财务次日九点前即可出账'],
      metrics: [],
    },
    {
      id: 'w2',
      company: '松果支付',
      position: '后端工程师',
      location: '成都',
      start: '2018-07',
      end: '2021-04',
      content: [
        '开发商户结算系统，支持 3 种结算周期，服务商户 1.8 万家',
        '实现渠道路由策略，支付成功率由 96.1% 提升到 98.7%',
        '排查并修复跨行转账重复入账问题，避免资金差错 120 万元',
        '制定接口文档规范，联调周期平均缩短 2 天，新渠道接入由两周减到一周',
      ],
      achievements: [],
      metrics: [],
    },
  ],
  projects: [
    {
      id: 'p1',
      name: '开源限流组件',
      introduction: '面向中小团队的轻量限流组件，支持令牌桶和滑动窗口两种算法，配置修改后无须重启即可生效。',
      role: '作者',
      technologies: ['Go', 'Redis', 'Docker'],
      start: '2020-02',
      end: '2020-12',
      results: [
        '实现令牌桶和滑动窗口算法，单机每秒可判定 20 万次请求',
        '撰写中英文文档和 14 个示例，三家公司在生产环境使用',
      ],
    },
  ],
  education: [
    {
      id: 'e1',
      school: '岷江理工大学',
      degree: '本科',
      major: '软件工程',
      start: '2014-09',
      end: '2018-06',
      description: '毕业设计为分布式任务调度系统，核心课程包括操作系统、计算机网络、数据库原理和编译原理。',
    },
  ],
  skills: [
    { id: 's1', category: '语言与框架', items: ['Java', 'Go', 'Spring Boot', 'MyBatis'] },
    { id: 's2', category: '中间件与工具', items: ['MySQL', 'Redis', 'Kafka', 'Docker', 'Kubernetes', 'JMeter'] },
  ],
  certifications: [{ id: 'c1', name: '软件设计师', issuer: '人力资源和社会保障部门', date: '2019-11' }],
  awards: [
    {
      id: 'a1',
      name: '公司年度技术创新奖',
      issuer: '云栈电商',
      date: '2023-01',
      description: '因压测平台和灰度发布方案获得。',
    },
  ],
});
