import { person } from '../person.ts';

export const nurse = person({
  basics: {
    name: '温若兰',
    phone: '138-0000-3357',
    email: 'wen.ruolan@example.com',
    address: '苏州市姑苏区',
    introduction:
      '主管护师，重症监护九年，其中三年带教。做事按规范、记录求准确；愿意把夜班里反复出现的小问题写成流程，让下一班少走弯路。',
  },
  intention: { position: '重症医学科护士长', city: '苏州', availability: '一个月内到岗' },
  work: [
    {
      company: '苏南市第一人民医院',
      position: '主管护师、带教组长（重症医学科）',
      location: '苏州',
      start: '2021-05',
      end: null,
      content: [
        '负责 24 张床位的日间排班与质控，护患比由 1:2.4 调整到 1:1.8，加班时长下降 22%。',
        '主持呼吸机集束化护理改进，相关肺炎发生率由 6.2‰ 降到 2.9‰，连续 14 个月达标。',
        '带教新护士 31 名，独立上岗考核一次通过率 94%；编成带教手册一册，供全院四个重症单元使用。',
        '牵头不良事件月度分析，提出整改 46 项，按期关闭率 98%，非计划拔管由每季 7 例降到 2 例。',
      ],
    },
    {
      company: '苏南市第一人民医院',
      position: '护师（重症医学科）',
      location: '苏州',
      start: '2018-07',
      end: '2021-05',
      content: [
        '分管 2 至 3 名危重患者，熟练连续性血液净化、俯卧位通气与体外膜肺护理。',
        '参与疫情期间重症病区筹建，10 天内完成 18 张床位的设备、人员与流程准备。',
        '编写交接班核对单，漏交项目由每月 11 例降到 2 例，后在三个病区使用。',
      ],
    },
    {
      company: '云溪县中医院',
      position: '护士（急诊科）',
      location: '常州',
      start: '2016-07',
      end: '2018-06',
      content: [
        '承担分诊与抢救配合，日均接诊 140 人次，两年无给药差错。',
        '整理抢救车物品清单与定位图，清点由 25 分钟缩短到 8 分钟。',
      ],
    },
  ],
  education: [{ school: '江畔医科大学', degree: '本科', major: '护理学', start: '2012-09', end: '2016-06' }],
  skills: [
    { category: '专科', items: ['机械通气', 'CRRT', 'ECMO 护理', '镇静镇痛评估'] },
    { category: '管理', items: ['排班', '护理质控', '不良事件分析', '带教'] },
  ],
  certifications: [
    { name: '重症监护专科护士', issuer: '省护理学会', date: '2020-11' },
    { name: '护士执业资格', issuer: '国家卫生健康委员会', date: '2016-08' },
  ],
  languages: [{ language: '英语', level: '可读文献' }],
  volunteering: [
    {
      organization: '社区急救课堂',
      role: '讲师',
      start: '2022-03',
      end: null,
      content: ['为居民讲授心肺复苏 18 场，参加 520 人。'],
    },
  ],
});
