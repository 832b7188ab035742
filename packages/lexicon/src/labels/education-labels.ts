import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';

/** Before the major. */
export const majorLabels = [
  ...list(`
    主修, 专业, 辅修, field of study, specializing in, specialized in, specialization in, specialising in, specialised in,
    specialisation in
  `),
  english('major, majoring, concentration', maybe('in')),
];

/** Before a grade: those that we print, and those that say more than that it is one. */
export const gradeLabels = {
  ours: list('gpa, grade, 绩点, 平均分, 成绩'),
  others: list('cgpa, 平均绩点, 学分绩点, 均分, 加权平均分, 平均学分绩, 加权均分'),
};

/** Before the courses of a school, and before the name of a thesis. */
export const courseLabels = [
  english(maybe('relevant, core, key, selected, main'), 'courses, coursework, modules'),
  chinese(maybe('主修, 核心, 主要, 相关, 专业'), '课程'),
];
export const thesisLabels = [
  english(maybe("bachelor's, bachelor, master's, master, doctoral, phd"), 'thesis, dissertation'),
  chinese(maybe('本科, 硕士, 博士, 学士'), '毕业论文, 毕业设计, 学位论文, 论文'),
];

/** Openings of details that are neither school, degree nor major; they may go on in the same word. */
export const schoolDetails = {
  start: list(`
    gpa, grade, grades, cgpa, average, minor, honor, honors, honour, honours, dean, thesis, dissertation, rank, ranked, ranking, course, courses, coursework, relevant, modules, module, key courses, core courses,
    distinction, merit, first class, first-class, second class, second-class, third class, third-class, first division, second division, third division, upper division, lower division, mean grade, upper second, lower second, summa, magna, cum laude, scholarship, final grade, mention, advisor, adviser, supervisor, activities, awards, award,
    成绩, 绩点, 排名, 综测, 均分, 预计, 主修课程, 核心课程, 主要课程, 相关课程, 课程, 主课, 导师, 论文, 荣誉, 奖学金, 班级, 学分, 加权, 平均分, 平均成绩, 研究方向, 在校, 全日制, 非全日制, 统招, 语言成绩, 学制, 年级, 保研, 推免
  `),
  anywhere: list('排名, 专业前, 年级前, 班级前, 绩点, 均分, cum laude'),
  grades: list('GPA, CGPA'),
};
