import { all, type Case, type Edit, job, more, set } from './edits.ts';

const intro = (text: string): Edit => set('basics/introduction', text);
const note =
  (...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const skills =
  (...items: string[]): Edit =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const certificate =
  (name: string): Edit =>
  (content) => ({ ...content, certifications: [{ id: 'c1', name, issuer: '', date: '' }] });
const heldBy = (post: string, paper: string): Edit =>
  all(certificate(paper), set('work/w1/position', post), set('intention/position', post));
const untilLastYear = (point: string): Edit =>
  all(
    job(0, () => ({ end: '2025-10' })),
    more(0, [point]),
  );

/** What people say as they would across a table, and what is usual although it looks like a fault: in words of our own. */
export const acrossTheTable: Case[] = [
  {
    id: 'STY-12',
    languages: ['en'],
    bad: [
      note('CIMA, Management Level (in view)'),
      note('CompTIA A+ (classes done, exam not taken)'),
      intro('I do not have the reach truck licence but can get it.'),
      note('A food hygiene certificate that has since lapsed'),
      intro('Fitter by trade. My shoulders can no longer take overhead work.'),
      intro('I no longer drink and am up at five.'),
      intro('Pay is not important to me.'),
      intro('Happy to work for minimum wage.'),
    ],
    good: [
      note('CIMA, Management Level: passed two papers (in view)'),
      note('Final exam taken in June 2024, awaiting results'),
      set('education/e1/degree', 'BSc (in view)'),
      note('Runs a club for neighbours who no longer drink'),
      intro('My hands will not be idle.'),
      more(0, ['Wrote the guide for carriers that do not have the right licence']),
      note('Pay is settled weekly for 12 crews'),
    ],
  },
  {
    id: 'STY-12',
    languages: ['zh'],
    bad: [
      note('电工证过期了一直没审'),
      certificate('中级职称还没考'),
      intro('工资多少都无所谓，能学到东西就好。'),
      intro('做过十年钳工，月薪 3500 左右就可以。'),
      intro('修过三种机床，龙门铣没操作过。'),
      intro('换了承包方，岁数大的都不要。'),
      note('带过的班组：具体记不到了'),
    ],
    good: [
      note('以上内容如有不实，本人愿被开除'),
      note('家住老城区北门，离家近的优先'),
      note('锅炉证从没过期，2028 年复审'),
      intro('十二年没请过假，从没做过假账。'),
      intro('熟悉薪酬核算，客户待遇问题三天内答复。'),
      certificate('普通话二级乙等，2019 年考'),
      intro('对没接触过的机型上手快。'),
    ],
  },
  {
    id: 'STY-13',
    bad: [note('导师：XXX'), note('Licensed at XXX Training'), note('XXX, Bristol')],
    good: [note('SBT-xxxx，长期'), note('证书编号：xxxxxx'), note('139 XXXX 0077'), note('Licence no. XXXXX')],
  },
  {
    id: 'SEC-14',
    languages: ['en'],
    bad: [skills('SQL', 'Python', 'SAP', 'Tableau', 'Windows XP')],
    good: [
      skills('Windows 7', 'Windows 11', 'DNS', 'Group Policy'),
      all(skills('Windows XP', 'DHCP', 'Group Policy'), set('intention/position', 'Help desk technician')),
    ],
  },
  {
    id: 'SEC-21',
    languages: ['en'],
    bad: [
      heldBy('Forklift driver', 'Forklift truck licence'),
      heldBy('Security officer', 'Class C security licence'),
      certificate('Pilot licence'),
      heldBy('Care assistant', 'CPR and first aid'),
    ],
    good: [
      heldBy('Livestock driver', 'HR licence'),
      heldBy('Farm manager', 'Class C truck licence'),
      certificate('Full clean UK licence'),
      certificate('Licence: class C and LR'),
      certificate('CPR and first aid'),
    ],
  },
  {
    id: 'DAT-05',
    languages: ['zh'],
    bad: [intro('从业三年，做交易系统。'), intro('从业五年。')],
    good: [intro('从业八年，做交易系统。'), intro('从业三年多，换过一次方向。'), intro('从业五年前的老同事还在。')],
  },
  {
    id: 'DAT-05',
    languages: ['en'],
    bad: [intro('Analyst with 5 years of hands-on experience.')],
    good: [
      intro('Analyst with 9 years of industry experience.'),
      intro('Analyst with over 7 years of relevant experience.'),
    ],
  },
  {
    id: 'DAT-08',
    bad: [note('可到岗时间：2025年2月'), note('Available from March 2025'), note('Start date: 1 May 2026')],
    good: [
      note('可到岗时间：2027年1月'),
      note('Available from March 2027'),
      note('入职时间：2021-05'),
      note('Field guide, in print and available from March 2019 in three shops'),
    ],
  },
  {
    id: 'DAT-09',
    languages: ['zh'],
    bad: [more(0, ['去年改造冷库两座'])],
    good: [untilLastYear('去年改造冷库两座')],
  },
  {
    id: 'PRI-07',
    languages: ['en'],
    bad: [note('My wife works in Leeds and supports the move')],
    good: [
      note('Own forge since 2009. My wife keeps the books.'),
      note('My husband and I ran the ferry for six seasons'),
    ],
  },
];
