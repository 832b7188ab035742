import { person } from '../person.ts';

export const engineer = person({
  basics: {
    name: '程予安',
    phone: '138-0000-5128',
    email: 'cheng.yuan@example.com',
    address: '成都市高新区',
    homepage: 'yuan.example.com',
    introduction:
      '后端工程师，八年交易与支付系统经验，主攻稳定性与成本。带过 6 人小组；相信可观测、可回滚比写得快更重要。',
  },
  intention: { position: '资深后端工程师', city: '成都', availability: '一个月内到岗' },
  work: [
    {
      company: '云栈电子商务',
      position: '资深后端工程师（交易组组长）',
      location: '成都',
      start: '2021-05',
      end: null,
      content: [
        '把单体订单服务拆成 5 个服务，接口 P99 由 420 毫秒降到 130 毫秒，全年可用性 99.99%。',
        '设计异步扣减库存流程，大促峰值每秒 8,000 单无超卖，数据库写入压力下降 61%。',
        '建立灰度与自动回滚机制并推广到 12 个团队，线上故障由每季 19 起降到 7 起。',
        '清理失效缓存键 2.4 亿个、合并冷数据，每月节省服务器费用 6.3 万元。',
      ],
    },
    {
      company: '松果支付',
      position: '后端工程师',
      location: '成都',
      start: '2018-07',
      end: '2021-04',
      content: [
        '开发商户结算系统，支持 3 种结算周期，服务商户 1.8 万家，三年无资金差错。',
        '实现渠道路由与熔断，支付成功率由 96.1% 提升到 98.7%。',
        '重写对账任务，跑批由 4 小时缩短到 50 分钟，财务次日九点前可以出账。',
      ],
    },
  ],
  projects: [
    {
      name: '开源限流组件 Weir',
      role: '作者与维护者',
      start: '2020-02',
      end: null,
      introduction: '支持令牌桶与滑动窗口两种算法，规则改动后即时生效。',
      technologies: ['Go', 'Redis', 'gRPC'],
      results: ['单机每秒判定 20 万次请求，已有 3 家公司用于生产，收到外部贡献 41 次。'],
    },
    {
      name: '压测平台',
      role: '设计与开发',
      start: '2022-03',
      end: '2022-09',
      technologies: ['Java', 'Kafka', 'Kubernetes', 'Prometheus'],
      results: ['流量录制与回放一键完成，每次大促前的压测由 3 天缩短到半天。'],
    },
  ],
  education: [
    {
      school: '岷江理工大学',
      degree: '工学学士',
      major: '软件工程',
      start: '2014-09',
      end: '2018-06',
      description: '毕业设计：分布式任务调度系统，获校级优秀。',
    },
  ],
  skills: [
    { category: '语言', items: ['Java', 'Go', 'SQL', 'Python'] },
    { category: '框架与中间件', items: ['Spring Boot', 'Kafka', 'Redis', 'MySQL', 'Elasticsearch'] },
    { category: '运维', items: ['Kubernetes', 'Docker', 'Prometheus', 'Grafana', 'Terraform'] },
  ],
  certifications: [{ name: '系统架构设计师（高级）', issuer: '全国软考办', date: '2022-11' }],
  awards: [{ name: '年度技术贡献奖', issuer: '云栈电子商务', date: '2023-12' }],
});
