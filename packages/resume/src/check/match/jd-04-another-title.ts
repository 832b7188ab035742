import { evidenceAt, type JobCheck } from './job-check.ts';

/** Below this share of a title, the résumé aims at other work. */
const NEAR_TITLE = 0.35;

export const anotherTitle: JobCheck = {
  id: 'JD-04',
  group: 'match',
  allotment: 0,
  effort: 1,
  title: { en: 'Another title', zh: '职位名称差得远' },
  detects: {
    en: 'The title aimed at and the newest title share no word with that of the job description.',
    zh: '求职意向和最近的职位与岗位名称没有相同的词。',
  },
  advice: {
    en: 'Name the job you apply for as your target. Titles you have held stay as they were.',
    zh: '把求职意向写成这个岗位；做过的职位名称不要改。',
  },
  praise: null,
  example: {
    en: { bad: 'Target: Office all-rounder', good: 'Target: Operations analyst' },
    zh: { bad: '求职意向：文职', good: '求职意向：运营分析师' },
  },
  find: ({ facts: { title }, document }) =>
    title && title.closeness < NEAR_TITLE
      ? [{ severity: 'medium', asked: [title.at], evidence: evidenceAt(document, title.path) }]
      : [],
};
