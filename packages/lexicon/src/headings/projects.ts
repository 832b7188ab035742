import { anyOf } from '../match/any-of.ts';
import { list } from '../match/list.ts';
import { chinese, english, many, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

/** Where posts of research are listed as well as what was researched. */
const research = {
  en: [english('research', maybe('experience, experiences, work, employment, positions, appointments'))],
  zh: [chinese('研究, 科研, 学术', '经历, 经验, 工作, 背景')],
};
const [inEnglish, inChinese] = [anyOf(research.en, { at: 'whole' }), anyOf(research.zh, { at: 'whole' })];
export const isResearchHeading = (heading: string): boolean => inEnglish.test(heading) || inChinese.test(heading);

/** `B.E. Project`: what was built to win a degree. */
const DEGREES =
  'b.e., be, b.tech, b.tech., btech, m.tech, m.tech., mtech, b.sc, b.sc., bsc, m.sc, m.sc., msc, b.eng, beng, m.eng, meng, mca, bca, mba, diploma, degree';

export const projects: HeadingWords = {
  en: [
    ...list(
      'research interests and experience, portfolio, selected work, selected works, featured work, featured works, case study, case studies, selected case studies, contributions, selected instructions, recent instructions, key instructions',
    ),
    english(
      many(`
        selected, personal, side, key, notable, academic, course, research, major, open source, open-source, opensource,
        technical, software, relevant, engineering, featured, recent, main, team, own, representative, sample,
        final year, final-year, graduation, capstone, mini, semester, college, university, student, ${DEGREES}
      `),
      'project, projects',
      maybe(
        'experience, experiences, work, highlights, portfolio, list, record, history, summary, profile, profiles, synopsis, handled, executed, completed, delivered, undertaken, done, worked on',
      ),
    ),
    english('list of, details of, summary of', 'project, projects', maybe('handled, executed, completed, delivered')),
    ...research.en,
    english('open source, open-source, opensource', maybe('contribution, contributions, work')),
  ],
  zh: [
    chinese(maybe('主要, 代表, 代表性, 个人, 部分'), '工程, 项目', '业绩', maybe('表, 一览, 一览表, 情况')),
    chinese(maybe('主要, 代表, 代表性'), '工程, 施工', '项目, 经历', maybe('一览, 一览表, 业绩')),
    chinese(
      maybe('管理, 在管, 负责, 经手, 承接, 承办, 申报, 注册, 参与, 主要, 代表'),
      '项目',
      '一览, 一览表, 列表, 清单, 汇总, 明细',
    ),
    ...list('申报项目, 注册项目, 管理项目, 在管项目, 负责项目, 经手项目'),
    chinese(
      maybe(`
        主要, 重点, 个人, 实践, 工程, 代表, 代表性, 核心, 精选, 科研, 课程, 研究, 开源, 学术, 参与, 近期, 实战, 科技, 竞赛, 部分, 研发, 在校,
        校园, 校内
      `),
      '项目, 专案, 科研, 研究, 课题, 开源, 作品',
      maybe('项目, 经历, 经验, 实践, 成果, 成就, 贡献, 作品, 介绍, 展示, 集, 工作, 背景, 实战, 研究, 与研究'),
    ),
  ],
};
