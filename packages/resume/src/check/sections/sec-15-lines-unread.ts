import { type Check, EVERYWHERE, hint, spansOf } from '../check.ts';

const UNREAD = [
  /\breferences?\b[^\n]{0,12}\b(?:available|furnished|provided|supplied)\b[^\n]{0,20}/gi,
  /^\s*(?:available|provided|furnished) (?:up)?on request\.?\s*$/gi,
  /\bI (?:hereby |do hereby |solemnly )?declare that\b[^\n]*/gi,
  /(?:本人)?(?:郑重)?(?:承诺|声明|保证)[^\n]{0,12}(?:信息|内容|资料)[^\n]{0,8}(?:真实|属实)[^\n]*/g,
];
/** A letter's beginning and end. */
const LETTER = [
  /\bto whom it may concern\b|^dear (?:sir|madam|hiring)[^\n]{0,40}|\b(?:yours (?:faithfully|sincerely)|kind regards|looking forward to (?:your reply|hearing from you))\b/gi,
  /期待(?:您|贵公司|你)的?(?:回复|来电|回音|佳音)[^\n]{0,24}|祝(?:您|贵公司|你)[^，,。！!\n]{0,10}(?:愉快|顺利|蒸蒸日上|发展)|此致\s*敬礼|^(?:您好|尊敬的)[^\n]{0,30}/g,
];

const OF_A_LETTER = {
  en: 'This belongs into a letter. A résumé says what you are and can do, and greets nobody.',
  zh: '这是写信的话，简历里不用写，换成能说明你的内容。',
};

export const linesUnread: Check = {
  id: 'SEC-15',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'A line nobody needs', zh: '可以省掉的一行' },
  detects: {
    en: '“References available on request”, a declaration that all is true, what belongs into a letter. Only said.',
    zh: '“以上信息真实有效”一类的声明、“可提供证明人”、书信的开头和结尾。只作提示。',
  },
  advice: {
    en: 'This is taken for granted. The line is worth more to your work.',
    zh: '这是默认的事，把地方留给经历。',
  },
  praise: null,
  example: {
    en: { bad: 'References available on request', good: '(left out)' },
    zh: { bad: '本人承诺以上信息真实有效', good: '（不写）' },
  },
  removable: true,
  ofLabels: true,
  touches: EVERYWHERE,
  run: ({ fields }) =>
    hint(
      fields.flatMap((field) => [
        ...UNREAD.flatMap((pattern) => spansOf(field, pattern)),
        ...LETTER.flatMap((pattern) => spansOf(field, pattern)).map((span) => ({ ...span, advice: OF_A_LETTER })),
      ]),
    ),
};
