import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

export const publications: HeadingWords = {
  en: [
    ...list('papers, journal articles, publications and papers'),
    english(
      maybe('selected, peer reviewed, peer-reviewed, academic, scientific, recent'),
      'publication, publications',
      maybe('list'),
    ),
  ],
  zh: [
    chinese(maybe('学术, 科研'), '论文, 发表, 著作', maybe('发表, 成果, 情况, 著作')),
    ...list('专著, 译著, 编著, 整理, 古籍整理, 文献整理'),
    chinese(maybe('已'), '发表', '论文, 文章, 著作'),
    chinese('代表, 代表性, 主要', maybe('学术'), '论文, 著作, 论著'),
  ],
};
