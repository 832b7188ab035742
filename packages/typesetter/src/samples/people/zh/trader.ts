import { person } from '../person.ts';

export const trader = person({
  basics: {
    name: '方未晞',
    phone: '138-0000-9046',
    email: 'fang.weixi@example.com',
    address: '大连市中山区',
    introduction:
      '对日贸易与采购六年，日语可主持商务谈判，熟悉单证、报关与信用证。做事守时，邮件当日回复，重要约定必有书面确认。',
  },
  intention: { position: '海外采购主管', city: '大连、东京', availability: '两个月内到岗' },
  education: [
    { school: '滨城外国语大学', degree: '文学学士', major: '日语（国际贸易方向）', start: '2014-09', end: '2018-06' },
    { school: '千叶国际大学', degree: '交换生', major: '经营学', start: '2016-09', end: '2017-08' },
  ],
  work: [
    {
      company: '北辰贸易（大连）有限公司',
      position: '采购主任',
      location: '大连',
      start: '2021-04',
      end: null,
      content: [
        '管理 34 家供应商、年采购额 2.1 亿日元，交期准时率由 88% 提高到 97%。',
        '重谈 12 份年度合同，账期由 30 天延至 60 天，单价平均下降 4.6%。',
        '把验货记录改为双语表单，客户索赔由每季 9 件降到 3 件。',
      ],
    },
    {
      company: '三和商事株式会社大连代表处',
      position: '贸易助理',
      location: '大连',
      start: '2018-07',
      end: '2021-03',
      content: ['制作信用证与报关单据，年均 260 票，零退单。', '担任工厂审核翻译 41 次，整改事项按期关闭率 95%。'],
    },
  ],
  certifications: [
    { name: '日本语能力测试 N1（168 分）', issuer: '国际交流基金会', date: '2017-08' },
    { name: '国际贸易单证员', issuer: '国际贸易学会', date: '2019-05' },
    { name: '机动车驾驶证 C1', issuer: '', date: '2018-09' },
  ],
  languages: [
    { language: '汉语', level: '母语' },
    { language: '日语', level: '商务流利' },
    { language: '英语', level: 'CET-6' },
  ],
  skills: [
    { category: '贸易', items: ['信用证', '报关', '合同谈判', '供应商审核'] },
    { category: '工具', items: ['SAP MM', 'Excel', 'Power BI'] },
  ],
  awards: [{ name: '年度最佳采购', issuer: '北辰贸易', date: '2023-12' }],
});
