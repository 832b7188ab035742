import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';

/** Before how much somebody wants to be paid. */
export const salaryLabels = [
  chinese('期望, 目标, 理想, 要求', '薪资, 月薪, 年薪, 薪酬, 工资, 待遇, 薪水'),
  chinese('薪资, 薪酬, 工资, 待遇', '要求, 期望'),
  english('expected, desired, target', 'salary, pay'),
  english('salary', 'expectation, expectations, required, sought, requirement'),
];
/** How much that may be, where nobody says it. */
export const openSalaries = list('面议, 可面议, 可谈, 薪资面议, negotiable, open, competitive');

/** Labels before what somebody looks for. */
export const intentionLabels = {
  position: [
    chinese('求职', '意向, 岗位, 目标'),
    chinese('应聘, 意向', '岗位, 职位'),
    chinese('期望, 目标', '职位, 岗位'),
    english('job', 'intention, objective, target'),
    ...list('职能, 希望職稱, 希望職務, 希望职位, desired position, position sought'),
  ],
  city: [
    ...list('地点, 希望地點, 希望工作地, 意向城市, 工作地点, 目标城市, 求职城市'),
    chinese('期望', '城市, 地点, 工作地'),
    english('desired, preferred', 'city, location'),
  ],
  salary: salaryLabels,
  availability: list(
    '到岗时间, 到岗日期, 入职时间, 入职日期, 可到岗, 可到岗时间, 最快到岗时间, 到岗, 可上班日, 可上班日期, 可上班时间, 可上班時間, 到職日期, 可到職日, 可報到日, availability, available, available from, notice period',
  ),
  industry: [chinese('期望, 意向, 目标', '行业'), english(maybe('desired'), 'industry')],
};
