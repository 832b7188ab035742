import { list } from '../match/list.ts';
import { chinese, english, many, maybe } from '../match/phrase.ts';
import { EXPERIENCE } from './experience.ts';
import type { HeadingWords } from './heading-words.ts';

export const work: HeadingWords = {
  en: [
    ...list(`
      career, internship, internships, activities, leadership, leadership and activities, where i've worked, where i have worked, where i've been, where i have been, jobs, my jobs, past jobs, previous jobs, what i have done, what i've done, jobs i have had, jobs i've had,
      sea service, sea service record, sea service history, sailing history, teaching history, nursing history,
      placements, placement history, school placements, teaching placements, clinical placements, nursing placements, work placements, teaching practice,
      teaching, involvement, campus involvement, on campus involvement, on-campus involvement, oncampus involvement
    `),
    english(
      many(`
        professional, work, working, relevant, related, industry, industrial, career, employment, internship,
        internships, intern, teaching, additional, other, selected, leadership, practical,
        community, campus, extracurricular, military, management, job, on campus, on-campus, oncampus, entrepreneurial
      `),
      `employment, work, ${EXPERIENCE}`,
    ),
    english(
      'current, present, previous, past, former, earlier, other, recent, most recent, prior',
      maybe('teaching, nursing, clinical, academic, professional, relevant, paid, permanent, full-time, full time'),
      'employment, employments, employers, experience, posts, appointments, jobs, roles, positions, positions held, posts held',
    ),
    english(
      'current, present, most recent',
      maybe('teaching, nursing, clinical, academic, paid'),
      'post, appointment, job',
    ),
    english(
      'details of, particulars of',
      maybe('past, previous'),
      'employment, work experience, experience, service, posts held',
    ),
    english(
      'extracurricular, extra-curricular, campus, student, leadership',
      'activities, involvement, leadership, organization, organizations, organisation, organisations, roles',
    ),
  ],
  zh: [
    ...list(
      '履历, 经历, 走过的路, 职业足迹, 工作足迹, 职业轨迹, 从业轨迹, 校园职务, 干过的活, 干过的工作, 做过的工作, 做过什么, 干过什么, 在哪干过, 在哪儿干过, 在哪里干过, 打工, 打工经历, 上班, 上班经历, 上过的班, 在哪上班, 在哪儿上班, 在哪里上班, 工作单位, 船员资历, 海上资历, 航海资历, 水上资历, 其他工作经历, 其他工作经验, 其它工作经历, 其它工作经验',
    ),
    chinese(
      `工作, 实习, 实践, 职业, 任职, 从业, 就业, 校园, 校内, 社团, 社会, 学生工作, 学生干部, 组织, 活动, 创业,
      社会实践, 校园实践, 社会活动, 校园活动, 校内实践, 实习实践, 社团活动, 社团组织, 工作实习, 校内外, 兼职, 在校, 学生会, 主要工作, 相关, 科技,
      军旅`,
      maybe('经历, 经验, 履历, 背景, 情况, 实践, 活动, 工作, 生涯'),
    ),
    chinese(
      '做过的, 干过的, 待过的, 呆过的, 工作过的, 上班的, 去过的',
      '饭店, 店, 单位, 公司, 工厂, 厂, 厂子, 工地, 医院, 学校, 地方, 酒店, 餐厅, 岗位',
    ),
    chinese('社团', maybe('组织'), maybe('和, 与, 及, 、'), maybe('组织'), '经历'),
    chinese('在校', '职务, 表现'),
  ],
};
