import {
  alternation,
  betweenEnds,
  chinesePartsOfYear,
  chineseSeasons,
  expected,
  graduation,
  months,
  partsOfYear,
  present,
  presentBehind,
  presentBehindDash,
  seasons,
  since,
  until,
} from '@verdant/lexicon/vocabulary';
import { TEN } from './plain-digits.ts';

/** No letter before: also none with an accent, as `\b` would have it. */
const WORD = '(?<![\\p{Script=Latin}\\d])';
const ENDS = '(?!\\p{Script=Latin})';
export const M = `${WORD}${alternation(months.flat())}(?:\\.|${ENDS})`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)(?![\\d%]|\\s*[-–—~]\\s*\\d{4}\\s*学年|\\s*学年)';
/** Not the end of a longer number: of a phone, a version, a share, a standard (`ISO 9001:2015`). */
const Y = `(?<![\\d.,/]|\\d{3} |\\d{3}:)${YEAR}`;
const MM = `(?:1[0-2]|0?[1-9]|${TEN})(?!\\d)`;
const DAY = '(?<!\\d)(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?';
const D = '(?:3[01]|[12]\\d|0?[1-9])';
/** Day, month and year in numbers, in either order of the first two. */
const NUMBERS = `(?<![\\d./-])${D}[./-]${D}[./-]${YEAR}`;
export const SEASON = `${WORD}${alternation(seasons)}`;
const SEASON_ZH = `(?:${alternation(chineseSeasons)}[季天]?|${alternation(chinesePartsOfYear)})`;
const PART = `${WORD}${alternation(partsOfYear)}`;
const SHORT = "['’‘]\\d{2}(?!\\d)";

const DATES = [
  NUMBERS,
  // as spreadsheets write a day: `18-Feb-24`
  `${DAY}-${M}-\\d{2}(?!\\d)`,
  `${Y}\\s*年\\s*${MM}\\s*月(?:\\s*${DAY}\\s*日)?`,
  `${Y}\\s*年(?:\\s*${SEASON_ZH})?(?![A-Za-z]|(?!任(?![)）])|[就供在考加担受])[^\\x00-\\x7f至到起毕入初底末今现预迄–—―～（）()，。、；：|·•年])`,
  `${Y}\\s?[./-]\\s?${MM}(?:\\s?[./-]\\s?${DAY}(?!\\d))?`,
  `(?:${DAY}(?:\\s+|-))?${M}(?:\\s+${DAY})?(?:,|\\s+de)?\\s*(?:[/.-]\\s*${YEAR}|${Y})`,
  `(?:${M}|${SEASON})\\s*${SHORT}`,
  `(?<![\\d./])${MM}\\s?[./-]\\s?${YEAR}`,
  `(?:${SEASON}\\s+(?:and|&)\\s+)?${SEASON}(?:\\s+(?:term|semester))?,?\\s*(?:of\\s+)?${Y}`,
  `${PART}[\\s-]*${Y}`,
  `${Y}(?!\\s*[年月]|学年)\\s*(?:${M}|${SEASON}${ENDS}|Q[1-4]${ENDS}|${SEASON_ZH})?`,
].join('|');
export const PRESENT = `(?:${alternation(present)}${ENDS})`;
/** `date` at the end of a span: not of `Date of issue`, nor of a label with its colon. */
const DATE = `${alternation(presentBehindDash)}${ENDS}(?!\\s*(?:of\\b|[:：]))`;
const EXPECTED = `(?:[（(]?(?:${alternation(expected.zh)}|${alternation(expected.en)}\\s+)[)）]?\\s*)?`;
const DASH = '(?:[-–=]{1,2}>|[-–—‒―⸺~～〜至到→⟶»]|-{2,3}|——|–{2}|~{2}|至到)';
const SEP = `\\s*(?:/\\s*|开始\\s?)?(?:${DASH}|起至|一(?=\\s*[\\d至今现])|${WORD}${alternation(until)}${ENDS})(?:\\s*/)?\\s*${EXPECTED}`;

const FINISHING = `(?:(?:and\\s)?${alternation(betweenEnds.en)}\\s+(?:in\\s+)?)?`;

/** `2010年7`, where the word for the month found no room any more. */
const BROKEN = `${Y}年${MM}(?=\\s|$)`;

/** Years of which one may lie before 1950 are dates only as a span. */
const OLD = '(?<![\\d.,/-])(?:1[89]\\d{2}|20[0-4]\\d)(?![\\d%])';

export const RANGE = new RegExp(
  `(?<from>${DATES})${SEP}(?<to>${PRESENT}|${DATE}|${BROKEN}|${DATES})|(?<whole>${DATES})${SEP}(?<month>${MM})(?!\\d|\\s*[年./-]\\s*\\d)月?|(?<bare>${Y})\\s*年\\s*(?<first>${MM})\\s*月?${SEP}(?<last>${MM})\\s*月|(?<open>${DATES})\\s*(?:年|月)?${alternation(presentBehind)}${ENDS}|(?<a>${DATES})(?:,\\s*${FINISHING}|\\s{0,4}${alternation(betweenEnds.zh)}\\s{0,4}(?:[,，、]\\s{0,4})?|\\s/\\s)(?<b>${DATES})|(?<slash>${DATES})\\s/\\s(?<now>${PRESENT})`,
  'iu',
);
export const OLD_RANGE = new RegExp(`(?<from>${OLD})\\s*(?:[-–—~]|${WORD}to)\\s*(?<to>${OLD}|${PRESENT})`, 'iu');
/** `2016–19`, `2016/17`, `2015/2016`; behind an en dash `2003–6`, where a hyphen would write a month. */
export const SHORT_END = new RegExp(
  `(?<from>${Y})(?:\\s?(?:(?<dash>[-–—~])|/)\\s?['’]?(?<to>${YEAR}|\\d{2}(?![\\d./%]|\\s*[-–—~]\\s*\\d))|–(?<digit>[1-9])(?![\\d./%年月–-]|\\s*月))`,
  'u',
);
export const SHARED_YEAR = new RegExp(
  `(?<from>${M}|${SEASON})${SEP}(?<to>(?:${M}|${SEASON}),?\\s*(?<year>${Y}))`,
  'iu',
);
export const OPEN_START = new RegExp(
  `(?:(?:${WORD}${alternation(since)}\\s+|自)(?<since>${DATES})(?:\\s*(?:起|以来))?|(?<tilde>${DATES})\\s*[~～]\\s*$|(?<dash>${DATES})${SEP}$|^(?<numbers>(?:1[0-2]|0[1-9])[./]${YEAR})–(?=\\s+\\p{L})|(?<on>${DATES})\\s*(?:起|以来))`,
  'iu',
);
export const SINGLE = new RegExp(`(${DATES})`, 'iu');
export const IS_PRESENT = new RegExp(`^(?:${PRESENT}|${DATE})$`, 'iu');
export const OPEN_END = new RegExp(`^(?:[-–—~至到]\\s*)?${PRESENT}$|^[-–—~]$`, 'iu');
/** Words that belong to a date and say nothing beside it. */
export const AROUND = new RegExp(
  `${WORD}(?:${alternation(expected.en)}|${alternation(graduation.en)}|${alternation([...since, ...until])})${ENDS}|${alternation([...expected.zh, ...graduation.zh])}|[年月日起止]`,
  'giu',
);
