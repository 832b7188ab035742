import { all, bullets, type Case, type Edit, set, untouched } from './edits.ts';

const certificate =
  (name: string, date = '', issuer = ''): Edit =>
  (content) => ({ ...content, certifications: [{ id: 'c1', name, issuer, date }] });
const post = (title: string): Edit => set('work/w1/position', title);
const bare: Edit = (content) => ({
  ...content,
  certifications: [],
  skills: [],
  custom: [],
  basics: { ...content.basics, introduction: '' },
});
const held = (words: string): Case['setting'] => ({
  reading: { doubts: {}, looseLines: false, dates: { 'certifications/c1/date': words } },
});
const note =
  (...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const aims = (title: string): Edit => set('intention/position', title);
const studied =
  (...courses: string[]): Edit =>
  (content) => ({ ...content, education: content.education.map((item) => ({ ...item, courses })) });

/** Papers that have run out, are due, or are missing; aims that are none; people without a number. */
export const paperCases: Case[] = [
  {
    id: 'STY-12',
    bad: [
      certificate('Immediate Life Support (ILS)', '2021-03'),
      certificate('Emergency First Aid', '2019'),
      certificate('ICH-GCP Certificate', '2021-05'),
      certificate('健康证', '2024-08'),
      note('NMC PIN (expiry 31/10/2026)'),
      note('注册会计师在考'),
      certificate('Project Management (in view)'),
    ],
    good: [
      certificate('Immediate Life Support (ILS)', '2026-03'),
      certificate('Mental Health First Aid', '2019'),
      certificate('First aid instructor', '2019'),
      certificate('健康证', '2026-08'),
      note('NMC PIN (expiry 31/12/2026)'),
      note('注册会计师已过会计、税法两科'),
    ],
  },
  {
    id: 'STY-12',
    bad: [certificate('6G Pipe Welding Certification', '2024-05')],
    good: [certificate('Pipe welding course', '2024-05')],
    setting: held('May 2024 to May 2026'),
  },
  {
    id: 'STY-12',
    bad: [certificate('安全生产管理人员证', '2023-06')],
    good: [certificate('安全管理人员培训', '2023-06')],
    setting: held('2023.06.01—2026.05.31'),
  },
  {
    id: 'SEC-21',
    languages: ['en'],
    bad: [all(bare, post('Staff Nurse')), all(bare, post('HGV driver')), certificate('Crane card')],
    good: [
      all(bare, post('Staff Nurse'), note('NMC PIN 18C0417E')),
      all(bare, post('Dispatcher')),
      certificate('Mandatory training all up to date (moving and handling, fire, IG, BLS)'),
    ],
  },
  {
    id: 'SEC-21',
    languages: ['zh'],
    bad: [
      all(bare, post('货运司机')),
      certificate('一级建造师', '2016'),
      all(certificate('护士执业证书', '2017'), post('急诊科护士'), set('work/w1/end', '2025-03')),
      all(bare, post('电焊工')),
    ],
    good: [
      // who is on the ward is on the register
      all(certificate('护士执业证书', '2017'), post('急诊科护士')),
      // who left the ward
      certificate('护士执业证书', '2017'),
      all(bare, post('货运司机'), note('道路货物运输从业资格证，有效期至2028年')),
      certificate('一级建造师（注册于青川建工，有效期至2028年）', '2016'),
      all(bare, post('调度员')),
    ],
  },
  {
    id: 'SEC-13',
    languages: ['zh'],
    bad: [aims('护理类相关工作'), all(aims(''), note('职能：货运司机 仓库管理员 保安'))],
    good: [aims('新生儿科护士'), aims('造价经理（甲方或咨询均可）'), all(aims(''), note('职能：货运司机'))],
  },
  {
    id: 'IMP-06',
    languages: ['en'],
    bad: [
      bullets(0, ['Handling a team of accounts executives']),
      bullets(0, ['Introduced a turning chart and pressure ulcers went down']),
    ],
    good: [
      bullets(0, ['Handling a team of six accounts executives']),
      bullets(0, ['Fixed the lift when it went down 4 floors']),
    ],
  },
  {
    id: 'IMP-06',
    languages: ['zh'],
    bad: [bullets(0, ['担任带教老师，负责实习护士的带教工作']), bullets(0, ['带领团队完成全年门店销售目标'])],
    good: [bullets(0, ['带教实习护士12名']), bullets(0, ['编写车间质量手册并培训班组'])],
  },
  {
    id: 'SEC-12',
    bad: [studied('会计学', '税法', '审计学', '统计学'), studied('Optics', 'Statics', 'Algebra', 'Thermodynamics')],
    good: [untouched, studied('税法', '审计学')],
  },
];
