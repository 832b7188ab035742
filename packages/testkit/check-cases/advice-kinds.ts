import { all, type Case, job, more, set } from './edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const note =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const skills =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const company = (name: string, position = 'Inspector') => job(0, () => ({ company: name, position }));

/** Kinds that were accused wrongly or missed in résumés by others, in words of our own. */
export const adviceKinds: Case[] = [
  {
    id: 'STY-01',
    bad: [more(0, ['I rebuilt the stock list', '我重做了库存表'])],
    good: [
      more(0, ['Cut refunds by a third after we moved the desk', '采访 90 位店主，其中十来位至今愿意接我的电话']),
      more(0, ['Closed the stall when I graduated', '复杂订单由我处理，每周约 12 单']),
    ],
  },
  {
    id: 'STY-02',
    bad: [more(0, ['Stock lists were prepared for the buyers', '月报由本组完成'])],
    good: [more(0, ['Answered nine objections; each claim was upheld', '自建两个术语库，共 900 条，被客户收作标准库'])],
  },
  { id: 'STY-05', languages: ['en'], bad: [], good: [set('work/w2/content/1', 'Model evenings every Tuesday')] },
  {
    id: 'SEC-05',
    languages: ['zh'],
    bad: [],
    good: [all(set('intention/position', ''), intro('记者九年，想转做企业传播，目标是制造业。'))],
  },
  {
    id: 'PRI-01',
    bad: [
      note('SIN 046 454 286'),
      note('S0000000X'),
      note('农行 6228 0000 0000 0000 000'),
      note('香港身份證：A000000(0)'),
    ],
    good: [note('Order 120 454 287'), note('VDE 0100-410')],
  },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [note('Age 38, married 3 kids'), note('Nationality: British Single, no children'), note('Asthma (mild)')],
    good: [more(0, ['Wrote the asthma plan of the school'])],
  },
  {
    id: 'PRI-02',
    languages: ['zh'],
    bad: [note('长子：在读'), note('婚姻狀況：未婚'), note('有点高血压，吃着药')],
    good: [more(0, ['管理高血压患者 430 人，控制率 71%'])],
  },
  {
    id: 'STY-12',
    bad: [
      note('First aid (expired)'),
      intro('Although I have been out of the workforce for some years, I learn.'),
      note('Will not work weekends.'),
      note('计算机二级（未过，准备再考）'),
      intro('离开职场太久了，但会努力。'),
      note('和队长处不来，想换个地方'),
    ],
    good: [
      more(0, ['Found 14 expired licences and had them renewed', '整改 12 项未通过的验收']),
      note('Available at weekends'),
    ],
  },
  {
    id: 'SEC-13',
    bad: [intro('Seeking a position in any setting.'), note('保安也行，保洁也可以')],
    good: [note('开会也行动也快的羽毛球队')],
  },
  {
    id: 'SEC-15',
    bad: [note('期待您的回复，祝您生活愉快'), note('To whom it may concern')],
    good: [note('期待值管理讲座，2023 年')],
  },
  {
    id: 'STY-13',
    bad: [company('东莞市某配件公司')],
    good: [company('某光伏企业', '危机传播顾问（兼职）')],
  },
  {
    id: 'STY-09',
    languages: ['zh'],
    bad: [more(0, ['同 client 开会，follow up 进度'])],
    good: [more(0, ['用 SQL 和 Airflow 搭建日报，每天 8 点前送达'])],
  },
  { id: 'SEC-03', languages: ['zh'], bad: [set('basics/phone', '1380000 341')], good: [] },
  {
    id: 'SEC-14',
    bad: [skills(...Array.from({ length: 27 }, (_, at) => `SAP module ${at}`))],
    good: [skills('SAP MM', 'SAP WM', 'Kinaxis')],
  },
  {
    id: 'IMP-06',
    languages: ['en'],
    bad: [more(0, ['Improved app rating'])],
    good: [more(0, ['Opened on Sundays; 140 visits a week, many of them first-time'])],
  },
  { id: 'IMP-09', languages: ['en'], bad: [more(0, ['Various administrative duties as required'])], good: [] },
];
