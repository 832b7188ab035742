import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import { EXPERIENCE } from './experience.ts';
import type { HeadingWords } from './heading-words.ts';

export const education: HeadingWords = {
  en: [
    ...list(`
      academic credentials, degree, degrees, school, schools, schooling, school education, study, studies, qualifications, where i studied, my studies, where i learned, where i learnt,
      apprenticeship, apprenticeships, apprenticeship training, school and training, schools and training, trade training, trade school
    `),
    english('vocational', 'training, education, qualification, qualifications', maybe(EXPERIENCE)),
    english('education, educational', maybe(`and training, qualification, qualifications, ${EXPERIENCE}`)),
    english(
      'academic, educational, education',
      'and professional, and technical, and vocational',
      'qualification, qualifications, background, training',
    ),
    english('details of, particulars of', maybe('academic, educational'), 'education, qualifications'),
    english('academic, academics', maybe(`profile, qualification, qualifications, ${EXPERIENCE}`)),
  ],
  zh: [
    ...list('学术背景, 毕业院校, 文化程度, 文化, 文化水平, 求学之路, 学校教育, 学历教育, 毕业学校, 就读学校'),
    chinese('上学, 读书, 求学, 就学, 就读, 学徒, 学艺, 受教育', '经历, 背景, 情况'),
    chinese(maybe('我'), maybe('在哪儿, 在哪里, 在哪, 哪里'), '念书, 上学, 读书, 上的学, 念的书, 读的书'),
    ...list('学校, 我的学校, 上过的学, 读过的书, 念过的书, 读过的学校, 上过的学校'),
    chinese('教育', maybe('背景, 经历, 经验, 情况, 信息, 程度, 简历, 及培训')),
    chinese('学历', maybe('背景, 信息')),
    chinese('学习', '经历, 背景'),
    chinese('教育', maybe('与, 和'), '培训', maybe('经历, 背景')),
    chinese('学业', '背景, 经历'),
  ],
};
