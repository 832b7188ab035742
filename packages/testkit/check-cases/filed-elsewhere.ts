import { all, type Case, type Edit, more, set } from './edits.ts';

const gap = all(set('work/w1/start', '2024-06'), set('work/w2/end', '2019-11'), (content) => ({
  ...content,
  projects: [],
  education: [],
}));
const schools =
  (...education: { school: string; degree: string; end: string; description?: string }[]): Edit =>
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
const note =
  (...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });
const certificate =
  (name: string, date = ''): Edit =>
  (content) => ({ ...content, certifications: [{ id: 'c', name, issuer: '', date }] });
const endsBefore = all(set('work/w1/start', '2023-07'), set('work/w1/end', '2021-03'));
const point = (text: string): Edit => set('work/w2/content/1', text);
const DEGREE = { school: 'Fairholm University', degree: 'Bachelor of Science', end: '2014' };

/** What was read into another place than it stands at: there the rules say nothing, and beside it they still do. */
export const filedElsewhere: Case[] = [
  {
    id: 'DAT-03',
    bad: [gap, all(gap, more(0, ['Won the 2018 prize of the region'])), all(gap, more(0, ['协调施工']))],
    good: [
      all(gap, more(0, ['for the timetable. From 2019 to 2024 I was Head of Stores at Loch End'])),
      all(gap, more(0, ['2019年12月起在北门商贸负责仓储，至2024年5月'])),
      all(gap, more(0, ['厨师长'])),
      all(gap, more(0, ['Warehouse Supervisor'])),
      all(gap, endsBefore),
    ],
  },
  { id: 'DAT-02', bad: [endsBefore], good: [] },
  {
    id: 'DAT-02',
    bad: [],
    good: [endsBefore],
    setting: { reading: { doubts: {}, looseLines: false, dates: { 'work/w1/end': '2023.07— 2021.03' } } },
  },
  {
    id: 'DAT-02',
    bad: [endsBefore],
    good: [],
    setting: { reading: { doubts: {}, looseLines: false, dates: { 'work/w1/end': '2023.07 — 2021.03' } } },
  },
  {
    id: 'STY-05',
    languages: ['en'],
    bad: [point('Own the plan of four plants'), point('Mentor the new fitters of two depots')],
    good: [
      point('Own column, 85% rebooked'),
      point('Lead for two towers of 54 storeys'),
      point('Mentor to five new engineers'),
      point('Triage of up to 120 patients a day'),
      point('Own 2015 pick-up with a welder'),
    ],
  },
  {
    id: 'BRV-02',
    languages: ['en'],
    bad: [more(0, ['Weekly reports'])],
    good: [more(0, ['POSITION TITLE']), more(0, ['DEPARTMENT / AGENCY'])],
  },
  {
    id: 'IMP-01',
    languages: ['en'],
    bad: [more(0, ['Registration of visitors and issue of certificates to them'])],
    good: [
      more(0, ['The Netherlands']),
      more(0, ['“The Daughter of the Lamp” (feature film)']),
      more(0, ['Registration and certificates. Full member no. 0755188. Mountain Leader, Summer 2010.']),
    ],
  },
  { id: 'BRV-02', languages: ['zh'], bad: [more(0, ['写文档'])], good: [more(0, ['采购部']), more(0, ['护理组长'])] },
  {
    id: 'BRV-05',
    languages: ['en'],
    bad: [all(more(0, ['Counted the stock of two depots']), more(1, ['Counted the stock of two depots']))],
    good: [all(more(0, ['Cheyenne, WY United States']), more(1, ['Cheyenne, WY United States']))],
  },
  {
    id: 'BRV-05',
    languages: ['zh'],
    bad: [all(more(0, ['盘点两个仓库的存货并登记']), more(1, ['盘点两个仓库的存货并登记']))],
    good: [all(more(0, ['双流基地']), more(1, ['双流基地']))],
  },
  {
    id: 'SEC-13',
    languages: ['zh'],
    bad: [set('intention/position', '行政、人事、运营、销售')],
    good: [
      set('intention/position', '王青 女 / 1995.04 / 青川人 / 主管护师'),
      set('intention/position', '测试工程师 | 青川 | 13-18K | 医疗健康'),
    ],
  },
  {
    id: 'SEC-07',
    bad: [schools({ school: '青川大学', degree: '本科', end: '2016-06' })],
    good: [
      schools({ school: '青川大学 交换项目', degree: '交换生', end: '2016-06' }),
      schools({ school: 'University of Fairholm', degree: 'Exchange', end: '2016-06' }),
      schools({ school: 'Coláiste na Coille', degree: 'Leaving Certificate', end: '2014-06' }),
    ],
  },
  {
    id: 'SEC-11',
    bad: [],
    good: [
      all(
        set('work/w2/start', '2024-09'),
        set('work/w2/company', '《节水与灌溉》'),
        set('work/w2/position', '青年编委'),
      ),
    ],
  },
  {
    id: 'STY-13',
    bad: [schools({ school: 'School', degree: 'BSc', end: '2004' })],
    good: [schools({ school: 'School', degree: '', end: '2004', description: 'Orchard Lane Primary' })],
  },
  { id: 'SEC-14', bad: [], good: [certificate('', '2020')] },
  {
    id: 'STY-06',
    languages: ['en'],
    bad: [note('Haddop cluster of nine nodes')],
    good: [note('Gelang Patah')],
  },
  {
    id: 'SEC-12',
    bad: [
      schools(DEGREE, { school: 'Clara-Schumann-Gymnasium', degree: 'Abitur', end: '2009' }),
      schools(DEGREE, { school: 'Ridgeway High School', degree: '', end: '' }),
      schools(DEGREE, { school: 'Friends School', degree: 'K.C.S.E. Mean grade A', end: '2008' }),
      schools(DEGREE, { school: '青川市博士园中学', degree: '', end: '2009' }),
    ],
    good: [
      schools({ ...DEGREE, end: '2025' }, { school: 'Friends School', degree: 'K.C.S.E. Mean grade A', end: '2021' }),
      schools(DEGREE, { school: '青川职业中学', degree: '中专', end: '2009' }),
      schools(
        { school: 'Bayside Institute of Trades', degree: 'Certificate', end: '2014' },
        { school: 'Flax Road', degree: 'NCEA Level 2', end: '2010' },
      ),
    ],
  },
  {
    id: 'SEC-04',
    bad: [
      set('basics/address', '14 Mafeking Terrace, Keighley'),
      set('basics/address', 'Lindenstraße 41a, D-09126 Chemnitz'),
      set('basics/address', '5 rue des Halles, 29000 Quimper'),
      set('basics/address', '3650 Kaneff Cres, Mississauga'),
    ],
    good: [
      set('basics/address', 'Department of Botany, 14 Orchard Terrace, Leeds'),
      set('basics/address', 'D-09126 Chemnitz'),
      set('basics/address', '29000 Quimper'),
      set('basics/address', 'Garden City Terrace'),
      set('basics/address', 'Linden, 20 minutes from Mainz by rail'),
    ],
  },
  {
    id: 'STY-12',
    bad: [
      note('BLS, ACLS (AHA) exp. 03/2025'),
      note('Practising certificate valid to 31 Dec 2024'),
      certificate('BLS Provider, valid until', '2026-08'),
    ],
    good: [
      note('BLS, ACLS (AHA) exp. 03/2027'),
      note('Practising certificate valid to 31 Dec 2026'),
      note('RN licence exp. 04/12/2026'),
      certificate('BLS Provider, valid until', '2026-12'),
      certificate('Pilot licence, issued 11, valid till 10', '2014-08'),
    ],
  },
  {
    id: 'SEC-15',
    languages: ['en'],
    bad: [note('I hereby certify that the above information is true and correct.')],
    good: [note('Auditors to whom I certify that the stocks are counted')],
  },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [note('born 11.02.1989 in Deggendorf'), note('34 years old'), note('CIVIL STATUS: Single')],
    good: [note('Firm born 2019 in a garage'), note('Restored a house 134 years old'), note('Civil engineer')],
  },
];
