import { type Check, EVERYWHERE, hint, spansOf } from '../check.ts';

const UNREAD = [
  /\breferences?\b[^\n]{0,12}\b(?:available|furnished|provided|supplied)\b[^\n]{0,20}/gi,
  /^\s*(?:available|provided|furnished) (?:up)?on request\.?\s*$/gi,
  /\bI (?:hereby |do hereby |solemnly )?declare that\b[^\n]*/gi,
  /(?:本人)?(?:郑重)?(?:承诺|声明|保证)[^\n]{0,12}(?:信息|内容|资料)[^\n]{0,8}(?:真实|属实)[^\n]*/g,
];

export const linesUnread: Check = {
  id: 'SEC-15',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'A line nobody needs', zh: '可以省掉的一行' },
  detects: {
    en: '“References available on request”, a declaration that all is true. Only said.',
    zh: '“以上信息真实有效”一类的声明、“可提供证明人”。只作提示。',
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
  run: ({ fields }) => hint(fields.flatMap((field) => UNREAD.flatMap((pattern) => spansOf(field, pattern)))),
};
