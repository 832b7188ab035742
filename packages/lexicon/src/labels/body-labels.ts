import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';

/** Labels that sort the bullets below them. */
export const bodyLabels = {
  metrics: [
    chinese('量化', '成果, 指标, 业绩'),
    ...list('关键指标, 指标, 数据指标, kpi, kpis'),
    english(maybe('key'), 'metrics'),
  ],
  achievements: [
    chinese(maybe('主要, 工作, 项目, 个人'), '业绩, 成果, 成就'),
    english(
      maybe('key, main, selected'),
      'achievement, achievements, accomplishment, accomplishments, result, results',
    ),
  ],
  content: [
    chinese(maybe('主要'), maybe('工作, 岗位'), '内容, 职责, 描述'),
    english(maybe('key, main'), 'responsibilities, duties'),
    'duties, accomplishments and related skills',
    'job description',
    'role description',
    'main activities and responsibilities',
  ],
};

/** What forms print within one entry in the look of a heading: no section begins there. */
export const labelsWithinEntries = [
  'relevant coursework, licenses and certifications',
  'relevant coursework, licensures and certifications',
  'duties, accomplishments and related skills',
];
