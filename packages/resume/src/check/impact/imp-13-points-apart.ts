import { type Check, hint } from '../check.ts';
import { pointsApart } from './points-apart.ts';

export const apart: Check = {
  id: 'IMP-13',
  group: 'impact',
  allotment: 0,
  effort: 2,
  title: { en: 'What you did stands apart from where', zh: '做的事没有写在对应的工作下' },
  detects: {
    en: 'Two jobs or more as bare lines, and all that was done below the last of them or in a list of its own. Only said.',
    zh: '两段以上工作只有一行，做过的事全写在最后一段或单独一栏。只作提示。',
  },
  advice: {
    en: 'The jobs are bare lines, and what you did stands together behind them. Put each point below the job it belongs to, so that it can be seen what you did where and how lately.',
    zh: '各段工作只有一行，做过的事集中写在后面。把每一条放回它所在的那段工作下，才看得出在哪里、什么时候做的。',
  },
  praise: null,
  example: {
    en: {
      bad: 'Three employers, then “Duties: …”',
      good: 'Each employer with the two or three points that belong to it',
    },
    zh: { bad: '三家单位，后面统一写“工作业绩”', good: '每家单位下面各写两三条' },
  },
  notOnForms: true,
  worth: 3,
  restsOn: 'statement',
  touches: ['work', 'custom'],
  run: (document) => {
    const span = pointsApart(document);
    return hint(span ? [{ ...span, question: true }] : []);
  },
};
