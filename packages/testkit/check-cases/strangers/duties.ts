import { type Case, type Edit, job, untouched } from '../edits.ts';

const placed =
  (position: string, start: string, end: string, ...points: string[]): Edit =>
  (content) => ({
    ...content,
    work: [
      ...content.work.map((one, at) => (at === 0 ? { ...one, start: '2014-01' } : one)),
      { ...content.work[0]!, id: 'x', position, start, end, content: points, achievements: [], metrics: [] },
    ],
  });
const note =
  (...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title: 'Other', items }] });

/** Internships of long ago, doubts that a person raises about themselves. */
export const strangersDuties: Case[] = [
  {
    id: 'IMP-15',
    bad: [
      placed('Intern', '2013-06', '2013-09', 'Filed the records of the depot'),
      placed('Summer internship', '2012-06', '2012-08', 'Kept the stock list'),
      placed('实习生', '2013-07', '2013-09', '整理仓库台账'),
    ],
    good: [
      untouched,
      placed('Intern', '2013-06', '2013-09'),
      placed('Storekeeper', '2013-06', '2013-09', 'Filed the records of the depot'),
      placed('实习护士', '2013-07', '2013-09', '整理病房台账'),
    ],
  },
  {
    id: 'STY-12',
    bad: [
      note('Looking for lighter work as my back is not what it was'),
      note('因身体原因想换岗位'),
      note('Tracked plant: not yet'),
      job(0, () => ({ content: ['和主管不和'] })),
    ],
    good: [
      note('Fitted knee and back braces for patients'),
      note('与班组成员相处和谐'),
      job(0, () => ({ content: ['Reason for leaving', 'Reason for leaving: harvest contract ended'] })),
      job(0, () => ({ content: ['离职原因：合同到期'] })),
    ],
  },
  {
    id: 'PRI-02',
    languages: ['en'],
    bad: [note('Phone: 0000 Date of birth: 30/05/1988 Gender: Male')],
    good: [],
  },
];
