import { anyOf } from '../match/any-of.ts';
import { hasChinese } from '../match/has-chinese.ts';
import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

/** Above people who can be asked. Sections of these names are `custom` until such people are found in them. */
export const references: HeadingWords = {
  en: [
    ...list('referee, referees, reference contacts'),
    english(maybe('professional, personal, character, academic, work'), 'reference, references'),
  ],
  zh: [
    chinese(maybe('工作'), '证明人, 推荐人', maybe('信息, 及联系方式')),
    ...list('推荐人证明人, 证明人推荐人, 背景调查联系人, 推薦人, 諮詢人'),
  ],
};
const [inEnglish, inChinese] = [anyOf(references.en, { at: 'whole' }), anyOf(references.zh, { at: 'whole' })];

/** Of a heading in two languages the Chinese one counts. */
export const isReferencesHeading = (heading: string): boolean =>
  hasChinese(heading) ? inChinese.test(heading.replace(/[^\p{Script=Han}]/gu, '')) : inEnglish.test(heading.trim());
