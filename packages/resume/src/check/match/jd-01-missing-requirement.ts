import { type JobCheck, termFindings } from './job-check.ts';

export const missingRequirement: JobCheck = {
  id: 'JD-01',
  group: 'match',
  allotment: 0,
  effort: 3,
  title: { en: 'A requirement is missing', zh: '缺少必备要求' },
  detects: {
    en: 'Terms that the job description asks for and the résumé names nowhere. “A or B” needs one of them.',
    zh: '岗位要求必备而简历里没有的内容。“A 或 B”有一项即可。',
  },
  advice: {
    en: 'If you have it, show it where you used it. If you don’t, don’t claim it.',
    zh: '如果确实会，写到用过它的那段经历里；不会就不要写。',
  },
  praise: null,
  example: {
    en: { bad: 'SQL asked for, not named', good: 'Answered [N] stock questions a week in SQL' },
    zh: { bad: '要求 SQL，简历里没有', good: '用 SQL 每周完成【N】次取数' },
  },
  find: ({ terms }) => termFindings(terms, 'high', ({ need, standing }) => need === 'must' && standing === 'missing'),
};
