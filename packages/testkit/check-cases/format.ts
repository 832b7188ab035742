import { all, type Case, job, set, untouched, without } from './edits.ts';

const yearsOnly = job('every', ({ start, end }) => ({ start: start.slice(0, 4), end: end?.slice(0, 4) ?? null }));

export const formatCases: Case[] = [
  {
    id: 'DAT-01',
    bad: [set('work/w2/start', '2018'), set('work/w1/start', '2021')],
    good: [untouched, yearsOnly],
  },
  {
    id: 'DAT-02',
    bad: [set('work/w1/end', '2020-01'), set('work/w1/start', '2027-02')],
    good: [
      untouched,
      set('education/e1/end', '2028-06'),
      all(set('work/w2/start', '2018'), set('work/w2/end', '2018')),
    ],
  },
  {
    id: 'DAT-03',
    bad: [all(set('work/w2/end', '2020-03'), without('projects')), set('work/w1/start', '2023-01')],
    good: [untouched, set('work/w2/end', '2020-12'), set('work/w2/end', '')],
  },
  {
    id: 'DAT-04',
    bad: [set('work/w2/end', '2022-01'), set('work/w1/start', '2019-01')],
    good: [
      untouched,
      set('work/w2/end', '2021-05'),
      all(set('work/w2/end', '2022-01'), set('work/w2/position', 'Analyst (part-time) 兼职')),
      all(set('work/w2/end', '2022-01'), set('work/w2/position', '')),
      all(set('work/w2/end', '2022-01'), set('work/w2/position', 'Volunteer instructor 志愿者')),
    ],
  },
  {
    id: 'ATS-05',
    bad: [
      (content) => ({ ...content, custom: [{ id: 'x', title: '', items: ['x'] }] }),
      (content) => ({ ...content, custom: [...content.custom, { id: 'y', title: ' ', items: [] }] }),
    ],
    good: [
      untouched,
      without('custom'),
      (content) => ({
        ...content,
        custom: [
          { id: 'x', title: 'Languages', items: ['French'] },
          { id: 'y', title: '', name: 'Below it', items: [] },
        ],
      }),
    ],
  },
];
