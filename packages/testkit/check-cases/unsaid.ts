import { all, bullets, type Case, job, more, set, untouched } from './edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const skills =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const note =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const school =
  (name: string, major: string, description = ''): Case['bad'][number] =>
  (content) => ({
    ...content,
    education: [
      ...content.education,
      { ...content.education[0]!, id: 'e9', school: name, degree: '', major, description, start: '2004', end: '2007' },
    ],
  });
const company = (name: string) => job(0, () => ({ company: name }));

/** What a recruiter says and what costs no points: each check has three of each kind in each language. */
export const unsaidCases: Case[] = [
  {
    id: 'IMP-09',
    languages: ['en'],
    bad: [
      more(0, ['Attended meetings and site visits.']),
      more(0, ['Liaised with doctors and families']),
      more(0, ['Handling day to day accounting activities']),
    ],
    good: [
      more(0, ['Attended 40 depot visits and closed 36 complaints']),
      more(0, ['Liaised with Port of Felixstowe on dangerous goods']),
      more(0, ['Wrote the allergen matrix for the kitchen']),
    ],
  },
  {
    id: 'IMP-09',
    languages: ['zh'],
    bad: [more(0, ['参加各种会议；']), more(0, ['维护客户关系，开拓新市场']), more(0, ['处理帐务相关事宜'])],
    good: [more(0, ['维护客户 86 家，续约 79 家']), more(0, ['开发仓储模块']), more(0, ['搭建检查表并培训班组'])],
  },
  {
    id: 'SEC-12',
    languages: ['en'],
    bad: [
      school('Ashdown School', 'GCSEs', 'Maths B, English B'),
      school('Ridgeway High School', ''),
      school('AP Board', 'XII (Intermediate, MEC)'),
    ],
    good: [untouched, school('Fairholm University', 'Statistics'), note('Taught GCSE-age pupils to sail')],
  },
  {
    id: 'SEC-12',
    languages: ['zh'],
    bad: [
      school('青川第八中学', '高考 521 分'),
      school('青川第二中学', ''),
      all(set('education/e1/description', '高等数学 91，大学物理 88')),
    ],
    good: [untouched, school('青川职业技术学院', '会计'), set('education/e1/description', '专业前 3%，国家奖学金')],
  },
  {
    id: 'SEC-13',
    languages: ['en'],
    bad: [
      set('intention/position', 'Driver, cook, clerk, cashier'),
      set('intention/position', 'Any job'),
      intro('Looking for any job or internship that pays.'),
    ],
    good: [
      set('intention/position', 'Site manager'),
      set('intention/position', 'Sous chef, head chef'),
      intro('Looking for a head chef role in a small venue.'),
    ],
  },
  {
    id: 'SEC-13',
    languages: ['zh'],
    bad: [
      set('intention/position', '行政、人事、运营、销售'),
      set('intention/position', '文员均可'),
      set('intention/position', '什么都可以'),
    ],
    good: [
      set('intention/position', '行政专员'),
      set('intention/position', '三级医院 ICU / 急诊科护士、护理组长'),
      set('intention/position', '厨师、厨师长'),
    ],
  },
  {
    id: 'SEC-14',
    languages: ['en'],
    bad: [skills('SQL', 'Python', 'Excel', 'SAP', 'Tableau', 'Team player'), skills('SQL', 'Fortnite')],
    good: [
      skills('SQL', 'Python', 'Tableau', 'SAP'),
      skills('Word', 'Excel', 'PowerPoint'),
      skills('SQL', 'Python', 'Tableau', 'SAP', 'Microsoft Word'),
      skills('Ordering in Cooking the Books', 'Butchery'),
    ],
  },
  {
    id: 'SEC-14',
    languages: ['zh'],
    bad: [skills('PLC', '上网聊天'), skills('SQL', 'Python', 'SAP', 'Tableau', '责任心'), skills('SQL', '沟通能力')],
    good: [skills('PLC', '变频器'), skills('SQL', 'Python'), skills('EPLAN', '驾照 C1')],
  },
  {
    id: 'SEC-15',
    bad: [
      note('References available on request'),
      note('本人承诺以上信息真实有效'),
      note('I hereby declare that the above information is true.'),
    ],
    good: [
      note('Sea swimming'),
      note('Referees: M. Osei, head chef: number on request'),
      note('业余马拉松，2024 年完赛'),
    ],
  },
  {
    id: 'SEC-16',
    bad: [
      skills('Figma', 'After Effects ★★☆☆☆'),
      skills('Photoshop 95%', 'C4D 40%'),
      skills('精通 Hadoop', '精通 MySQL', '精通 Linux'),
    ],
    good: [skills('Figma', 'Sketch'), skills('精通 SQL', 'Python'), skills('PMP', 'IELTS 7.5')],
  },
  {
    id: 'STY-12',
    languages: ['en'],
    bad: [
      more(0, ['Quit because the boss did not pay overtime']),
      intro('Although I don’t have much experience, I learn.'),
      note('Fishing, having a few beers with mates'),
    ],
    good: [
      more(0, ['Cut overtime pay by 12% with a new roster']),
      set('education/e1/description', 'GPA 3.8'),
      note('Home brewing, judge at the county show'),
    ],
  },
  {
    id: 'STY-12',
    languages: ['zh'],
    bad: [more(0, ['因为老板拖欠工资不干了']), intro('虽然没有工作经验，但会努力。'), note('一建证书可挂靠，价格面谈')],
    good: [more(0, ['追回拖欠货款 40 万元']), intro('开车稳，不喝酒。'), note('驾照 A2，2012 年增驾')],
  },
  {
    id: 'STY-13',
    languages: ['en'],
    bad: [company('[Company name]'), more(0, ['Lorem ipsum dolor sit amet']), note('XXX')],
    good: [untouched, company('Xerox'), more(0, ['Cut costs by [N] per cent'])],
  },
  {
    id: 'STY-13',
    languages: ['zh'],
    bad: [company('某电子厂'), set('education/e1/description', '导师：某某教授'), note('待补充')],
    good: [untouched, company('青川电子'), more(0, ['代理某新能源车企货款案 17 件'])],
  },
];

/** More of what may not be told about oneself. */
export const personalCases: Case[] = [
  {
    id: 'PRI-01',
    bad: [note('NRIC: S0000000X'), note('身份证号：410000198106000000'), note('SSN: 000-12-3456')],
    good: [note('NMC PIN 17D0412W'), note('执业证号 13101201900000000'), bullets(0, ['Checked 120-45-9 forms'])],
  },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [note('Divorced, two kids'), note('Star sign: Gemini'), intro('I have anxiety but manage it well.')],
    good: [
      note('Single malt tastings'),
      more(0, ['Married two ledgers into one']),
      note('Race marshal at the county run'),
    ],
  },
  {
    id: 'PRI-02',
    languages: ['zh'],
    bad: [note('已婚已育（一孩）'), note('籍贯盐城，属马，信佛'), intro('曾患轻度抑郁，现已康复。')],
    good: [note('执业护士'), more(0, ['照护糖尿病患者 120 人']), note('信息系统项目管理师')],
  },
];
