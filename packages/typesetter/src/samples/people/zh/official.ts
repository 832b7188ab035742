import { person } from '../person.ts';

export const official = person({
  basics: {
    name: '陆承安',
    phone: '138-0000-6609',
    email: 'lu.chengan@example.com',
    address: '安平市城西区文苑路',
    gender: '男',
    birth: '1993 年 4 月',
    ethnicity: '汉族',
    nativePlace: '安平市',
    politicalStatus: '中共党员',
    maritalStatus: '已婚',
    introduction:
      '基层与机关工作八年，历任乡镇党政办科员、县发展和改革局科员、四级主任科员。熟悉公文起草、项目申报与督查督办，能独立承担综合材料与跨部门协调。',
  },
  intention: { position: '市级机关综合文字岗位', city: '安平市' },
  education: [
    {
      school: '临江大学',
      degree: '管理学硕士',
      major: '公共管理',
      start: '2019-09',
      end: '2022-06',
      description: '在职学习；学位论文获评校级优秀。',
    },
    { school: '安平师范学院', degree: '法学学士', major: '行政管理', start: '2011-09', end: '2015-06' },
  ],
  work: [
    {
      company: '青原县发展和改革局',
      position: '四级主任科员（综合科）',
      start: '2021-03',
      end: null,
      content: [
        '起草年度工作报告、专项汇报等综合材料 140 余篇，其中 9 篇被市级内刊采用。',
        '牵头申报中央预算内投资项目 11 个，获批 7 个，争取资金 1.36 亿元。',
        '建立重点项目月调度台账，42 个在建项目按期开工率由 71% 提高到 93%。',
      ],
    },
    {
      company: '青原县发展和改革局',
      position: '科员（投资科）',
      start: '2018-08',
      end: '2021-03',
      content: [
        '办理项目备案、核准 320 件，平均办结时间由 5 个工作日压缩到 2 个工作日，无一超期。',
        '编印企业办事指南一册，发放 1,200 份，窗口重复咨询量下降约四成。',
      ],
    },
    {
      company: '青原县石桥镇人民政府',
      position: '党政办科员',
      start: '2015-09',
      end: '2018-08',
      content: [
        '负责会务、信息与档案工作，三年编发政务信息 210 条，采用量居全县 14 个乡镇第二。',
        '驻村联系脱贫户 18 户，2018 年全部稳定脱贫；协调修通入户道路 3.2 公里。',
      ],
    },
  ],
  awards: [
    { name: '全市发展改革系统先进个人', issuer: '安平市发展和改革委员会', date: '2023-12' },
    { name: '年度考核优秀等次（三次）', issuer: '中共青原县委组织部', date: '2022-03' },
    { name: '嘉奖', issuer: '青原县人民政府', date: '2020-04' },
  ],
  certifications: [
    { name: '法律职业资格（C 类）', issuer: '司法部', date: '2019-03' },
    { name: '普通话水平测试二级甲等', issuer: '省语言文字委员会', date: '2014-12' },
  ],
  skills: [
    { category: '公文', items: ['综合材料', '调研报告', '会议纪要', '信息简报'] },
    { category: '办公', items: ['公文处理系统', 'WPS', '数据透视表'] },
  ],
});
