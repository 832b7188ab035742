import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

export const introduction: HeadingWords = {
  en: [
    english('a little, a bit, something, more, a few words', 'about me, about myself'),
    ...list(`
      about, about me, in short, in brief, in a nutshell, who i am, introduction, bio, biography, summary of qualifications, qualifications summary,
      career highlights, career goal, career goals, self evaluation, self-evaluation, selfevaluation, self introduction,
      self-introduction, selfintroduction, self assessment, self-assessment, selfassessment
    `),
    english(maybe('professional, executive, career, personal, brief'), 'summary, profile, statement, overview'),
    english(maybe('career, resume, professional'), 'objective, objectives'),
  ],
  zh: [
    ...list('关于我, 评价, 简介, 概述, 核心优势, 求职优势, 个人综述, 总结, 自述, 自传'),
    chinese('自我', '评价, 介绍, 描述, 总结, 陈述'),
    chinese('个人, 专业', '简介, 评价, 总结, 介绍, 优势, 概述, 陈述, 描述, 亮点, 特点'),
    chinese('职业', '概述, 概况, 简介, 总结, 摘要'),
    chinese('综合', '评价, 素质'),
    chinese('我', '的', '特点, 优点, 优势, 长处, 情况, 性格, 为人'),
    chinese('本人', maybe('的'), '情况, 特点, 优点, 优势, 长处, 性格, 简介, 自述, 介绍, 评价, 概况'),
    chinese('自身, 自我', '优势, 特点, 情况, 推荐'),
    chinese('性格', '特点, 特征'),
  ],
};
