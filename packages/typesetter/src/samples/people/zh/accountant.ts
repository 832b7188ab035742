import { person } from '../person.ts';

export const accountant = person({
  basics: {
    name: '赵清和',
    phone: '138-0000-8461',
    email: 'zhao.qinghe@example.com',
    address: '上海市浦东新区',
    introduction:
      '注册会计师，六年审计与财务分析经验，熟悉新收入准则与合并报表。能把数字讲给业务听，也能把业务还原成分录。',
  },
  intention: { position: '财务分析经理', city: '上海', availability: '一个月内到岗' },
  work: [
    {
      company: '衡远医药股份有限公司',
      position: '高级财务分析师',
      location: '上海',
      start: '2021-08',
      end: null,
      content: [
        '编制 9 家子公司的合并报表与管理报告，月结由 9 个工作日缩短到 5 个。',
        '搭建产品线毛利模型，识别 4 个亏损规格并推动调价，全年增加毛利 1,260 万元。',
        '主持年度预算与滚动预测，收入预测偏差由 8.4% 收窄到 3.1%。',
      ],
    },
    {
      company: '立衡会计师事务所',
      position: '高级审计员',
      location: '上海',
      start: '2018-09',
      end: '2021-07',
      content: [
        '作为现场负责人完成 7 家制造与医药企业年审，管理 3 至 5 人小组，均按期出具报告。',
        '设计收入截止测试模板，每个项目节省 16 小时，后在部门内推广。',
        '参与一家企业上市申报，回复三轮问询中的财务问题 38 个。',
      ],
    },
  ],
  projects: [
    {
      name: '费用报销系统上线',
      role: '财务负责人',
      start: '2022-10',
      end: '2023-05',
      results: ['梳理 26 项费用规则，报销平均到账由 12 天缩短到 4 天，退单率由 19% 降到 6%。'],
    },
  ],
  education: [
    { school: '沪东财经大学', degree: '会计硕士', major: '', start: '2016-09', end: '2018-06', gpa: '3.7/4.0' },
    { school: '沪东财经大学', degree: '管理学学士', major: '会计学', start: '2012-09', end: '2016-06' },
  ],
  skills: [
    { category: '财务', items: ['合并报表', '预算与预测', '财务建模', '内部控制'] },
    { category: '工具', items: ['SAP FICO', 'Power BI', 'Excel（VBA）', 'SQL'] },
  ],
  certifications: [
    { name: '注册会计师（CPA）', issuer: '中国注册会计师协会', date: '2020-03' },
    { name: '法律职业资格', issuer: '司法部', date: '2022-03' },
  ],
  languages: [{ language: '英语', level: '工作语言' }],
  awards: [{ name: '年度优秀员工', issuer: '衡远医药', date: '2023-12' }],
});
