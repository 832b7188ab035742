import type { JobSpan } from '@verdant/contracts';
import { chineseNumeral, englishNumeral } from '../../text/numerals.ts';

/** A span of time as a posting writes it, in years; half years are kept. `open` where it says that more is fine. */
export type YearSpan = { least: number; most: number | null; at: JobSpan; open: boolean };

const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty-four|twenty';
const NUMBER = `\\d{1,2}(?:\\.5)?|${WORDS}`;
const UNIT = "(years?|yrs?|yoe|months?|mths?|mos)\\b(?:['’](?!\\p{L}))?";
const NOT_PART = '(?<![\\p{L}\\p{N}.,£$€¥-])';
const ENGLISH = new RegExp(
  `${NOT_PART}(${NUMBER})(?:\\s?\\+|\\s?-?ish\\b|-plus\\b| plus\\b)?(?:\\s?[(]\\d{1,2}\\+?[)])?(?:\\s?(?:[-–—~]|\\bto\\b|\\bor\\b)\\s?(${NUMBER})(?:\\s?[(]\\d{1,2}[)])?)?(\\s?\\+|\\s?-?ish)?(?:\\s(?:full|solid|good|complete|whole|calendar|consecutive|or more|plus))?[\\s-]?${UNIT}(\\s?\\+|\\s(?:or (?:more|over|longer|so|above)|plus|minimum|min|and (?:up|above))\\b)?`,
  'giu',
);
/** `6 months to 2 years`: the lower end has a unit of its own. */
const MIXED = new RegExp(
  `${NOT_PART}(${NUMBER})\\s?(months?|mths?|mos)\\s?(?:[-–—~]|to|or)\\s?(${NUMBER}|an?)\\s?(?:years?|yrs?)\\b`,
  'giu',
);
/** Spans without a figure: `a year or two`, `a couple of years`, `half a year`, `the better part of a decade`. */
const ENGLISH_WORDS: [RegExp, number, number | null][] = [
  [/\ba (?:year|yr) or two\b/gi, 1, 2],
  [/\ba (?:couple|pair) (?:of )?(?:\p{L}+ )?(?:years|yrs)\b/giu, 2, null],
  [/\b(?:half a year|a half year|six-month)\b/gi, 0.5, null],
  [/\ba decade\b/gi, 10, null],
  [/\b(?:a|one) (?:full |whole |solid |good )?(?:year|yr)(?: and a half)?\b(?! or two)/gi, 1, null],
];
/** `four seasons of scouting`, `two financial years in audit`: a year of work by what comes once in it. */
const SEASONS = new RegExp(
  `${NOT_PART}(${NUMBER})(\\s?\\+|\\sor more)?(?:\\s(?:full|whole|complete|consecutive|solid|good))?(?:\\s\\p{L}+)?\\s(?:seasons|winters|summers|harvests|vintages|(?:financial|fiscal|academic|school|tax|calendar) years)\\b(?! (?:of|in) (?:the|a|each) year)(\\s(?:or more|plus|minimum))?`,
  'giu',
);
/** What tells that they were worked and not only went by. */
const WORKED = {
  before:
    /\b(?:at least|minimum(?: of)?|over|more than|with|have|has|having|done|worked(?: for)?|spent|behind|need|want|after)\s(?:an?\s|the\s)?$/i,
  after: /^\s(?:of|in|on|at|as|with|behind|under|running|doing|working|spent|experience)\b/i,
};
const HAN = '一二两三四五六七八九十';
/** 年级, 年薪, 年前 are other words; 五年会计, 三年后端, 两年制图 are spans. */
const OTHER_WORD =
  '级|薪|假|终|会(?!计|员|展|务|所)|度|龄|代(?!码|理|工|驾)|初(?!级|中)|底|末|内(?!部|科|外|容|衣|饰)|来|货|轻|检(?!测|验|修)|费|制(?!造|图|作|药|版|冷|片|程)|合同|一签|保(?!险|安|育|洁|健)|报(?!关|价|税|检)|后(?!端|台|厨|期|勤)|前(?!端|台|厅|沿)|生(?!产|物|鲜|活)';
