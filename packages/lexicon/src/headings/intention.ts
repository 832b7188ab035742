import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

export const intention: HeadingWords = {
  en: [
    ...list(
      'position sought, career intention, about your next role, about my next role, next role, job preferences, work preferences, career preferences, desired job details',
    ),
    english('job', 'intention, objective, target'),
    english('desired', 'position, job, role'),
  ],
  zh: [
    ...list(
      '期望, 我的期望, 对工作的期望, 想找什么工作, 想找的工作, 想做的工作, 找什么工作, 要求, 我的要求, 对工作的要求, 工作要求, 待遇要求',
    ),
    chinese('求职', '意向, 目标, 期望, 岗位, 条件'),
    chinese('希望', '条件, 工作, 职位, 岗位'),
    chinese('职业发展', '意向'),
    chinese('应聘', '意向, 岗位, 职位'),
    chinese('期望', '职位, 工作, 岗位'),
    chinese('职业', '意向, 目标, 期望'),
    chinese('意向', maybe('岗位, 职位')),
    chinese('目标', '职位, 岗位'),
  ],
};
