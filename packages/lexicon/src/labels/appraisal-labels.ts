import { chinese, maybe } from '../match/phrase.ts';

/** Rows of forms for what superiors found of somebody's work in a year. */
export const appraisalLabels = [
  chinese(
    maybe('近三年, 近两年, 近五年, 近年, 历年, 最近三年, 近3年'),
    '年度, 年终, 绩效, 干部',
    '考核, 考评, 测评',
    maybe('结果, 情况, 等次, 等级, 成绩'),
  ),
  chinese('近三年, 近两年, 近五年, 近年, 历年, 最近三年, 近3年', '考核, 考评', maybe('结果, 情况, 等次, 等级')),
];