const CHINESE = new RegExp(
  `(?<![\\d一二三四五六七八九十百千第])(?<!\\d\\.(?=\\d))(\\d{1,2}(?:\\.5)?|[${HAN}]{1,3})\\s?(?:[(（]\\s?[\\d${HAN}]{1,2}\\s?[)）])?\\s?(?:年\\s?)?(?:(?:[-–~～—]|至|到)\\s?(\\d{1,2}|[${HAN}]{1,2}))?\\s?[+多来几]?\\s?(周?年(?!${OTHER_WORD})|个月)(半)?(?=((?:[(（]含[)）])?\\s?(?:及|或)?以?上|\\+|起|左右|往上|多)?)`,
  'gu',
);
const CHINESE_SEASONS = new RegExp(
  `(?<![\\d${HAN}百千第])(\\d{1,2}|[${HAN}]{1,2})\\s?(?:个|[多来]个)(?:完整|整)?的?(?:\\p{Script=Han}{1,3}季(?!度)|冬天|冬季|夏天|(?:财|学|自然|整)年(?!级|度)|(?:财务|会计|审计|结算)年度)(?=(以上)?)`,
  'gu',
);
const HALF = /(?<![\d一二两三四五六七八九十个年下上])半年(?!奖|内|一|度|报)/g;
const MOST = 30;
/** A text that names more spans than this asks for none that could be told. */
const MANY = 60;

/** `三五`: two digits side by side are a range. */
const chineseRange = (text: string): [number, number | null] => {
  const two = text.match(/^([一二两三四五六七八九])([二两三四五六七八九])$/);
  if (two) return [chineseNumeral(two[1]!) ?? 0, chineseNumeral(two[2]!)];
  return [/^\d/.test(text) ? Number(text) : (chineseNumeral(text) ?? 0), null];
};
const englishNumber = (text: string): number => (/^\d/.test(text) ? Number(text) : englishNumeral(text));
const inYears = (number: number, unit: string): number =>
  /^(?:mo|mths?|个月)/i.test(unit) ? Math.round(number / 6) / 2 : number;

const NUMBERED = /^[ \t]*(\d{1,2})[.、．)）]/gm;
/** The text without the marks and numbers of its points, which are no part of a span: `2.五年以上`, `-3+ years`. */
function withoutPoints(text: string): string {
  const blank = (mark: string) => ' '.repeat(mark.length);
  const numbers = new Set(Array.from(text.matchAll(NUMBERED), (match) => match[1]));
  const plain = text.replace(/^[ \t]*[-–—*•·●+](?=\s?[\p{L}\d])/gmu, blank);
  return numbers.has('1') && numbers.has('2') ? plain.replace(NUMBERED, blank) : plain;
}

/** Every span of years or months of a text up to 30 years, in order. */
export function yearSpansIn(posting: string): YearSpan[] {
  const text = withoutPoints(posting);
  const found: YearSpan[] = [];
  const add = (match: RegExpExecArray, least: number, most: number | null, open: boolean) => {
    const at = { from: match.index, to: match.index + match[0].trimEnd().length };
    if (
      least <= 0 ||
      least > MOST ||
      found.length >= MANY ||
      found.some((one) => one.at.from < at.to && at.from < one.at.to)
    )
      return;
    found.push({ least, most: most !== null && most > least ? most : null, at, open });
  };
  for (const match of text.matchAll(MIXED))
    add(match, inYears(englishNumber(match[1]!), match[2]!), englishNumber(match[3]!.replace(/^an?$/i, 'one')), false);
  for (const match of text.matchAll(ENGLISH)) {
    const [, low = '', high, plus, unit = '', more] = match;
    const most = high === undefined ? null : inYears(englishNumber(high), unit);
    add(match, inYears(englishNumber(low), unit), most, /\+|plus/.test(match[0]) || Boolean(plus) || Boolean(more));
  }
  for (const match of text.matchAll(SEASONS)) {
    const end = match.index + match[0].length;
    const isWorked =
      WORKED.before.test(text.slice(Math.max(0, match.index - 24), match.index)) ||
      WORKED.after.test(text.slice(end, end + 16));
    if (isWorked) add(match, englishNumber(match[1]!), null, Boolean(match[2] ?? match[3]));
  }
  for (const match of text.matchAll(CHINESE_SEASONS))
    add(match, chineseRange(match[1]!)[0], chineseRange(match[1]!)[1], Boolean(match[2]));
  for (const [pattern, least, most] of ENGLISH_WORDS)
    for (const match of text.matchAll(pattern))
      add(match, least + (/and a half/i.test(match[0]) ? 0.5 : 0), most, false);
  for (const match of text.matchAll(CHINESE)) {
    const [whole, low = '', high, unit = '', half, behind] = match;
    // 2019年: a date
    if (/^\d{3}/.test(whole)) continue;
    const [least, beside] = chineseRange(low);
    const most = high === undefined ? beside : chineseRange(high)[0];
    add(match, inYears(least, unit) + (half ? 0.5 : 0), most === null ? null : inYears(most, unit), Boolean(behind));
  }
  for (const match of text.matchAll(HALF))
    add(match, 0.5, null, /^\s?(?:及|或)?以上/.test(text.slice(match.index + 2)));
  return found.sort((a, b) => a.at.from - b.at.from);
}
