import { list } from '../match/list.ts';

export const nameLabels = list('姓名, 姓 名, name');

/** Labels before data of the person that a résumé of ours has no field for, and before the name. */
export const personalLabels = list(`
  姓名, 性别, 年龄, 民族, 籍贯, 政治面貌, 婚姻状况, 出生年月, 出生日期, 身高, 体重, 工作年限, 户口, 微信, QQ, name, gender, age, nationality,
  date of birth, marital status, birthday
`);
