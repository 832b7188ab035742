import { all, type Case, job, set } from '../edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const note =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const certificate =
  (name: string): Case['bad'][number] =>
  (content) => ({ ...content, certifications: [{ id: 'c', name, issuer: '', date: '' }] });
const at = (company: string): Case['bad'][number] => job(0, () => ({ company }));
const schools =
  (...education: { school: string; degree: string; end: string | null; description?: string }[]): Case['bad'][number] =>
  (content) => ({
    ...content,
    education: education.map((one, index) => ({
      ...content.education[0]!,
      major: '',
      start: '',
      description: '',
      ...one,
      id: `e${index}`,
    })),
  });
const undated = (company: string, position: string): Case['bad'][number] =>
  job(0, () => ({ company, position, start: '' }));
const gap = all(set('work/w1/start', '2024-06'), set('work/w2/end', '2022-01'), (content) => ({
  ...content,
  projects: [],
  education: [],
}));

/** Whole documents as strangers write them: faults of a kind, and what looks like one and is none. */
export const strangersEdits: Case[] = [
  {
    id: 'PRI-04',
    bad: [note('Coach Ellis 480-555-0133'), note('My manager Jo, 0118 496 0123'), note('李师傅 137 0000 0000')],
    good: [
      note('719-555-0166'),
      note('Mob: 0118 496 0123'),
      note('480-555-0133 · clean driving record, own tools'),
      note('手机 137 0000 0000'),
      note('电话：137 0000 0000（微信同号）'),
      note('Cell (918) 555-0177 | evenings only'),
    ],
  },
  {
    id: 'SEC-12',
    languages: ['zh'],
    bad: [
      schools(
        { school: '江城大学', degree: '本科', end: '2016-06' },
        { school: '江城第三中学', degree: '高中', end: '2012-06' },
      ),
    ],
    good: [
      schools(
        { school: '江城开放大学', degree: '大专（在读）', end: '2027-06' },
        { school: '江城第三中学', degree: '高中', end: '2012-06' },
      ),
      schools(
        { school: '江城职业学院', degree: '大专', end: '2016-06', description: '肄业' },
        { school: '江城第三中学', degree: '高中', end: '2012-06' },
      ),
    ],
  },
  {
    id: 'SEC-12',
    languages: ['en'],
    bad: [note('9 GCSEs including Maths')],
    good: [
      all(note('9 GCSEs including Maths'), set('intention/position', 'Primary teacher')),
      // an apprentice has no other marks yet
      all(
        note('9 GCSEs including Maths'),
        schools({ school: 'Harbour College', degree: 'Level 3 Diploma', end: null }),
      ),
    ],
  },
  {
    id: 'BRV-04',
    languages: ['en'],
    bad: [intro(Array(12).fill('Planned the stock of cold stores with care.').join(' '))],
    good: [intro(Array(4).fill('Planned the stock of cold stores with care. Taught it too.').join('\n'))],
  },
  {
    id: 'DAT-03',
    bad: [gap],
    good: [
      all(gap, note('Career break')),
      all(gap, note('2022 – 2024: caring for my father')),
      all(gap, note('全职带孩子')),
      all(gap, note('2022～2024 照顾家人')),
      all(gap, note('Parental leave')),
    ],
  },
  {
    id: 'DAT-04',
    languages: ['en'],
    bad: [set('work/w2/end', '2021-06')],
    good: [
      all(set('work/w2/end', '2021-06'), set('work/w2/position', 'Trustee of a hostel')),
      all(set('work/w2/end', '2021-06'), set('work/w2/position', 'School governor')),
    ],
  },
  {
    id: 'STY-12',
    languages: ['en'],
    bad: [
      note('First aid at work – expired, will renew'),
      certificate('Chainsaw ticket (need to renew)'),
      note("Level 3 plumbing, didn't finish"),
      certificate('Forklift licence, lapsed'),
      note('Nursing degree, dropped out'),
    ],
    good: [
      certificate('Forklift licence, valid until 2029'),
      note('Sorted expired stock on Sundays'),
      note('Renewed the lease of the club'),
      note('Finished the marathon in 3:40'),
      certificate('Renewable energy installer'),
    ],
  },
  {
    id: 'STY-12',
    languages: ['zh'],
    bad: [
      certificate('救生员证（过期了）'),
      certificate('叉车证，快到期'),
      note('影视学院，没拿学位'),
      certificate('教师资格证正在考'),
      note('某大学肄业'),
    ],
    good: [
      certificate('叉车证（有效期至2029年）'),
      note('临期食品折价方案'),
      note('正在考古队实习'),
      note('处理过期药品登记'),
      certificate('安全员证，2028年到期复审'),
    ],
  },
  {
    id: 'STY-13',
    bad: [
      at('广告公司'),
      at('服装厂'),
      at('健身房'),
      at('temp agency'),
      at('various'),
      at('a small studio'),
      at('Shopping centre'),
      at("my aunt's cafe"),
    ],
    good: [
      at('青禾广告公司'),
      at('Harbour Lane Studio'),
      at('工商银行'),
      at('Office Depot'),
      at('Shell'),
      at('The Shop Northgate'),
      at('协和医院'),
      at('Farm Africa'),
      at('餐饮集团青竹'),
      at('Hospital of Saint Anne'),
    ],
  },
  {
    id: 'STY-04',
    languages: ['en'],
    bad: [
      intro('A passionate and dedicated practitioner of early years education.'),
      intro('Dynamic and visionary sales leader in software.'),
      intro('Reliable, conscientious worker with keys to the depot.'),
      intro('Electrician with a proven ability to lead.'),
    ],
    good: [
      intro('Dedicated account manager of nine hospitals.'),
      intro('Dynamic positioning officer on supply vessels.'),
      intro('Creative director of two magazines.'),
      intro('Built dedicated servers for labs and driven piles for bridges.'),
    ],
  },
  {
    id: 'SEC-13',
    languages: ['en'],
    bad: [intro('To become Accountant or Data Analyst.'), intro("I'm open to anything!")],
    good: [
      intro('Looking for a night post in a hospital or clinic.'),
      intro('Became head baker after two years.'),
      intro('Seeking a Team Leader role.'),
    ],
  },
  {
    id: 'SEC-13',
    languages: ['zh'],
    bad: [
      intro('希望从事企业法务或者新媒体运营。'),
      intro('想做品牌设计，也考虑做客服。'),
      intro('打算找会计或者司机的工作。'),
    ],
    good: [
      // two forms of one trade are one aim
      intro('希望从事非诉业务或者企业法务。'),
      intro('打算找文员或者前台的工作。'),
      intro('想找：养老院护理员，或者住家照护老人。'),
      intro('希望从事企业法务，所在城市不限。'),
      intro('做过法务，也做过合规。'),
      intro('想做幼儿园主班老师。'),
    ],
  },
  {
    id: 'PRI-01',
    languages: ['zh'],
    bad: [
      note('身份证号：430900********0013'),
      note('身份证 11010519491231002X'),
      note('身份证号码：4309＊＊＊＊＊＊＊＊＊＊0013'),
    ],
    good: [note('身份证阅读器选型'), note('核验身份证 1200 人次'), note('编号 430900-13')],
  },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [intro('38, partner and 3 kids. Keen on rugby.'), note('Wife and two children'), intro('Fitter. Non smoker.')],
    good: [note('Partner and director of two firms'), note('38 partner schools'), note('Played for 3 kids teams')],
  },
  {
    id: 'PRI-02',
    languages: ['zh'],
    bad: [note('家里情况：父母务农'), note('186/82kg'), note('家里：一儿一女')],
    good: [note('82kg 级举重第三'), note('每车 186 箱'), note('走访家里困难的学生')],
  },
  {
    id: 'DAT-07',
    bad: [
      undated('Farm hand, two seasons', ''),
      undated('Junior designer, 2022ish', ''),
      undated('Cook at a camp', 'on and off'),
      undated('Café help, about a year', ''),
      undated('护工', '15年以后'),
      undated('工地小工', '前几年'),
      undated('断断续续做家教', ''),
    ],
    good: [
      undated('Four Seasons Hotel', 'Porter'),
      undated('Harbour Foods', 'Turned the pumps on and, in March, off'),
      undated('青禾制衣', '车间主任'),
      job(0, () => ({ company: 'Farm hand, two seasons', start: '2019-03' })),
      undated('Orchard Lane', 'Picker'),
    ],
  },
  {
    id: 'SEC-02',
    bad: [all(set('basics/email', ''), set('basics/phone', ''))],
    good: [set('basics/email', 'mina.vo@example.com')],
  },
];
