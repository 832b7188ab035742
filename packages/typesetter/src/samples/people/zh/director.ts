import { person } from '../person.ts';

export const director = person({
  basics: {
    name: '裴仲衡',
    phone: '138-0000-1190',
    email: 'pei.zhongheng@example.com',
    address: '广州市天河区',
    linkedin: 'linkedin.com/in/pei-zhongheng',
    introduction:
      '制造业运营负责人，十八年从车间到集团。主持过两次工厂整合与一次海外建厂，擅长在不增加投资的前提下把交付、质量与现金流同时拉回正轨。',
  },
  intention: { position: '集团首席运营官', city: '广州、深圳' },
  work: [
    {
      company: '岭海精工集团股份有限公司',
      position: '副总裁（运营）',
      location: '广州',
      start: '2018-03',
      end: null,
      content: [
        '统管 6 家工厂、4,300 名员工与年营收 58 亿元的交付，准时交货率由 84% 提高到 97%。',
        '合并两处华南基地，减少固定成本 1.1 亿元，未发生停线，关键岗位留任率 96%。',
        '主导越南工厂选址与投产，14 个月达到设计产能，首年即盈利。',
        '建立月度经营分析制度，存货周转由 71 天降到 46 天，释放现金 3.4 亿元。',
      ],
    },
    {
      company: '岭海精工集团股份有限公司',
      position: '华南基地总经理',
      location: '佛山',
      start: '2013-06',
      end: '2018-02',
      content: [
        '带领 1,200 人完成精益转型，人均产值五年提高 63%，客户投诉下降 72%。',
        '引入三家战略供应商并联合降本，年采购成本下降 8.5%。',
      ],
    },
    {
      company: '明川电机有限公司',
      position: '生产部经理',
      location: '东莞',
      start: '2007-07',
      end: '2013-05',
      content: ['由工艺工程师升任部门负责人，主持 4 条产线自动化改造，投资 14 个月收回。'],
    },
  ],
  education: [
    { school: '南粤大学', degree: '工商管理硕士', major: '', start: '2011-09', end: '2013-06' },
    { school: '岷江理工大学', degree: '工学学士', major: '机械工程', start: '2003-09', end: '2007-06' },
  ],
  awards: [{ name: '省智能制造领军人物', issuer: '省工业和信息化厅', date: '2023-10' }],
  languages: [{ language: '英语', level: '工作语言' }],
});
