import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import { EXPERIENCE } from './experience.ts';
import type { HeadingWords } from './heading-words.ts';

export const education: HeadingWords = {
  en: [
    ...list('academic credentials, degree, degrees, school, schools, schooling, studies, qualifications'),
    english('education, educational', maybe(`and training, qualification, qualifications, ${EXPERIENCE}`)),
    english('academic, academics', maybe(`profile, qualification, qualifications, ${EXPERIENCE}`)),
  ],
  zh: [
    ...list('学术背景, 毕业院校, 文化程度, 上学经历, 读书经历'),
    chinese('教育', maybe('背景, 经历, 经验, 情况, 信息, 程度, 简历, 及培训')),
    chinese('学历', maybe('背景, 信息')),
    chinese('学习', '经历, 背景'),
    chinese('教育', maybe('与, 和'), '培训', maybe('经历, 背景')),
    chinese('学业', '背景, 经历'),
  ],
};
