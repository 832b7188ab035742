import { list } from '../match/list.ts';

/** What stands at the end of a span that goes on. */
export const present = list(`
  present, current, currently, now, ongoing, today, to date, till date, till now, 至今, 迄今, 现在, 目前, 今
`);
/** Those that close a span of years in two digits. */
export const presentBriefly = list('present, current, now, today, 至今, 现在, 今');
/** Between the beginning and the end of a span. */
export const until = list('to, through, until, till');
/** Before the beginning of a span that has no end. */
export const since = list('since, from');
/** Before a date that is still to come. */
export const expected = { en: list('expected, anticipated'), zh: list('预计, 预期') };
/** What is to come then. */
export const graduation = { en: list('graduation'), zh: list('毕业') };

/** Before a date that belongs to a sentence, not to an entry. */
export const beforeDateInSentence = list(`
  in, by, of, for, during, on, to, over, with, than, the, release, version, q1, q2, q3, q4
`);
