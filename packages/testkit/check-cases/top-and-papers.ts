import { all, bullets, type Case, type Edit, set, untouched } from './edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const list =
  (title: string, ...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title, items }] });
const unskilled: Edit = (content) => ({
  ...content,
  skills: [],
  custom: [],
  certifications: [],
  basics: { ...content.basics, introduction: '' },
  education: content.education.map((item) => ({ ...item, description: '' })),
});
const alone: Edit = (content) => ({ ...content, custom: [] });
const note =
  (...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const skills =
  (...items: string[]): Edit =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const certificates =
  (...names: [name: string, date?: string][]): Edit =>
  (content) => ({
    ...content,
    certifications: names.map(([name, date = ''], at) => ({ id: `c${at}`, name, issuer: '', date })),
  });
const prizes =
  (...names: [name: string, date?: string][]): Edit =>
  (content) => ({
    ...content,
    awards: names.map(([name, date = ''], at) => ({ id: `a${at}`, name, issuer: '', description: '', date })),
  });
const papers =
  (...venues: string[]): Edit =>
  (content) => ({
    ...content,
    publications: venues.map((venue, at) => ({
      id: `b${at}`,
      title: `Paper ${at}`,
      authors: '',
      venue,
      date: '2022',
      description: '',
      url: '',
    })),
  });
const degree = (text: string) => set('education/e1/degree', text);
const studied = (text: string) => set('education/e1/description', text);
const wish = (text: string) => set('intention/salary', text);
/** without the headline that says what somebody is */
const noPost = set('intention/position', '');

/** The top of the page, certificates and papers, weak skills, dates that have passed, and what forms ask for. */
export const topAndPapersCases: Case[] = [
  {
    id: 'SEC-20',
    languages: ['en'],
    bad: [
      all(intro(''), alone, noPost),
      intro('Analyst for freight and retail with a liking for clear tables and quiet depots.'),
      all(intro('Father’s Name: John Ferrand  Nationality: British\nReligion: none'), alone, noPost),
    ],
    good: [
      untouched,
      all(intro(''), alone),
      intro('Supply chain analyst who cut stockouts by 23% across 14 depots and saved £410,000.'),
      all(intro(''), note('Analyst with seven years in freight and retail, who plans stock, carriers and depots.')),
      intro('Freight analyst: 9 years in depots, carriers and stock. Retail, parcels, homewares.'),
    ],
  },
  {
    id: 'SEC-20',
    languages: ['zh'],
    bad: [
      all(intro(''), noPost),
      intro('三年后端开发，性格开朗，抗压能力强，学习能力强，希望继续成长。'),
      intro('后端工程师，熟悉电商与支付系统，关注稳定性和成本。'),
    ],
    good: [
      untouched,
      intro('后端工程师，六年支付系统经验，把月结从12天缩短到5天，节省机器成本三成。'),
      all(intro(''), note('后端工程师，六年电商与支付系统经验，做过交易、库存和结算，熟悉高并发。')),
    ],
  },
  {
    id: 'SEC-21',
    languages: ['en'],
    bad: [
      all(certificates(['Forklift licence']), set('work/w1/position', 'Warehouse supervisor')),
      certificates(['Lean Green Belt'], ['Baseline clearance']),
      prizes(['Rookie of the Year'], ['Carrier prize', '2022']),
    ],
    good: [
      untouched,
      // of another trade than the post and the aim
      certificates(['Forklift licence']),
      certificates(['Forklift licence', '2027-03']),
      certificates(['LICENCES'], ['Forklift licence']),
      certificates(['IELTS 7.5'], ['Driving licence']),
      certificates(['Lean Green Belt'], ['Certified Sales Professional']),
      all(certificates(['Forklift licence']), note('March 2027')),
      prizes(['Rookie of the Year']),
    ],
  },
  {
    id: 'SEC-21',
    languages: ['zh'],
    bad: [
      all(certificates(['焊工证']), set('work/w1/position', '电焊工')),
      certificates(['六西格玛绿带'], ['安全员证']),
      prizes(['年度创新奖'], ['优秀员工', '2021']),
    ],
    good: [
      untouched,
      certificates(['焊工证', '2027-03']),
      certificates(['英语六级'], ['普通话二级甲等'], ['C1驾照']),
      prizes(['2022年度创新奖'], ['优秀员工', '2021']),
    ],
  },
  {
    id: 'SEC-22',
    bad: [
      all(degree('PhD'), papers('J. Lowl. Hydrol. 12, 44–61', 'Catchment Letters 3, 9–15')),
      all(degree('博士'), papers('南方植保学报, 33(4)', '植物病理学报, 50(2)')),
      all(degree('Doctorate'), papers('Proc. of a meeting', 'in review', 'J. Cold Sci. 2')),
    ],
    good: [
      untouched,
      all(degree('PhD'), papers('J. Hydrol. 12, doi:10.1000/182', 'Catchment Letters 3')),
      all(degree('PhD'), papers('J. Lowl. Hydrol. 12, 44–61')),
      papers('Bar Quarterly, March', 'Bar Quarterly, May'),
    ],
  },
  {
    id: 'SEC-23',
    languages: ['en'],
    bad: [
      unskilled,
      all(unskilled, note('Rugby with the youth side')),
      all(unskilled, intro('Freight analyst, seven years in depots and retail.')),
    ],
    good: [
      untouched,
      all(unskilled, note('Proficient in SQL and Tableau')),
      all(unskilled, list('Technical skills', 'SQL')),
      all(unskilled, bullets(0, ['Ran 14 depots']), bullets(1, []), bullets(2, [])),
    ],
  },
  {
    id: 'SEC-23',
    languages: ['zh'],
    bad: [
      unskilled,
      all(unskilled, note('爱好：羽毛球')),
      all(unskilled, intro('后端工程师，六年电商与支付系统经验。')),
    ],
    good: [untouched, all(unskilled, note('熟练使用 Java')), all(unskilled, list('专业技能', 'Java'))],
  },
  {
    id: 'SEC-12',
    languages: ['en'],
    bad: [prizes(['Faculty book prize', '2014'])],
    good: [
      prizes(['Carrier prize', '2022']),
      all(
        prizes(['Faculty book prize', '2014']),
        set('work/w3/start', '2023-01'),
        set('work/w2/start', '2023-01'),
        set('work/w1/start', '2023-01'),
      ),
    ],
  },
  {
    id: 'STY-14',
    languages: ['en'],
    bad: [
      skills('SQL', 'Python', 'dbt (beginner)'),
      skills('Excel', 'SAP', 'Tableau (basic)'),
      skills('Java', 'Kotlin', 'Rust (rusty)'),
    ],
    good: [
      untouched,
      skills('Excel', 'SAP', 'German (basic)'),
      skills('dbt (beginner)', 'SQL'),
      skills('Basic accounting', 'SQL', 'Python'),
    ],
  },
  {
    id: 'STY-14',
    languages: ['zh'],
    bad: [
      skills('SolidWorks（精通）', 'Creo（熟悉）', 'ANSYS（一般）'),
      skills('Java', 'SQL', 'Go（了解）'),
      skills('二保焊', '气割', '氩弧焊：一般'),
    ],
    good: [
      untouched,
      skills('Java', 'SQL', '日语（一般）'),
      skills('Go（了解）', 'Java'),
      skills('基础会计', 'SQL', 'Excel'),
    ],
  },
  {
    id: 'DAT-08',
    bad: [
      studied('Submission planned December 2025.'),
      studied('Expected graduation: 06/2026'),
      studied('预计2026年7月毕业'),
    ],
    good: [
      untouched,
      studied('Submission planned December 2026.'),
      studied('预计2027年6月毕业'),
      studied('Planned the 2019 field trip'),
    ],
  },
  {
    id: 'PRI-03',
    languages: ['zh'],
    bad: [note('老家：四川广元'), note('中共预备党员')],
    good: [
      untouched,
      note('女 / 31岁'),
      note('年龄：42岁'),
      prizes(['校优秀共青团员', '2014']),
      all(note('中共预备党员'), set('work/w1/company', '青川市第一中学')),
      note('带队平均年龄 31 岁以下'),
      all(note('中共预备党员', '公开招聘工作人员报名表')),
    ],
  },
  {
    id: 'PRI-04',
    bad: [wish('15-20K'), note('期望薪资：1万/月'), note('Expected salary: 40,000')],
    good: [untouched, wish('面议'), note('Kept 40,000 records, salary data left out')],
  },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [
      note('Religion: none', 'Sex: male'),
      note('Sex Male'),
      note('Date of birth 19/03/1974'),
      note('Nationality Polish'),
    ],
    good: [
      note('Religion: none', 'CURRICULUM VITAE PROFORMA'),
      note('Religion: none', 'Signature of the applicant', 'Category: General', 'Name in block letters'),
    ],
  },
  {
    id: 'SEC-15',
    bad: [note('会计从业资格证'), note('I hereby certify that the above information is true.')],
    good: [note('初级会计职称'), note('I hereby certify that the above information is true.', 'PERSONAL DATA SHEET')],
  },
  {
    id: 'SEC-04',
    languages: ['en'],
    bad: [
      set('basics/address', '14 Heol Bryngwyn, Caerphilly, CF83 2QX'),
      set('basics/address', 'Strandgaten 41b, 5004 Bergen, Norway'),
      set('basics/address', 'Blk 218 Serangoon Vale #09-44, Singapore 550218'),
    ],
    good: [set('basics/address', 'Bergen, Norway'), set('basics/address', 'Caerphilly, CF83')],
  },
  {
    id: 'STY-04',
    languages: ['zh'],
    bad: [intro('账务处理细致，原则性强，能承受月底加班压力。')],
    good: [untouched],
  },
];
