import type { Rule } from '../check.ts';

const beside = { group: 'match', allotment: 0, praise: null } as const;

/**
 * What is said about a résumé beside a job description. The match looks for it and keeps its own figure; the score of
 * the résumé does not move.
 */
export const jobRules: readonly Rule[] = [
  {
    ...beside,
    id: 'JD-01',
    effort: 3,
    title: { en: 'A requirement is missing', zh: '缺少必备要求' },
    detects: {
      en: 'Terms that the job description asks for and the résumé names nowhere. “A or B” needs one of them.',
      zh: '岗位要求必备而简历里没有的内容。“A 或 B”有一项即可。',
    },
    advice: {
      en: 'If you have it, show it where you used it. If not, leave it: do not claim it.',
      zh: '如果确实会，写到用过它的那段经历里；不会就不要写。',
    },
    example: {
      en: { bad: 'SQL asked for, not named', good: 'Answered [N] stock questions a week in SQL' },
      zh: { bad: '要求 SQL，简历里没有', good: '用 SQL 每周完成【N】次取数' },
    },
  },
  {
    ...beside,
    id: 'JD-02',
    effort: 3,
    title: { en: 'A plus is missing', zh: '缺少加分项' },
    detects: {
      en: 'Terms that the job description calls preferred or a plus and the résumé does not name.',
      zh: '岗位写明“优先”“加分”而简历里没有的内容。',
    },
    advice: { en: 'Worth a line if it is true.', zh: '如果有，值得写一行。' },
    example: {
      en: { bad: 'Tableau preferred, not named', good: 'Built [N] dashboards in Tableau' },
      zh: { bad: '有 Tableau 经验优先，简历里没有', good: '用 Tableau 搭建看板【N】个' },
    },
  },
  {
    ...beside,
    id: 'JD-03',
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
    example: {
      en: { bad: 'Skills: Python', good: 'Automated the weekly report in Python' },
      zh: { bad: '技能：Python', good: '用 Python 自动生成周报' },
    },
  },
  {
    ...beside,
    id: 'JD-04',
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
    example: {
      en: { bad: 'Target: Office all-rounder', good: 'Target: Operations analyst' },
      zh: { bad: '求职意向：文职', good: '求职意向：运营分析师' },
    },
  },
  {
    ...beside,
    id: 'JD-05',
    effort: 3,
    title: { en: 'Years, degree or level differ', zh: '年限、学历或级别不符' },
    detects: {
      en: 'Years, degree or seniority asked for and shown differ, in either direction.',
      zh: '要求的年限、学历、级别与简历不一致，偏低或偏高都算。',
    },
    advice: {
      en: 'Apply all the same if the rest fits, and say in a sentence why.',
      zh: '其余合适仍可投递，用一句话说明原因。',
    },
    example: {
      en: { bad: '5 years asked for, 3 shown', good: 'The three years named with what came of them' },
      zh: { bad: '要求五年，写了三年', good: '把三年里的成果写清楚' },
    },
  },
  {
    ...beside,
    id: 'JD-06',
    effort: 1,
    title: { en: 'Terms are stuffed', zh: '堆砌关键词' },
    detects: {
      en: 'One term eight times or more in lines that repeat it, or more than 25 terms in a row without a word about them. Such lines count for nothing.',
      zh: '同一个词在重复的句子里出现八次以上，或连续 25 个以上的词没有说明。这样的内容不计分。',
    },
    advice: {
      en: 'Once where it was used is enough; repetition gains nothing here.',
      zh: '在用到的地方写一次就够，重复不加分。',
    },
    example: {
      en: { bad: 'SQL, SQL, MySQL SQL, SQL queries …', good: 'SQL, in the two jobs that used it' },
      zh: { bad: 'SQL、SQL、SQL 查询、SQL 优化……', good: '在用过 SQL 的两段经历里各写一次' },
    },
  },
];
