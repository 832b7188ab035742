import { list } from '../match/list.ts';
import { english, maybe } from '../match/phrase.ts';

/** Before the major. */
export const majorLabels = [
  ...list(`
    主修, 专业, 辅修, field of study, specializing in, specialized in, specialization in, specialising in, specialised in,
    specialisation in
  `),
  english('major, majoring, concentration', maybe('in')),
];

/** Openings of details that are neither school, degree nor major; they may go on in the same word. */
export const schoolDetails = {
  start: list(`
    gpa, grade, cgpa, average, minor, honor, honors, honour, honours, dean, thesis, 成绩, 绩点, 排名, 综测, 均分, 预计
  `),
  anywhere: list('排名, 专业前'),
  grades: list('GPA, CGPA'),
};
