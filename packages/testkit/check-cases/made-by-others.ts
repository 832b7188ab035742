import { all, type Case, more, set } from './edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const aims = (position: string) => set('intention/position', position);
const note =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const skills =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const certificate =
  (name: string, issuer = '', date = ''): Case['bad'][number] =>
  (content) => ({ ...content, certifications: [{ id: 'c', name, issuer, date }] });
const schools =
  (...items: [string, string, string, string | null][]): Case['bad'][number] =>
  (content) => ({
    ...content,
    education: items.map(([school, degree, start, end], at) => ({
      ...content.education[0]!,
      ...{ id: `e${at + 1}`, school, degree, major: '', start, end, description: '' },
    })),
  });
const goesOn = (words: string) => ({
  reading: { doubts: {}, looseLines: false as const, dates: { 'education/e2/end': words } },
});

/** What templates, boards and agencies left, papers that ran out, figures that grew old: in words of our own. */
export const madeByOthers: Case[] = [
  {
    id: 'STY-13',
    languages: ['en'],
    bad: [note('Powered by Kickresume'), note('www.flowcv.com'), more(0, ['See attached CV.'])],
    good: [
      skills('Canva', 'Tableau', 'Python'),
      more(0, ['Ran 4 kiosks powered by solar panels']),
      more(0, ['Drew the 3 maps in the attached report']),
    ],
  },
  {
    id: 'STY-13',
    languages: ['zh'],
    bad: [
      more(0, ['请简要描述您的工作职责']),
      more(0, ['突出与岗位相关的成果']),
      more(0, ['详见附件简历']),
      note('本简历由超级简历生成'),
    ],
    good: [
      more(0, ['按客户描述的工作内容排了 12 个班次']),
      skills('Canva', '剪映'),
      more(0, ['整理附件 300 份并归档']),
    ],
  },
  {
    id: 'STY-12',
    languages: ['en'],
    bad: [
      note('Medical card good thru 03/2025'),
      note('Door supervisor badge, valid thru 31 Oct 2024'),
      certificate('Confined space entry', 'lapsed', '2022'),
    ],
    good: [
      note('Medical card good thru 05/2029'),
      certificate('Confined space entry', 'Northgate Training', '2026-02'),
      more(0, ['Answered for 12 permits valid until 03/2025']),
    ],
  },
  {
    id: 'STY-12',
    languages: ['zh'],
    bad: [
      note('起重机操作证 有效期至：2025.04'),
      note('保安员证（2025年3月到期）'),
      certificate('叉车操作证', '', '2018'),
      certificate('特种作业操作证（焊接）', '', '2017-05'),
    ],
    good: [
      note('起重机操作证 有效期至：2029.04'),
      note('叉车证 有效期：2019-03-01至2030-02-28'),
      note('安全员证 有效期：2019.12.03-长期'),
      note('现单位合同 2025年3月到期'),
      certificate('叉车操作证', '', '2025'),
      certificate('特种作业操作证（焊接）', '', '2023-05'),
    ],
  },
  {
    id: 'PRI-05',
    languages: ['zh'],
    bad: [note('匹配度：87%'), note('Jobsdb by SEEK 個人檔案'), note('列印日期 2026年3月2日')],
    good: [
      note('匹配度：12 年设备维护，其中 8 年在半导体'),
      more(0, ['把推荐匹配度提高到行业前列']),
      note('打印机维护 200 台'),
    ],
  },
  {
    id: 'SEC-18',
    bad: [],
    good: [aims('Your recruiter: Dana Whitlock'), aims('可上班時間  一個月內'), aims('Role wanted: head chef')],
  },
  {
    id: 'STY-11',
    languages: ['en'],
    bad: [],
    good: [
      intro(
        'I am a planner. I like early shifts. For the past five years I have run the night desk of a depot of 90 people as we moved from paper slips to scanners on every belt, and I have watched what that does for the drivers who used to wait at the gate. I keep calm.',
      ),
    ],
  },
  {
    id: 'SEC-20',
    languages: ['en'],
    bad: [],
    good: [
      all(intro('To grow with a dynamic company as a team player.'), (content) => ({
        ...content,
        work: content.work.map((job) => ({
          ...job,
          content: ['Part of the team that moved the company from Ledger 200 to Corvus One in 2021', 'Kept the books'],
          achievements: [],
        })),
        projects: [],
      })),
    ],
  },
  {
    id: 'SEC-25',
    languages: ['zh'],
    bad: [schools(['青川学院', '大专', '2018-09', '2021-06'], ['河岸大学（自考）', '本科在读', '2023-03', null])],
    good: [schools(['河岸大学（自考）', '本科在读', '2023-03', null], ['青川学院', '大专', '2018-09', '2021-06'])],
    setting: goesOn('2023.03-至今'),
  },
  {
    id: 'DAT-05',
    languages: ['en'],
    bad: [intro('Analyst with 6 years of experience.'), intro('Analyst, 5 years 6 months of total experience.')],
    good: [
      intro('Analyst with 8 years of experience.'),
      intro('Analyst with 7+ years of experience.'),
      intro('Over 7 years of experience.'),
      intro('5 years of experience in route planning.'),
    ],
  },
  {
    id: 'DAT-05',
    languages: ['zh'],
    bad: [intro('6年后端经验。'), intro('6 年工作经验，做事稳。')],
    good: [intro('8年后端经验。'), intro('7年多工作经验。'), intro('3年团队管理经验。'), intro('近6年经验。')],
  },
];
