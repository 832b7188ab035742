import { type JobCheck, termFindings } from './job-check.ts';

export const missingPlus: JobCheck = {
  id: 'JD-02',
  group: 'match',
  allotment: 0,
  effort: 3,
  title: { en: 'A plus is missing', zh: '缺少加分项' },
  detects: {
    en: 'Terms that the job description calls preferred or a plus and the résumé does not name.',
    zh: '岗位写明“优先”“加分”而简历里没有的内容。',
  },
  advice: { en: 'Worth a line if it is true.', zh: '如果有，值得写一行。' },
  praise: null,
  example: {
    en: { bad: 'Tableau preferred, not named', good: 'Built [N] dashboards in Tableau' },
    zh: { bad: '有 Tableau 经验优先，简历里没有', good: '用 Tableau 搭建看板【N】个' },
  },
  find: ({ terms }) => termFindings(terms, 'low', ({ need, standing }) => need === 'nice' && standing === 'missing'),
};
