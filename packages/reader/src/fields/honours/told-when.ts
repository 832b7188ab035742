import { alternation, datedDeeds, paperStates } from '@verdant/lexicon/vocabulary';

/** A year, with what may follow of the month and day. */
const DATE = '(?:19|20)\\d{2}(?:\\s?年(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?)?|(?:[./-]\\d{1,2}){0,2})';
/** `2014.09取得ACCA`: what was done at a date, and the short form that it says again. */
const DEED = new RegExp(
  `(?<![\\d.])(${DATE})\\s?(?:才|刚|已)?${alternation(datedDeeds)}(?:的|了)?([A-Z]{2,8})?(?=$|[\\s,，、;；。)）])`,
  'gu',
);

/** The text without what its dates say that was done then: `焊工证 2021 年考的` and `焊工证 2021 年` are the same. */
export const withoutDeeds = (text: string): string =>
  text.replace(DEED, (all, date: string, again: string | undefined, at: number) =>
    !again || text.slice(0, at).includes(again) ? date : all,
  );

const STATE = new RegExp(
  `^(\\p{Script=Han}.{1,40}?)[\\s,，]\\s?(${alternation(paperStates)}(?=$|了|[\\s,，、;；。]).{0,30})$`,
  'u',
);

const DATE_AT_END = new RegExp(`[,，]?\\s?${DATE}$`, 'u');

/** `登高证 过期了，可以再考`: whether a paper still holds, in brackets behind its name. */
export function withStateInBrackets(text: string): string {
  const [, name, state] = STATE.exec(text) ?? [];
  if (!name || !state || /[（(][^）)]*$/.test(name)) return text;
  const date = DATE_AT_END.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - date.length)}（${state}）${date}`;
}

/** `已过期，可续`, `（焊工证去年到期，正在换证）` on a line of its own: whether the paper above still holds, and none itself. */
const STATES = alternation(paperStates);
const [OPENS, HOLDS] = [
  new RegExp(`^${STATES}(?=$|了|[\\s,，、;；。]).{0,30}$`, 'u'),
  new RegExp(`^[（(][^（()）]{0,40}${STATES}[^（()）]{0,20}[)）]$`, 'u'),
];
export const tellsStateAlone = (text: string): boolean => [OPENS, HOLDS].some((state) => state.test(text.trim()));
