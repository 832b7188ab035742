import { all, bullets, type Case, job, more, set, untouched, without } from './edits.ts';

const intro = (text: string) => set('basics/introduction', text);
const custom =
  (title: string): Case['bad'][number] =>
  (content) => ({ ...content, custom: [{ id: 'x', title, items: ['x'] }] });
const referee =
  (ways: { phone?: string; email?: string }): Case['bad'][number] =>
  (content) => ({
    ...content,
    references: [{ id: 'r', name: 'Ida Holm', relation: '', organization: '', phone: '', email: '', ...ways }],
  });
const published: Case['bad'][number] = (content) => ({
  ...content,
  publications: [{ id: 'p', title: 'Mosses of cold roofs', authors: '', venue: '', date: '', description: '' }],
});
const skills =
  (...items: string[]): Case['bad'][number] =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });

/** Cases that the other tables lack: every check has three of each kind in each language. */
export const moreCases: Case[] = [
  {
    id: 'IMP-02',
    bad: [bullets(0, ['Planned routes', '规划线路'])],
    good: [bullets(1, ['Cut cost by half and 40 trucks', '降低成本 12%，节省 3 人'])],
  },
  { id: 'IMP-07', languages: ['en'], bad: [bullets(0, ['Planned routes'])], good: [more(2, ['Planned routes'])] },
  {
    id: 'IMP-08',
    bad: [bullets(0, ['Planned routes', '规划线路']), bullets(0, [])],
    good: [bullets(0, [`Planned ${'routes and loads '.repeat(12)}`, '规划配送线路并安排司机'.repeat(5)])],
  },
  {
    id: 'BRV-03',
    bad: [all(bullets('every', ['Planned routes']), without('projects', 'certifications', 'awards'))],
    good: [more(0, ['Sketched a plan', '绘制方案'])],
  },
  {
    id: 'BRV-04',
    languages: ['en'],
    bad: [set('education/e1/description', 'routes and stock planning '.repeat(22))],
    good: [intro('planning routes and stock '.repeat(12))],
  },
  {
    id: 'BRV-04',
    languages: ['zh'],
    bad: [set('education/e1/description', '学习数据库原理和编译原理。'.repeat(14))],
    good: [intro('负责线路规划和库存管理。'.repeat(10))],
  },
  {
    id: 'BRV-05',
    languages: ['en'],
    bad: [more(0, ['Sketched a loading plan for depots', 'Sketched a loading plan for the depots'])],
    good: [more(0, ['Sketched a loading plan for depots', 'Sketched a staffing plan for hubs']), untouched],
  },
  {
    id: 'BRV-05',
    languages: ['zh'],
    bad: [more(0, ['绘制新仓库的装载方案，安排三条线路', '绘制了新仓库的装载方案，安排三条线路'])],
    good: [more(0, ['绘制新仓库的装载方案', '起草司机的排班表']), untouched],
  },
  {
    id: 'STY-03',
    languages: ['en'],
    bad: [bullets(0, ['Helped to plan routes', 'Helped the team', 'Helped with audits'])],
    good: [bullets(0, ['Planned routes', 'Planned loads', 'Mapped docks']), bullets(0, [])],
  },
  {
    id: 'STY-03',
    languages: ['zh'],
    bad: [bullets(0, ['主要负责排班', '负责盘点', '独立负责装车'])],
    good: [bullets(0, ['规划线路', '规划仓位', '绘制方案']), bullets(0, [])],
  },
  {
    id: 'STY-04',
    languages: ['en'],
    bad: [intro('Self-starter with attention to detail.')],
    good: [intro('Detail drawings for pumps, drawn to ISO rules.')],
  },
  {
    id: 'STY-04',
    languages: ['zh'],
    bad: [intro('抗压能力强，善于沟通。')],
    good: [intro('负责抗压测试设备的标定。')],
  },
  {
    id: 'STY-05',
    languages: ['en'],
    bad: [set('work/w2/content/1', 'Design a cycle counting plan for stores')],
    good: [untouched],
  },
  { id: 'SEC-01', bad: [set('basics/name', '　')], good: [set('basics/name', '林')] },
  {
    id: 'SEC-02',
    bad: [set('basics/email', 'tomas at example.com')],
    good: [set('basics/email', 't@mail.example.org')],
  },
  { id: 'SEC-04', bad: [], good: [set('basics/address', 'Leeds, 3 hours from London by rail')] },
  {
    id: 'SEC-05',
    bad: [all(set('intention/position', ''), intro('\n'))],
    good: [set('intention/position', 'Planner')],
  },
  {
    id: 'SEC-06',
    bad: [without('work', 'projects', 'custom')],
    good: [
      without('projects'),
      (content) => ({
        ...without('work', 'projects')(content),
        volunteering: [{ id: 'v1', organization: 'Food bank', role: 'Driver', start: '2020', end: null, content: [] }],
      }),
    ],
  },
  {
    id: 'SEC-08',
    bad: [
      all(
        skills('teamwork', '沟通能力'),
        bullets('every', []),
        without('projects', 'certifications', 'custom'),
        intro(''),
      ),
    ],
    good: [skills('Riding', 'Welding', 'Sewing', 'Baking', 'Mending', 'Carving')],
  },
  {
    id: 'SEC-10',
    languages: ['en'],
    bad: [set('basics/linkedin', '\t')],
    good: [set('basics/homepage', 'example.com/tomas')],
  },
  {
    id: 'SEC-10',
    languages: ['zh'],
    setting: { settings: { industry: 'design_ux' } },
    bad: [untouched, set('basics/linkedin', ' '), set('basics/homepage', ' ')],
    good: [
      set('basics/homepage', 'example.com/works'),
      set('basics/linkedin', 'example.com/in/zhou'),
      all(set('basics/homepage', 'example.com'), set('basics/linkedin', 'example.com/in/zhou')),
    ],
  },
  {
    id: 'SEC-11',
    bad: [all(set('work/w1/start', '2015-01'), set('work/w1/end', '2016-01'))],
    good: [all(set('work/w1/start', '2015-01'))],
  },
  { id: 'DAT-01', bad: [set('work/w2/end', '2021')], good: [without('projects')] },
  { id: 'DAT-02', bad: [set('projects/p1/end', '2019-01')], good: [] },
  { id: 'DAT-03', bad: [set('work/w1/start', '2022-02')], good: [] },
  { id: 'DAT-04', bad: [all(set('work/w1/start', '2020-06'))], good: [] },
  {
    id: 'DAT-05',
    languages: ['en'],
    bad: [
      intro('Analyst with 15 years of experience in freight.'),
      intro('Twenty years in logistics.'),
      intro('Over 18+ years of hands-on experience.'),
    ],
    good: [
      intro('Analyst with seven years in freight.'),
      intro('Looks for a role for the next 20 years.'),
      all(
        intro('Analyst with 15 years of experience.'),
        job(1, () => ({ start: '' })),
      ),
    ],
  },
  {
    id: 'DAT-05',
    languages: ['zh'],
    bad: [intro('十五年后端经验。'), intro('拥有 20 年以上开发经验。'), intro('具备12年电商系统经验')],
    good: [
      intro('八年后端经验。'),
      intro('2014年开始写代码，经验丰富。'),
      all(
        intro('二十年经验。'),
        job(1, () => ({ start: '' })),
      ),
    ],
  },
  {
    id: 'ATS-05',
    bad: [custom('Misc'), custom('更多')],
    good: [custom('Languages'), custom('语言能力'), custom('Other'), custom('其他')],
  },
  {
    id: 'PRI-03',
    languages: ['zh'],
    setting: { settings: { industry: 'internet_software' } },
    bad: ['政治面貌：群众', '籍贯：四川', '民族：汉'].map((text) => more(0, [text])),
    good: ['调研民族地区电商', '接入户籍查询接口', '群众文化活动报名系统'].map((text) => more(0, [text])),
  },
  {
    id: 'PRI-03',
    languages: ['zh'],
    setting: { settings: { industry: 'government_public' } },
    bad: [],
    good: [more(0, ['政治面貌：中共党员'])],
  },
  {
    id: 'PRI-02',
    languages: ['zh'],
    setting: { settings: { country: 'US' } },
    bad: [more(0, ['性别：男']), more(0, ['出生年月：1995.03'])],
    good: [],
  },
  // what the fields for personal data say is judged as it would be elsewhere
  {
    id: 'PRI-02',
    languages: ['zh'],
    bad: [set('basics/maritalStatus', '已婚')],
    good: [set('basics/gender', '女'), set('basics/birth', '1998.03'), set('basics/politicalStatus', '中共党员')],
  },
  {
    id: 'PRI-02',
    languages: ['zh'],
    setting: { settings: { industry: 'government_public' } },
    bad: [],
    good: [set('basics/maritalStatus', '已婚')],
  },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [set('basics/gender', 'Female'), set('basics/birth', '1998-03'), set('basics/maritalStatus', 'Single')],
    good: [],
  },
  {
    id: 'PRI-03',
    languages: ['zh'],
    setting: { settings: { industry: 'internet_software' } },
    bad: [set('basics/politicalStatus', '群众'), set('basics/nativePlace', '四川'), set('basics/ethnicity', '汉族')],
    good: [],
  },
  {
    id: 'PRI-04',
    languages: ['zh'],
    bad: [referee({ phone: '+44 20 7946 0958' }), referee({ email: 'ida@example.org' })],
    // a scholar's referees are named with their addresses
    good: [referee({}), all(referee({ email: 'ida@example.org' }), published)],
  },
];
