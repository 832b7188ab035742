import { latinWords } from '../../text/words.ts';
import { type Check, EVERYWHERE, hint } from '../check.ts';

/** A paper stands in the language that it was printed in. */
const IS_PAPER =
  /\bet al\b|\bdoi\b|\b(?:19|20)\d\d\b[^\n]*\b\d{1,4}(?:\(\d+\))?\s*[:,]\s*(?:pp\.?\s*)?[\dA-Z]|\b(?:Proc|Trans|J|Lett|Sci|Rev)\.\s|\b(?:Journal|Proceedings|Conference|Transactions) (?:of|on)\b|\[[JCMD]\]/;

/** What is only said: it costs nothing, because taste and trade decide. */
export const mixedLanguage: Check = {
  id: 'STY-09',
  group: 'style',
  allotment: 0,
  effort: 2,
  title: { en: 'Sentence in the other language', zh: '整句是另一种语言' },
  detects: {
    en: 'Whole sentences of the experience in another language than the résumé’s. Terms and names are fine.',
    zh: '经历里整句使用另一种语言。术语和名称不算。',
  },
  advice: {
    en: 'The rest is in another language. One language is easier to read; a second version can hold the other.',
    zh: '其余内容是另一种语言。统一成一种更好读，另一种可以单独做一份。',
  },
  praise: null,
  example: {
    en: { bad: '负责门店排班和培训', good: 'Planned shifts and trained new staff' },
    zh: { bad: 'Planned shifts and trained new staff for the store', good: '安排门店排班并培训新员工' },
  },
  touches: EVERYWHERE,
  run: ({ prose, language }) =>
    hint(
      prose
        .filter((line) => line.language !== language)
        .filter(({ text }) => (language === 'zh' ? latinWords(text).length >= 8 : /\p{Script=Han}{6,}/u.test(text)))
        .filter(({ text }) => !IS_PAPER.test(text))
        .map(({ path, text }) => ({ path, text })),
    ),
};
