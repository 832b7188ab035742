import { anyOf } from '../match/any-of.ts';
import { list } from '../match/list.ts';

/** Words of what publishes papers and books: a text with one of them is no row of authors. */
const words = {
  en: list(`
    journal, proceedings, transactions, conference, symposium, workshop, review, reviews, letters, magazine, press, bulletin,
    annals, archives, quarterly, acta, advances, arxiv, preprint, university, publishing, publishers, thesis
  `),
  zh: list('学报, 期刊, 杂志, 会议, 论文集, 出版社, 大学, 通讯, 评论, 研究, 科学, 技术, 工程, 导刊, 月刊, 周刊'),
};
const venue = anyOf([...words.en, ...words.zh]);

export const hasVenueWord = (text: string): boolean => venue.test(text);
