import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

const LICENCES = 'license, licenses, licence, licences';
const AND_LICENCES = 'and license, and licenses, and licence, and licences';
const AND_CARDS =
  'and card, and cards, and ticket, and tickets, and permit, and permits, and registration, and registrations';
const AND_CERTIFICATION = 'and certification, and certifications';
const AND_COURSES =
  'and training, and trainings, and seminar, and seminars, and course, and courses, and short courses, and workshop, and workshops';
const ATTENDED = 'attended, undertaken, undergone';

/** What heads courses alone. */
export const trainingHeadings = [
  chinese(maybe('职业, 专业, 技能, 岗位, 相关, 在职, 主要, 参加'), '培训', maybe('经历, 经验, 情况, 记录, 课程')),
];

export const certifications: HeadingWords = {
  en: [
    ...list(`
      professional development, ticket, tickets, checks, registration, registrations, professional registration,
      professional registrations, certs, seminars, trainings, short courses, continuing education, licensure,
      professional licensure, eligibility, eligibilities, board examinations, licensure examinations
    `),
    english(
      maybe('professional'),
      `certification, certifications, certificate, certificates, credentials, accreditation, accreditations, ${LICENCES}`,
      maybe(AND_LICENCES),
    ),
    english(`${LICENCES}, tickets, cards, permits`, `${AND_CERTIFICATION}, ${AND_CARDS}, ${AND_LICENCES}`),
    english('additional, other, further', 'qualification, qualifications'),
    english('course, courses', maybe(AND_CERTIFICATION)),
    english('training', maybe(`courses, ${AND_CERTIFICATION}`)),
    english(
      'training, trainings, seminar, seminars, course, courses, short courses',
      maybe(AND_COURSES),
      maybe(ATTENDED),
    ),
    // alone, workshops may be those that somebody gave
    english('workshop, workshops', `${AND_COURSES}, ${ATTENDED}`, maybe(ATTENDED)),
    english('conference, conferences', 'and training, and trainings, and courses, and short courses', maybe(ATTENDED)),
  ],
  zh: [
    ...list('资格认证, 资格证书, 专业凭证, 专业证照, 证件, 持证, 持证情况, 职称, 职称证书, 继续教育, 进修'),
    chinese(
      maybe('职业, 专业, 技能, 资格, 资质, 相关, 所获, 获得, 获取, 职业资格, 执业, 认证, 个人'),
      '证书, 证照, 认证, 资质, 执照',
      maybe('与, 和, 及'),
      maybe('资质, 认证, 证书'),
    ),
    // `资格` alone and what one is entitled to: 执业资格, 从业资格
    chinese(maybe('职业, 专业, 执业, 从业, 任职, 专业技术, 技术, 持有'), '资格', maybe('情况, 及职称, 与职称, 和职称')),
    chinese(maybe('我'), '有的, 有什么, 持有, 持有的, 现有, 拿到的, 考的, 考过的, 考下的, 手上的', '证, 证书, 证件'),
    ...trainingHeadings,
  ],
};
