import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';
import { references } from './references.ts';

/** Headings of memberships: beside certificates they are read as these. */
export const membershipHeadings = [
  english(maybe('professional'), 'affiliation, affiliations, membership, memberships'),
  english('membership, memberships', 'of', 'professional bodies, professional associations, learned societies'),
  ...list('societies'),
];

/** Chinese sections of whatever else there is to say. */
export const otherHeadings = list('其他, 其它, 附加信息, 补充信息, 其他信息, 其它信息, 其他说明, 补充说明, 备注, 杂项');

/** Sections that have no kind of their own. */
export const custom: HeadingWords = {
  en: [
    ...list(`
      patent, patents, presentation, presentations, conference, conferences, assessments,
      coursework, relevant coursework, membership, memberships, additional information, miscellaneous, other, others,
      outside work, outside of work, when i am not working, when i'm not working, spare time, free time, in my spare time,
      in my free time, service, additional, exhibitions, press, quote, quotes,
      hobbies and interests, declaration, books, consultant's comments, consultant comments, consultant's notes, recruiter's comments, recruiter comments
    `),
    english(maybe('invited, selected, recent'), 'talk, talks, lecture, lectures'),
    english(
      maybe('invited, selected, recent'),
      'conference',
      'paper, papers, presentation, presentations, talk, talks',
    ),
    english(maybe('personal'), 'interest, interests, hobbies, passion, passions'),
    ...membershipHeadings,
    ...references.en,
  ],
  zh: [
    ...otherHeadings,
    ...list(`
      专利, 主修课程, 核心课程, 相关课程, 课程, 推荐人, 证明人, 会议, 讲座, 演讲, 自荐信, 个人作品,
      学术成果, 研究方向, 研究兴趣, 展览, 展览经历, 参展经历, 参会经历, 教学, 授课, 主讲课程, 授课课程, 附件, 附件清单, 要求, 我的要求, 对工作的要求, 待遇要求
    `),
    chinese('薪酬, 薪资, 年薪, 目前薪酬, 当前薪酬', maybe('结构'), '状况, 情况, 现状'),
    chinese('顾问, 猎头, 猎头顾问', '评语, 评价, 点评, 意见, 推荐语'),
    chinese('背景', '调查, 核实', maybe('摘要, 结果, 情况')),
    chinese('学术, 行业, 国际', '会议, 讲座'),
    chinese(maybe('学术, 行业, 国际, 国内外'), '演讲, 讲座, 会议', maybe('及, 和, 与'), '报告, 演讲, 分享'),
    chinese(maybe('本人, 个人, 诚信, 考生, 报名人, 应聘人, 应聘者, 求职者'), '承诺, 声明', maybe('书')),
    chinese(maybe('兴趣, 个人'), '爱好'),
    chinese('兴趣', maybe('爱好, 特长')),
    chinese(maybe('学术, 科研'), '成果, 专利', maybe('成果, 发表, 情况')),
    chinese(
      '对外, 行业, 技术, 社区, 内容, 公开, 外部',
      '输出, 分享, 发声',
      maybe('与, 和, 及'),
      maybe('演讲, 交流, 影响, 影响力'),
    ),
    chinese(maybe('个人, 行业, 社区, 技术, 社会'), '影响力'),
    chinese('家庭', maybe('主要'), '成员, 情况', maybe('及, 和, 与'), maybe('主要, 重要'), maybe('社会关系')),
  ],
};
