import { person } from '../person.ts';

export const professor = person({
  basics: {
    name: '顾怀瑾',
    phone: '025-0000-8812',
    email: 'gu.huaijin@example.com',
    address: '临江市大学城理学院 4 号楼 312 室',
    homepage: 'huaijin.example.com',
    introduction:
      '临江大学材料科学与工程学院教授、博士生导师。研究固态电解质中的离子输运与界面稳定性，兼顾原位表征与第一性原理计算；近五年主持国家级项目 3 项，指导博士生 9 名。',
  },
  intention: { position: '材料科学教授' },
  work: [
    {
      company: '临江大学材料科学与工程学院',
      position: '教授、博士生导师',
      location: '临江',
      start: '2020-12',
      end: null,
      content: [
        '建立原位电镜与电化学联用平台，年开放机时 2,100 小时，服务校内外 26 个课题组。',
        '主讲本科“材料热力学”与研究生“固态离子学”，连续四年学生评教居学院前 10%。',
        '任学院学术委员会委员，负责青年教师首聘期评审标准的修订。',
      ],
    },
    {
      company: '临江大学材料科学与工程学院',
      position: '副教授',
      location: '临江',
      start: '2016-09',
      end: '2020-12',
      content: [
        '组建能源材料课题组，由 2 人发展到 11 人，获批国家自然科学基金面上项目与优秀青年项目各 1 项。',
        '新开设“电化学表征实验”，自编讲义 220 页，现为省级一流课程。',
      ],
    },
    {
      company: '北桥大学能源研究所',
      position: '博士后研究员',
      location: '英国',
      start: '2013-10',
      end: '2016-08',
      content: ['用中子衍射解析石榴石型电解质的锂占位，澄清了掺杂量与电导率的非单调关系。'],
    },
  ],
  education: [
    {
      school: '海州大学',
      degree: '工学博士',
      major: '材料物理与化学',
      start: '2008-09',
      end: '2013-07',
      thesis: '石榴石型固态电解质的晶界结构与离子输运',
    },
    { school: '海州大学', degree: '工学学士', major: '材料科学与工程', start: '2004-09', end: '2008-07' },
  ],
  projects: [
    {
      name: '固态电池界面失效的多尺度机制',
      role: '项目负责人',
      start: '2023-01',
      end: null,
      introduction: '国家自然科学基金重点项目，直接经费 290 万元。',
      results: ['提出界面空位聚集判据，预测的临界电流密度与 14 组实验的偏差小于 9%。'],
    },
    {
      name: '硫化物电解质的空气稳定化',
      role: '课题负责人',
      start: '2021-12',
      end: '2024-11',
      introduction: '国家重点研发计划课题，经费 410 万元，与两家企业联合承担。',
      results: ['中试样品在露点 −40 ℃ 下暴露 24 小时电导率保持 92%，已转入 50 公斤级试制。'],
    },
    {
      name: '富锂反钙钛矿的缺陷化学',
      role: '项目负责人',
      start: '2017-01',
      end: '2020-12',
      introduction: '国家自然科学基金面上项目，直接经费 64 万元。',
      results: ['发表论文 11 篇，授权发明专利 4 项，培养博士 3 名、硕士 5 名。'],
    },
  ],
  publications: [
    {
      title: '界面空位聚集与固态电池临界电流',
      authors: '顾怀瑾*，孟一帆，罗青',
      venue: '能源材料学报，41(6): 512–524',
      date: '2025-06',
    },
    {
      title: '硫化物电解质表面水解的原位观测',
      authors: '孟一帆，顾怀瑾*',
      venue: '物理化学进展，39(2): 88–97',
      date: '2024-02',
    },
    {
      title: '石榴石电解质晶界电阻的统计描述',
      authors: '罗青，陈以墨，顾怀瑾*',
      venue: '无机材料学报，38(11): 1203–1215',
      date: '2023-11',
    },
    {
      title: '反钙钛矿中锂空位的形成与迁移',
      authors: '顾怀瑾*，陈以墨',
      venue: '计算材料学，29(4): 301–312',
      date: '2020-04',
    },
    {
      title: '固态离子学导论（教材，第二版）',
      authors: '顾怀瑾，韩素',
      venue: '临江大学出版社',
      date: '2022-08',
    },
  ],
  awards: [
    { name: '省自然科学奖二等奖（第一完成人）', issuer: '省人民政府', date: '2024-01' },
    { name: '优秀青年科学基金', issuer: '国家自然科学基金委员会', date: '2019-08' },
    { name: '省级教学成果奖二等奖', issuer: '省教育厅', date: '2022-09' },
  ],
  skills: [
    { category: '实验', items: ['原位透射电镜', '中子衍射', '交流阻抗', '固体核磁'] },
    { category: '计算', items: ['第一性原理', '分子动力学', 'Python'] },
  ],
  languages: [
    { language: '汉语', level: '母语' },
    { language: '英语', level: '流利（授课语言）' },
  ],
  volunteering: [
    {
      organization: '《能源材料学报》',
      role: '编委',
      start: '2021-01',
      end: null,
      content: ['每年处理稿件 30 篇左右，组织“固态电池界面”专辑一期。'],
    },
    {
      organization: '中国固态离子学会',
      role: '青年工作委员会副主任',
      start: '2022-06',
      end: null,
      content: ['主办青年学者论坛三届，累计参会 640 人。'],
    },
  ],
});
