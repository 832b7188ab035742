import type { Localized } from '@verdant/contracts';
import { latinWords } from '../../text/words.ts';
import { type Check, EVERYWHERE, hint } from '../check.ts';

/** A paper stands in the language that it was printed in. */
const IS_PAPER =
  /\bet al\b|\bdoi\b|\b(?:19|20)\d\d\b[^\n]*\b\d{1,4}(?:\(\d+\))?\s*[:,]\s*(?:pp\.?\s*)?[\dA-Z]|\b(?:Proc|Trans|J|Lett|Sci|Rev)\.\s|\b(?:Journal|Proceedings|Conference|Transactions) (?:of|on)\b|\[[JCMD]\]/;

/** What is only said: it costs nothing, because taste and trade decide. */
/** Everyday words that Chinese has; terms, tools and short forms are none of them. */
const EVERYDAY =
  /(?<![\p{Script=Latin}\d-])(?:sense|ownership|handle|team ?building|members?|clients?|follow[ -]?up|budgets?|multi-?tasking|meetings?|reports?|deadlines?|cold calls?|mindset|passion|aggressive|balance|cover|align|involve|present|convince|schedule|feedback|update|background|cooperate|arrange|confirm|push|touch|solid|tough|nice)(?![\p{Script=Latin}\d-])/gu;
const MIXED: Localized = {
  en: 'Everyday words stand in English here. Write them in Chinese; terms of the trade may stay.',
  zh: '这里夹着日常英文词，换成中文更得体；专业术语可以保留。',
};
/** One stray word is a habit of the trade; two, or one in a short line, is how somebody speaks. */
const LEAST = 2;
const SHORT = 16;
const LEAST_HAN = 4;
const isMixed = (text: string) => {
  const found = text.match(EVERYDAY)?.length ?? 0;
  return found >= LEAST || (found > 0 && text.length <= SHORT);
};

/** Sentences have small words and what joins them; a list of certificates, tools or terms has neither. */
const JOINS = /^(?:the|an?|and|or|of|to|for|in|on|at|by|with|from|into|across|over|through|that|which|as)$/;
const isSentence = (text: string) => {
  const words = latinWords(text);
  return (
    words.filter((word) => /^\p{Ll}/u.test(word.text)).length * 2 > words.length &&
    words.some((word) => JOINS.test(word.text))
  );
};

export const mixedLanguage: Check = {
  id: 'STY-09',
  group: 'style',
  allotment: 0,
  effort: 2,
  title: { en: 'Two languages mixed', zh: '中英文混用' },
  detects: {
    en: 'Whole sentences of the experience in another language than the résumé’s, everyday English words inside Chinese ones. Terms and names are fine.',
    zh: '经历里整句使用另一种语言，或中文句子里夹日常英文词。术语和名称不算。',
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
  notOfScholars: true,
  restsOn: 'statement',
  touches: EVERYWHERE,
  run: ({ prose, language }) =>
    hint([
      ...prose
        .filter(
          ({ text }) =>
            language === 'zh' && (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST_HAN && isMixed(text),
        )
        .map(({ path, text }) => ({ path, text, advice: MIXED })),
      ...prose
        .filter((line) => line.language !== language)
        .filter(({ text }) =>
          language === 'zh' ? latinWords(text).length >= 8 && isSentence(text) : /\p{Script=Han}{6,}/u.test(text),
        )
        // names with their addresses and what they are in Chinese are a list
        .filter(({ text }) => !IS_PAPER.test(text) && !/https?:|www\./.test(text))
        .filter(({ text }) => language !== 'zh' || (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 4 < text.length)
        .map(({ path, text }) => ({ path, text })),
    ]),
};
