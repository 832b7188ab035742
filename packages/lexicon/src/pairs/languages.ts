import { table } from '../match/list.ts';

/** Languages and how well somebody has them: English forms | Chinese forms; the first of each is written. */
export const languagePairs = table(`
  English | 英语
  Chinese | 中文，汉语
  Mandarin | 普通话
  Cantonese | 粤语
  Japanese | 日语
  Korean | 韩语
  French | 法语
  German | 德语
  Spanish | 西班牙语
  Russian | 俄语
  Italian | 意大利语
  Portuguese | 葡萄牙语
  Arabic | 阿拉伯语
  Native | 母语
  Fluent | 流利
  Professional working proficiency | 工作语言
  Intermediate | 中级
  Beginner | 入门
`);
