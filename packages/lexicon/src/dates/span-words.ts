import { list } from '../match/list.ts';

/** What stands at the end of a span that goes on. */
export const present = list(`
  present, current, currently, now, ongoing, today, to date, till date, till now, until now, up to now,
  actuel, actuelle, aujourd'hui, présent, heute, actualidad, presente, oggi, heden, hoje, atual,
  至今, 迄今, 现在, 現在, 今天, 目前, 当前, 當前, 如今, 现今, 在职, 在職, 仍在职, 仍在職, 在读, 今
`);
/** What says so with no sign between it and the beginning: `2019至今`, `Mar 2020 to date`. */
export const presentBehind = list(`
  to date, till date, to present, until present, till present, until now, till now, to now, up to now, onward, onwards, and onwards, ongoing,
  至今, 迄今, 到今, 起至今
`);
/** What says so behind a dash alone: `Sept 2018 – date`. */
export const presentBehindDash = list('date');
/** Those that close a span of years in two digits. */
export const presentBriefly = list('present, current, now, today, 至今, 迄今, 现在, 現在, 今');
/** Between the beginning and the end of a span. */
export const until = list("to, through, thru, until, till, up to, bis, à, au, jusqu'à, a, al, hasta, até, fino a, tot");
/** Between the two: `started May 2019, finishing June 2021`, `2016年9月入学，2020年6月毕业`. */
export const betweenEnds = {
  en: list(
    'finishing, finished, finish, ending, ended, ends, completing, completed, leaving, left, graduating, graduated, due to finish, expected to finish',
  ),
  zh: list('入学, 入校'),
};
/** Before the beginning of a span that has no end. */
export const since = list('since, from, starting, depuis, seit, desde, dal, sinds');
/** Before a date that is still to come. */
export const expected = {
  en: list('expected, anticipated, estimated, exp., est., due, will graduate'),
  zh: list('预计, 预期, 预定, 将于, 預計, 預期'),
};
/** What is to come then. */
export const graduation = {
  en: list('graduation, graduating, graduated, completion, completed, graduate, finish, finishing, finished'),
  zh: list('毕业, 畢業, 结业, 完成'),
};

/** Before a date that belongs to a sentence, not to an entry. */
export const beforeDateInSentence = list(`
  in, by, of, for, during, on, to, over, with, than, the, release, version, q1, q2, q3, q4
`);
