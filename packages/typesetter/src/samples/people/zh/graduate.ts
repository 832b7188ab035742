import { person } from '../person.ts';

export const graduate = person({
  basics: {
    name: '许知夏',
    phone: '138-0000-4421',
    email: 'xu.zhixia@example.com',
    address: '南京市江宁区',
    homepage: 'zhixia.example.com',
    introduction: '软件工程应届本科生，两段后端实习，熟悉 Java 与 Go，习惯先写测试再动手改。希望做交易、支付一类系统。',
  },
  intention: { position: '后端开发工程师（2026 届）', city: '南京、杭州、上海', availability: '2026 年 6 月到岗' },
  education: [
    {
      school: '临江大学',
      degree: '工学学士',
      major: '软件工程',
      start: '2022-09',
      end: '2026-06',
      gpa: '3.82/4.0（专业前 5%），获国家奖学金',
      courses: ['数据结构', '操作系统', '计算机网络', '数据库原理', '编译原理', '概率论'],
      thesis: '面向校园网的分布式限流算法比较',
    },
  ],
  work: [
    {
      company: '澄澜支付科技',
      position: '后端开发实习生',
      location: '杭州',
      start: '2025-06',
      end: '2025-09',
      content: [
        '为对账服务补写 126 条单元测试，覆盖率由 54% 提高到 81%，上线前拦下 3 个金额精度问题。',
        '把日终对账由单线程改为按商户分片，跑批时间从 52 分钟降到 17 分钟。',
      ],
    },
    {
      company: '禾光科技（上海）有限公司',
      position: '测试开发实习生',
      location: '上海',
      start: '2024-07',
      end: '2024-09',
      content: ['用 Python 编写回归脚本 48 个，版本回归由 2 人天缩短到 3 小时。'],
    },
  ],
  projects: [
    {
      name: '校园二手书平台',
      role: '后端负责人（4 人小组）',
      start: '2024-03',
      end: '2024-12',
      technologies: ['Go', 'PostgreSQL', 'Redis', 'Docker'],
      results: [
        '设计库存锁定与超时释放流程，开学周并发下单 1,900 笔无超卖。',
        '接入全文检索，书名查询的 P95 由 480 毫秒降到 60 毫秒，累计服务 2,300 名同学。',
      ],
    },
    {
      name: '操作系统课程实验：小型内核',
      role: '独立完成',
      start: '2024-02',
      end: '2024-06',
      technologies: ['C', 'RISC-V'],
      results: ['实现分页、抢占式调度与简单文件系统，课程实验评分 98 分，列年级第 2。'],
    },
  ],
  skills: [
    { category: '语言', items: ['Java', 'Go', 'Python', 'C', 'SQL'] },
    { category: '工具与框架', items: ['Spring Boot', 'Redis', 'Kafka', 'Docker', 'Git'] },
    { category: '英语', items: ['CET-6（568 分）'] },
  ],
  volunteering: [
    {
      organization: '临江大学开源社',
      role: '社长',
      start: '2023-09',
      end: '2024-09',
      content: ['组织工作坊 14 场，新社员首次提交代码的平均时间由 3 周缩到 6 天。'],
    },
  ],
});
