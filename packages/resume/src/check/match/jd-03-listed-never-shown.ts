import { type JobCheck, termFindings } from './job-check.ts';

export const listedNeverShown: JobCheck = {
  id: 'JD-03',
  group: 'match',
  allotment: 0,
  effort: 2,
  title: { en: 'Listed, never shown', zh: '只列出，没有用过的痕迹' },
  detects: {
    en: 'A term of the job description that stands in the list of skills and in no job or project.',
    zh: '岗位要求的技能只在技能栏出现，经历和项目里没有。',
  },
  advice: {
    en: 'Name it in the point where you used it: shown counts more than listed.',
    zh: '写到用过它的那一条里：用过比列出更有说服力。',
  },
  praise: null,
  example: {
    en: { bad: 'Skills: Python', good: 'Automated the weekly report in Python' },
    zh: { bad: '技能：Python', good: '用 Python 自动生成周报' },
  },
  // what can only be named has its whole credit: a certificate, a field of study
  find: ({ terms }) =>
    termFindings(
      terms,
      'medium',
      ({ standing, kind, credit }) => standing === 'listed' && kind !== 'certificate' && credit < 1,
    ),
};
