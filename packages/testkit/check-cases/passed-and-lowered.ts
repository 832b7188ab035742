import { all, bullets, type Case, job, set, without } from './edits.ts';

type Edit = Case['bad'][number];
const intro = (text: string): Edit => set('basics/introduction', text);
const note =
  (title: string, ...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title, items }], references: [] });
const paper =
  (name: string, date = '', issuer = ''): Edit =>
  (content) => ({ ...content, certifications: [{ id: 'c1', name, issuer, date }] });
const prizes =
  (...list: [string, string][]): Edit =>
  (content) => ({
    ...content,
    awards: list.map(([name, date], at) => ({ id: `a${at}`, name, issuer: '', date, description: '' })),
  });
const ended = (...points: string[]): Edit => bullets(1, points);
/** A first job or none, behind a degree that ended then. */
const graduated =
  (end: string): Edit =>
  (content) =>
    all(without('work', 'projects'))({
      ...content,
      education: content.education.map((item) => ({ ...item, start: '2021-09', end })),
    });

/** What time has passed by, what runs somebody down, and what only looks like either. */
export const passedAndLowered: Case[] = [
  {
    id: 'DAT-05',
    languages: ['en'],
    bad: [
      intro('Planner with six years of experience.'),
      intro('Supply chain analyst with 6+ years of experience in Python and SAP.'),
      intro('Over six years’ experience. Looking for a planning role.'),
      intro('Six years as a supply chain analyst.'),
    ],
    good: [
      intro('Planner with nine years of experience.'),
      intro('Supply chain analyst with 8+ years of experience in Python and SAP.'),
      intro('Over eight years’ experience. Looking for a planning role.'),
      intro('Six years as a volunteer fire fighter.'),
      intro('Six years of experience leading a team of planners.'),
      intro('In the past six years I have worked for two houses.'),
    ],
  },
  {
    id: 'DAT-05',
    languages: ['zh'],
    bad: [
      intro('后端工程师，六年半工作经验，关注稳定性。'),
      intro('后端开发 6 年，做过交易系统。'),
      intro('有五年多后端工作经验。'),
    ],
    good: [
      intro('后端工程师，八年工作经验，关注稳定性。'),
      intro('羽毛球 6 年，校队主力。'),
      intro('有七年多后端工作经验。'),
      intro('带团队 3 年，手下十个人。'),
    ],
  },
  {
    id: 'DAT-08',
    bad: [
      paper('Solicitors Qualifying Examination 1: registered for', '2026-01'),
      paper('Registered for the March 2025 sitting of the bar exam; registered for March 2025'),
      note('Other', '已报名2025年6月的一级消防工程师考试'),
      note('Other', 'Driving test booked for May 2026'),
    ],
    good: [
      paper('Solicitors Qualifying Examination 1: registered for', '2027-01'),
      paper('Registered nurse', '2019-05'),
      note('Other', '已报名2027年6月的一级消防工程师考试'),
      note('Other', 'Driving test booked for May 2027'),
    ],
  },
  {
    id: 'DAT-03',
    bad: [graduated('2025-06'), graduated('2024-07')],
    good: [graduated('2026-06'), graduated('2022-06'), all(graduated('2025-06'), intro('毕业后在家备考。'))],
  },
  {
    id: 'SEC-15',
    bad: [
      note('References', 'Happy to supply'),
      note('REFEREES', 'Available on demand.'),
      note('References', 'Will be provided if required'),
      note('Other', 'References: gladly given'),
      note('其他', '可提供原单位证明人联系方式'),
      note('其他', '推荐人信息：面试时提供'),
    ],
    good: [
      note('References', 'Mr D. Okoro, foreman at Quay Yard, glad to speak on request'),
      note('References', 'Rosa Lind, head chef', 'Numbers on request'),
      note('Other', 'Happy to supply my own tools'),
      note('其他', '可提供上门安装服务'),
    ],
  },
  {
    id: 'STY-05',
    languages: ['en'],
    bad: [
      ended('Handles 40 pallets a shift', 'Administers payroll of the depot', 'Built the stock list'),
      ended('Maintains the cold store', 'Prepares 30 orders a day'),
    ],
    good: [
      ended('Handled 40 pallets a shift', 'Administered payroll of the depot', 'Built the stock list'),
      ended('Sales of 40 pallets a week', 'Repairs to the cold store', 'Deliveries to nine shops'),
    ],
  },
  {
    id: 'STY-12',
    languages: ['en'],
    bad: [
      intro('I am no expert, but I learn. Planner in freight.'),
      intro('Planner in freight. I write badly.'),
      intro('Planner in freight. My English is not very good.'),
      intro('I left school at 15 with no qualifications. Planner in freight.'),
      note('Other', 'My typing is a bit rusty'),
      paper('Transportation of Dangerous Goods, Class 3', '2022-04'),
      paper('AWS Certified Solutions Architect – Associate', '2022-06'),
    ],
    good: [
      intro('I am not good with e-mail, please call. Planner in freight.'),
      intro('Planner who stays calm when others write badly.'),
      intro('My English is good. Planner in freight.'),
      note('Other', 'Taught school leavers with no qualifications'),
      note('Other', 'Restored a rusty tractor'),
      paper('Transportation of Dangerous Goods, Class 3', '2025-04'),
      paper('AWS Certified Welder', '2019-06'),
      paper('Standard First Aid & CPR-C', '2023-10'),
    ],
  },
  {
    id: 'STY-12',
    languages: ['zh'],
    bad: [
      intro('文化水平不高，但肯吃苦。'),
      intro('没读过多少书，手艺是跟师傅学的。'),
      intro('性格开朗。不足是英语口语少，正在补。'),
      intro('多年没干，手有点生。'),
      intro('腰受过伤，重活干不了。'),
    ],
    good: [
      intro('给文化水平不高的老人讲过防骗课。'),
      intro('不太会用邮箱，请打电话。'),
      intro('丈夫腰受过伤，家里靠我。'),
      intro('公司文化很高效。'),
      set('basics/introduction', '补齐了接口测试的不足，覆盖率到 92%。'),
    ],
  },
  {
    id: 'SEC-12',
    languages: ['en'],
    bad: [paper('Ashdown Primary School', '2001')],
    good: [
      paper('Primary School Mathematics Programme', '2021'),
      paper('Teaching of Phonics in the Elementary School (course)', '2019'),
    ],
  },
  {
    id: 'SEC-21',
    languages: ['en'],
    bad: [prizes(['Best Planner Award', '2021'], ['Safety Award', '2022'], ['Employee of the Month', ''])],
    good: [
      prizes(['Best Planner Award', '2021'], ['High Honours Student', '']),
      prizes(['Best Planner Award', '2021'], ['Employee of the Month', ''], ['Rookie of the Year', '']),
    ],
  },
  {
    id: 'PRI-06',
    languages: ['en'],
    bad: [set('basics/email', 'tomasferrand1986@example.com')],
    good: [
      all(
        set('basics/email', 'tomasferrand1962@example.com'),
        job(2, () => ({ start: '1984-01' })),
      ),
    ],
  },
];
