import { list } from '../match/list.ts';
import { chinese, maybe } from '../match/phrase.ts';

/** Headings under which schools and posts stand in one list: in Chinese forms, and where somebody learned a trade. */
export const lifeCourseHeadings = [
  ...list('apprenticeship, apprenticeships, apprenticeship training, 学徒经历, 学艺经历'),
  ...list('简历，履历，经历，人生经历，学习工作简历，工作学习简历'),
  chinese('个人, 本人, 主要', '简历, 经历, 履历'),
  chinese('学习', maybe('和, 与, 及, 、'), '工作', '简历, 经历, 履历, 情况'),
];
