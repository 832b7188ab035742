import { person } from '../person.ts';

export const editor = person({
  basics: {
    name: '林书白',
    phone: '138-0000-2075',
    email: 'lin.shubai@example.com',
    address: '杭州市西湖区',
    introduction:
      '人文社科图书编辑，八年，责编六十余种。从选题、约稿到下厂都亲手做过；相信一本书的好，一半在作者，一半在看不见的编校。',
  },
  intention: { position: '人文社科编辑室主任', city: '杭州、北京' },
  work: [
    {
      company: '之江文艺出版社',
      position: '副编审（人文编辑室）',
      location: '杭州',
      start: '2020-05',
      end: null,
      content: [
        '策划“江南日常”丛书 14 种，累计发行 31 万册，其中 5 种加印四次以上。',
        '主持译著质量流程，差错率由万分之 0.9 降到万分之 0.3，连续三年通过编校质检。',
        '带教编辑 5 名，其中 2 名独立完成省级重点出版项目。',
      ],
    },
    {
      company: '之江文艺出版社',
      position: '编辑',
      location: '杭州',
      start: '2017-07',
      end: '2020-04',
      content: [
        '责编图书 28 种，《纸上园林》获省级优秀图书奖，首年销售 4.6 万册。',
        '建立作者档案 210 份，约稿周期由平均 11 个月缩短到 8 个月。',
      ],
    },
  ],
  projects: [
    {
      name: '地方文献影印数字化',
      role: '编辑统筹',
      start: '2021-03',
      end: '2023-06',
      results: ['整理影印文献 46 种、1.2 万页，校出错页 137 处，入选省级出版专项资助。'],
    },
  ],
  education: [
    { school: '临江大学', degree: '文学硕士', major: '中国古典文献学', start: '2014-09', end: '2017-06' },
    { school: '安平师范学院', degree: '文学学士', major: '汉语言文学', start: '2010-09', end: '2014-06' },
  ],
  skills: [
    { category: '编辑', items: ['选题策划', '古籍整理', '编校', '版权洽谈'] },
    { category: '工具', items: ['InDesign', '方正书版', '黑马校对'] },
  ],
  certifications: [{ name: '出版专业技术人员职业资格（中级）', issuer: '国家新闻出版署', date: '2019-10' }],
  awards: [{ name: '省优秀图书奖（责任编辑）', issuer: '省出版工作者协会', date: '2020-12' }],
});
