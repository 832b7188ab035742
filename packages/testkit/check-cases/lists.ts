import { all, type Case, type Edit, job, set, untouched } from './edits.ts';

const note =
  (...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const leisure =
  (...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Interests', items }] });
const intro = (text: string) => set('basics/introduction', text);
const skills =
  (...items: string[]): Edit =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const languages =
  (...list: [string, string][]): Edit =>
  (content) => ({ ...content, languages: list.map(([language, level], at) => ({ id: `l${at}`, language, level })) });
const schools =
  (...list: [string, string, string][]): Edit =>
  (content) => ({
    ...content,
    education: list.map(([school, degree, end], at) => ({
      ...content.education[0]!,
      id: `e${at}`,
      school,
      degree,
      start: '',
      end,
    })),
  });
const prizes =
  (...list: [string, string][]): Edit =>
  (content) => ({
    ...content,
    awards: list.map(([name, date], at) => ({ id: `a${at}`, name, issuer: '', date, description: '' })),
  });
const papers =
  (...names: string[]): Edit =>
  (content) => ({
    ...content,
    skills: [],
    custom: [],
    certifications: names.map((name, at) => ({ id: `c${at}`, name, issuer: '', date: '2024-05' })),
  });
const post = (title: string): Edit => all(set('work/w1/position', title), intro(''));
const aimless = (text: string): Edit => all(set('intention/position', ''), intro(text));

const mailed = (address: string, phone: string) => all(set('basics/email', address), set('basics/phone', phone));

const onPages = (pages: number, lines: number, filled: number, below = 0.2): Case['setting'] => ({
  reading: {
    doubts: {},
    looseLines: false,
    dates: {},
    layout: {
      pages,
      last: { lines, filled },
      sections: { work: { from: 0.3, to: 0.6 }, certifications: { from: below, to: below } },
    },
  },
});
const atFoot = onPages(1, 30, 0.9, 0.8);
const inOrder = (sections: Record<string, { from: number; to: number }>): Case['setting'] => ({
  reading: {
    doubts: {},
    looseLines: false,
    dates: {},
    layout: { pages: 1, last: { lines: 30, filled: 0.9 }, sections },
  },
});
const schoolFirst = inOrder({ education: { from: 0.2, to: 0.3 }, work: { from: 0.35, to: 0.8 } });
const worked = (title: string, since: string, finished: string): Edit =>
  all(
    job('every', () => ({ position: title, company: 'Loch End' })),
    job(0, () => ({ start: '2020-03', end: null })),
    job(1, () => ({ start: since, end: '2020-02' })),
    (content) => ({ ...content, work: content.work.slice(0, 2), education: content.education.slice(0, 1) }),
    set('education/e1/end', finished),
  );

/** Order, lists and openings; and where the parts of a file stand on its pages. */
export const listCases: Case[] = [
  { id: 'ATS-09', bad: [untouched], good: [], setting: onPages(2, 3, 0.12) },
  { id: 'ATS-09', bad: [untouched], good: [], setting: onPages(3, 8, 0.28) },
  { id: 'ATS-09', bad: [untouched], good: [], setting: onPages(2, 1, 0.06) },
  { id: 'ATS-09', bad: [], good: [untouched], setting: onPages(1, 3, 0.12) },
  { id: 'ATS-09', bad: [], good: [untouched], setting: onPages(2, 20, 0.6) },
  { id: 'ATS-09', bad: [], good: [untouched], setting: onPages(7, 4, 0.1) },
  {
    id: 'SEC-24',
    languages: ['en'],
    bad: [
      all(post('Maintenance electrician'), papers('ECS Gold Card', 'IPAF 3a')),
      all(post('HGV driver'), papers('Driver CPC', 'ADR tanks')),
      all(post('Care assistant'), papers('NVQ Level 3 in Health and Social Care')),
    ],
    good: [
      all(post('Maintenance electrician'), papers('Excel course')),
      all(post('Office manager'), papers('First aid at work')),
      all(post('HGV driver'), papers('Driver CPC'), intro('HGV driver, CPC and ADR, 12 years without an accident')),
    ],
    setting: atFoot,
  },
  {
    id: 'SEC-24',
    languages: ['zh'],
    bad: [
      all(post('管道焊工'), papers('特种设备焊接作业证')),
      all(post('维修电工'), papers('低压电工作业证', '高压电工作业证')),
      all(post('货运司机'), papers('道路运输从业资格证')),
    ],
    good: [
      all(post('管道焊工'), papers('普通话二级乙等')),
      all(post('仓库文员'), papers('叉车操作证')),
      all(post('货运司机'), papers('道路运输从业资格证'), intro('A2驾驶证，从业资格证在有效期内')),
    ],
    setting: atFoot,
  },
  {
    id: 'SEC-24',
    bad: [],
    good: [all(post('Maintenance electrician'), papers('ECS Gold Card')), all(post('管道焊工'), papers('焊工操作证'))],
    setting: onPages(1, 30, 0.9, 0.2),
  },
  {
    id: 'PRI-05',
    bad: [note('简历编号：QA7702194'), note('更新时间：2026-08-02'), set('work/w2/content/1', '8001-12000元/月')],
    good: [
      note('执业证编号 2016-7702'),
      note('数据每日更新，时间误差一分钟'),
      set('work/w2/content/1', '管理 8001 件备件'),
    ],
  },
  {
    id: 'PRI-06',
    bad: [
      set('basics/email', 'honey_dana@example.com'),
      set('basics/email', 'babyfitter@example.com'),
      set('basics/email', 'dana@stu.loch-end.edu.cn'),
    ],
    good: [
      set('basics/email', 'dana.hale@example.com'),
      set('basics/email', 'dana@alumni.loch-end.edu'),
      set('basics/email', 'evangeline@example.com'),
    ],
  },
  {
    id: 'PRI-06',
    languages: ['en'],
    bad: [mailed('hale1979@example.com', '+1 415 555 0123')],
    good: [mailed('dana.hale88@example.com', '+44 20 7946 0958'), mailed('hale1979@example.com', '+91 98450 12345')],
  },
  {
    id: 'SEC-25',
    bad: [
      schools(['Loch End College', 'Diploma', '2012'], ['University of Elmbridge', 'BSc', '2018']),
      schools(['青川职业学院', '大专', '2012-06'], ['岷江理工大学', '本科', '2018-06']),
      prizes(
        ['Best stall', '2012'],
        ['Best stall of the region', '2014'],
        ['Fitter of the Year', '2018'],
        ['先进个人', '2021'],
        ['安全标兵', '2023'],
      ),
    ],
    good: [
      prizes(['Best stall', '2014'], ['Fitter of the Year', '2018'], ['安全标兵', '2023']),
      schools(['岷江理工大学', '本科', '2018-06'], ['青川职业学院', '大专', '2012-06']),
      schools(['University of Elmbridge', 'BSc', '2012'], ['Evening class', '', '2018']),
      prizes(['安全标兵', '2023'], ['Fitter of the Year', '2018'], ['Best stall', '2014']),
    ],
  },
  {
    id: 'SEC-30',
    bad: [
      worked('Shipping clerk', '2012-03', '2011-06'),
      worked('布料采购', '2010-03', '2009-06'),
      worked('Receptionist', '2016-03', '2015-06'),
    ],
    good: [
      worked('Shipping clerk', '2019-03', '2018-06'),
      worked('小学教师', '2010-03', '2009-06'),
      worked('Crane operator', '2012-03', '2011-06'),
    ],
    setting: schoolFirst,
  },
  {
    id: 'SEC-30',
    bad: [],
    good: [worked('Shipping clerk', '2012-03', '2011-06')],
    setting: inOrder({ work: { from: 0.2, to: 0.6 }, education: { from: 0.7, to: 0.8 } }),
  },
  {
    id: 'SEC-26',
    bad: [
      skills('Salesforce: very good', 'Excel: good', 'SAP: average'),
      skills('Excel（熟练）', '用友（一般）', '排班（良好）'),
      skills('Figma', 'Advanced', 'Sketch', 'Expert', 'Blender', 'Intermediate'),
    ],
    good: [
      skills('Salesforce', 'Excel', 'SAP'),
      skills('Excel（数据透视表）', '用友（成本模块）', '排班'),
      skills('SQL', 'Python', 'dbt', 'Airflow', 'Tableau', 'Rust（了解）'),
    ],
  },
  {
    id: 'SEC-27',
    languages: ['zh'],
    bad: [
      aimless('在校期间做过半年分拣实习，熟悉扫描和装车流程。希望从事仓储管理工作。'),
      aimless('种果树八年，管过四百亩果园，带过六个工人。现在想到农业公司做基地管理。'),
      aimless('前台三年，排班和投诉处理都做过，能说粤语。应聘酒店大堂副理'),
    ],
    good: [
      aimless('希望从事仓储管理工作，做过半年分拣实习，熟悉扫描和装车流程。'),
      intro('做过半年分拣实习，熟悉扫描和装车流程。希望从事仓储管理工作。'),
      aimless('种果树八年，管过四百亩果园，带过六个工人。喜欢和树打交道。'),
    ],
  },
  {
    id: 'SEC-28',
    bad: [leisure('Reading, music and travelling'), leisure('看书、音乐、旅游'), leisure('Football', 'gym', 'movies')],
    good: [
      leisure('Umpire in the county league, reading'),
      leisure('羽毛球（市业余赛八强）、看书'),
      leisure('Reading'),
    ],
  },
  {
    id: 'SEC-29',
    bad: [
      languages(['English', ''], ['Tamil', ''], ['Malay', '']),
      languages(['普通话', ''], ['英语', '']),
      languages(['French', '']),
    ],
    good: [
      languages(['English', 'fluent'], ['Tamil', '']),
      languages(['普通话', ''], ['四川话', '']),
      languages(['French (B2)', ''], ['英语六级', '']),
    ],
  },
  {
    id: 'STY-15',
    bad: [
      intro('Hello, I am Robin and I keep stores in order.'),
      intro('My name is Robin Hale. I keep stores.'),
      intro('大家好，我叫陈小雨，做收银五年。'),
    ],
    good: [
      intro('Storekeeper, nine years, 4,000 lines'),
      intro('Highland storekeeper with nine years in two depots'),
      intro('收银员，五年连锁超市经验，客户叫我小雨。'),
    ],
  },
  {
    id: 'DAT-09',
    bad: [
      note('Best driver of the depot last year'),
      note('去年被评为先进个人'),
      set('work/w1/content/0', 'Rebuilt the cold store last winter with two helpers'),
      set('work/w1/content/0', '今年上半年带队改造两条包装线'),
    ],
    good: [
      note('Best driver of the depot in 2024'),
      note('2024 年被评为先进个人'),
      set('work/w1/content/0', 'Cut claims by 12% on last year'),
      set('work/w1/content/0', '退货率比去年下降三成'),
      set('work/w1/content/0', 'Kept the last week of each month free of overtime'),
    ],
  },
  {
    id: 'PRI-07',
    bad: [
      note('Mother of three teenagers, keen gardener'),
      note('老公在本地上班，孩子已经上小学'),
      intro('Storekeeper for nine years. My husband works nearby.'),
      intro('仓库管理员，做了八年。家里没有负担，可以倒班。'),
    ],
    good: [
      note('Coach of a team of nine-year-olds'),
      note('照顾过两位老人，孩子的作业也辅导'),
      intro('Storekeeper for nine years, back after a career break.'),
      intro('育儿嫂八年，自己的孩子已经工作，可住家。'),
      set('work/w1/content/0', 'Taught my children’s art class at the library'),
    ],
  },
];
