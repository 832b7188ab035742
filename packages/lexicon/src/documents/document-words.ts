import { list } from '../match/list.ts';
import { chinese, maybe } from '../match/phrase.ts';

/** What a document calls itself, in its title and in running lines at the head or foot of a page. */
export const documentNames = [
  chinese(maybe('个人, 自荐, 应聘, 我的'), maybe('求职'), '简历, 简 历'),
  ...list('自荐书, 自荐材料, 求职书, 求职材料'),
  ...list('履历书, 履歴書, 履歷書'),
  ...list('resume, résumé, curriculum vitae, cv, rirekisho'),
];

/** Before the number of a page. */
export const pageWords = list('page');

/** Openings of the line that says when a document was changed. */
export const updatedWords = {
  en: list('last updated, updated'),
  zh: { before: list('最后, 最近'), word: '更新', behind: list('于, 时间, 日期') },
};

/** Around the name of a document and who made it: `本简历由…导出`. */
export const madeWords = { before: list('本, 此, 该'), behind: list('导出, 生成, 制作, 提供, 下载, 打印') };

/** Words that only join values. */
export const joiningWords = list(`
  at, in, of, and, the, to, from, by, for, on, or, with, as, a, an, degree, expected, anticipated, graduation, since, page,
  present, major, majoring, date, dates, 和, 与, 及, 于, 在, 至, 从, 共, 页, 第, 的, 预计, 毕业
`);
