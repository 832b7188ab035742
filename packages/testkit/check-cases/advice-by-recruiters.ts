import { all, type Case, job, more, set, untouched } from './edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const note =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const skills =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const certificate =
  (name: string, issuer: string, date: string): Case['bad'][number] =>
  (content) => ({ ...content, certifications: [{ id: 'c', name, issuer, date }] });
const studied = (text: string) => set('education/e1/description', text);
const aims = (position: string) => all(set('intention/position', position), set('basics/homepage', ''));
const noLink = (position: string) => all(aims(position), set('basics/linkedin', ''));

/** What recruiters raised again and again about résumés by others, in words of our own. */
export const casesByRecruiters: Case[] = [
  {
    id: 'SEC-17',
    languages: ['zh'],
    bad: [noLink('平面设计师'), noLink('短视频剪辑'), noLink('新媒体运营')],
    good: [
      noLink('结构设计师'),
      all(noLink('平面设计师'), note('作品集随信附上')),
      all(noLink('平面设计师'), set('basics/homepage', 'example.com/works')),
    ],
  },
  {
    id: 'SEC-17',
    languages: ['en'],
    bad: [
      noLink('Graphic designer'),
      noLink('Wedding photographer'),
      all(noLink('Visual & UI designer'), note('Portfolio on request.')),
    ],
    good: [
      noLink('Structural designer'),
      all(noLink('Illustrator'), note('behance.example/nora')),
      all(noLink('Illustrator'), set('basics/homepage', 'example.com/works')),
    ],
  },
  {
    id: 'BRV-05',
    languages: ['en'],
    bad: [
      more(0, ['Pruning, felling, stump grinding, hedge cutting', 'Performed pruning, stump grinding, hedge cutting']),
    ],
    good: [more(0, ['Pruning and felling along 12 km of line', 'Pruning and felling in the parks, 40 trees'])],
  },
  {
    id: 'BRV-05',
    languages: ['zh'],
    bad: [more(0, ['做体态评估，写训练计划，跟进会员', '做体态评估，跟进会员'])],
    good: [more(0, ['跟进会员 120 名', '做体态评估，写训练计划，跟进会员'])],
  },
  {
    id: 'DAT-03',
    bad: [all(set('work/w1/end', '2025-09'), (content) => ({ ...content, projects: [], education: [] }))],
    good: [all(set('work/w1/end', '2026-07'), (content) => ({ ...content, projects: [], education: [] }))],
  },
  {
    id: 'DAT-04',
    languages: ['en'],
    bad: [set('work/w2/end', '2021-06')],
    good: [all(set('work/w2/end', '2021-06'), set('work/w2/position', 'Saturday hand 周末兼职'))],
  },
  {
    id: 'SEC-02',
    bad: [set('basics/email', 'rocking_sam4u@example.com'), set('basics/email', 'linmu_520@example.com')],
    good: [set('basics/email', 'sam1520@example.com')],
  },
  {
    id: 'PRI-04',
    bad: [
      note('Pastor Neil 480-555-0133'),
      note('王阿姨（电话 137 0000 0000），减重 14 公斤'),
      note('Pay at present: $61,000'),
    ],
    good: [note('ORCID 0000-0002-1825-0097'), note('Licence 20150481302'), note('2010-2014, 2016-2019')],
  },
  { id: 'PRI-01', bad: [note('Passport no. XX000000'), note('0000 0000 0000')], good: [note('ISBN 978 0000 0000')] },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [
      note('Race / Religion', 'Malay / Muslim'),
      intro('Fitter.\nDate of Birth : 22/07/1997\nHobbies : cricket'),
      note('Happily married 18 years, mother of three'),
    ],
    good: [note('Race / Religion'), more(0, ['Wrote the religion and ethics course'])],
  },
  { id: 'PRI-02', languages: ['zh'], bad: [note('婚否', '已婚'), note('属相', '鸡')], good: [note('健康', '舞蹈')] },
  {
    id: 'STY-12',
    bad: [
      certificate('First Aid (exp. 2024)', '', ''),
      certificate('急救证', '2022年到期', ''),
      certificate('会计从业资格证（已取消）', '', ''),
      more(0, ['因为公司搬迁，所以离职了', 'I resigned in 2013 due to differences with the board']),
      intro('To find a stable position close to home.'),
      note('Weakness: I trust people too quickly.'),
    ],
    good: [
      // a form asks why, and nobody is blamed
      note('离职原因  厂里订单少'),
      certificate('健康证', '有效期至2028年3月', ''),
      certificate('First Aid (valid until 2028)', '', ''),
      more(0, ['设计离家近的社区门诊路线', 'Planned 40 homes close to home zones']),
      // it says why there was no job, and that this is over
      more(0, ['2022 年因父亲住院需要照顾辞职，现已安排好', '因孩子上学辞职，现在可以全职']),
    ],
  },
  {
    id: 'STY-01',
    languages: ['en'],
    bad: [all(set('basics/name', 'Nora Vance'), intro('Nora thrives in busy kitchens.'))],
    good: [
      all(set('basics/name', 'Mark Vance'), intro('Chef. Mark downs fell by a third.')),
      intro('Vance Ltd is new.'),
    ],
  },
  {
    id: 'SEC-13',
    bad: [set('intention/position', 'UI/UX/平面/插画/运营')],
    good: [set('intention/position', 'UI/UX'), set('intention/position', '修护师，擅长书画、古籍、地图、碑帖。')],
  },
  {
    id: 'SEC-14',
    bad: [
      skills('Excel', 'Windows XP/7', 'SAP MM'),
      skills('全站仪', '精通各种测量仪器'),
      skills('SAP, Team player, WMS'),
    ],
    good: [skills('Windows Server', 'SAP MM (PO, GR)')],
  },
  {
    id: 'SEC-15',
    bad: [studied('主修课程：会计学、大学英语、军事理论'), note('SIN available on request')],
    good: [studied('主修课程：会计学、审计学、税法')],
  },
  {
    id: 'STY-09',
    languages: ['zh'],
    bad: [more(0, ['负责 team building，给 member 做 follow up'])],
    good: [note('SCA Barista Skills Intermediate、SCA Sensory Foundation、Les Mills BodyPump Instructor')],
  },
  {
    id: 'IMP-06',
    languages: ['zh'],
    bad: [more(0, ['显著提升了转化率'])],
    good: [more(0, ['录制操作短视频，来店求助的人明显少了', '耐心修复遗容，多位家属写来感谢信'])],
  },
  {
    id: 'PRI-02',
    bad: [],
    good: [
      (content) => ({ ...content, custom: [{ id: 'x', title: '家庭成员', items: ['离职原因  订单少'] }] }),
      untouched,
    ],
  },
  {
    id: 'DAT-01',
    languages: ['en'],
    bad: [all(set('work/w1/start', '2021'), set('work/w2/end', '2020'))],
    good: [job(0, () => ({}))],
  },
];
