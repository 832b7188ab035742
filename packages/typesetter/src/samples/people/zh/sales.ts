import { person } from '../person.ts';

export const sales = person({
  basics: {
    name: '江屿',
    phone: '138-0000-6283',
    email: 'jiang.yu@example.com',
    address: '深圳市南山区',
    linkedin: 'linkedin.com/in/jiangyu-sales',
    introduction:
      '企业软件大客户销售，七年，从零开拓过华南制造业。擅长把客户的一句抱怨还原成预算、流程与决策人，再决定要不要投入。',
  },
  intention: { position: '大区销售总监', city: '深圳、广州', availability: '一个月内到岗' },
  work: [
    {
      company: '凌度软件',
      position: '大客户销售经理（华南）',
      location: '深圳',
      start: '2021-02',
      end: null,
      content: [
        '三年签约 46 家制造企业，合同额由 1,800 万元增到 5,200 万元，连续三年完成率 118% 以上。',
        '搭建 7 人团队与客户分级制度，人均产出提高 41%，销售周期由 142 天缩短到 97 天。',
        '与产品团队共建行业方案 5 套，方案类订单占比由 22% 提高到 57%，平均折扣收窄 6 个百分点。',
        '推动续费与增购专人负责，老客户续费率由 83% 提升到 94%。',
      ],
    },
    {
      company: '凌度软件',
      position: '客户经理',
      location: '广州',
      start: '2018-07',
      end: '2021-01',
      content: [
        '开拓电子与注塑两个行业，拜访 310 家，转化 29 家，首单金额最高 260 万元。',
        '整理客户访谈 86 份，归纳出 9 类采购触发事件，线索转化率由 4.8% 提高到 9.3%。',
        '与交付团队共写上线清单，项目延期由 6 个降到 1 个，回款周期缩短 18 天。',
      ],
    },
  ],
  projects: [
    {
      name: '华南制造业数字化沙龙',
      role: '发起人',
      start: '2022-05',
      end: '2023-12',
      results: [
        '办 9 场，到场企业 420 家，带来有效商机 63 个、签约 11 个。',
        '邀请 14 位工厂负责人分享实例，编成案例册一本，现为新人培训材料。',
      ],
    },
  ],
  education: [{ school: '南粤大学', degree: '管理学学士', major: '市场营销', start: '2014-09', end: '2018-06' }],
  skills: [
    { category: '销售', items: ['大客户开发', '招投标', '谈判', '渠道管理'] },
    { category: '工具', items: ['Salesforce', '纷享销客', 'Excel'] },
  ],
  languages: [
    { language: '粤语', level: '流利' },
    { language: '英语', level: '商务沟通' },
  ],
  awards: [{ name: '全国销售冠军', issuer: '凌度软件', date: '2023-12' }],
});
