import { stuffing } from '../../match/stuffing.ts';
import type { JobCheck } from './job-check.ts';

export const stuffedTerms: JobCheck = {
  id: 'JD-06',
  group: 'match',
  allotment: 0,
  effort: 1,
  title: { en: 'Keyword stuffing', zh: '堆砌关键词' },
  detects: {
    en: 'One term eight times or more in lines that repeat it, or more than 25 terms in a row without a word about them. Such lines count for nothing.',
    zh: '同一个词在重复的句子里出现八次以上，或连续 25 个以上的词没有说明。这样的内容不计分。',
  },
  advice: {
    en: 'Naming it once, where you used it, is enough; repeating it gains nothing.',
    zh: '在用到的地方写一次就够，重复不加分。',
  },
  praise: null,
  example: {
    en: { bad: 'SQL, SQL, MySQL SQL, SQL queries …', good: 'SQL, in the two jobs that used it' },
    zh: { bad: 'SQL、SQL、SQL 查询、SQL 优化……', good: '在用过 SQL 的两段经历里各写一次' },
  },
  find: ({ document }) => {
    // as the person wrote it: what is stuffed is left out of what the rules look at
    const evidence = stuffing(document.content);
    return evidence.length > 0 ? [{ severity: 'medium', evidence }] : [];
  },
};
