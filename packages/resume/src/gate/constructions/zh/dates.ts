import { chineseNumeral } from '../../../text/numerals.ts';
import { type Construction, reChinese as re } from '../construction.ts';

const YEAR = '(?:19|20)\\d\\d';
/** Halves and quarters of a year by their first and last month. */
const PARTS: Record<string, string> = {
  '1-6': '上半年',
  '7-12': '下半年',
  '1-3': '一季度',
  '4-6': '二季度',
  '7-9': '三季度',
  '10-12': '四季度',
};
const QUARTER: Record<string, string> = { '1': '一', '2': '二', '3': '三', '4': '四' };
const DIGITS = '〇零一二三四五六七八九';

const isConsecutive = (years: readonly number[]): boolean =>
  years.every((year, at) => at === 0 || year - years[at - 1]! === 1);
const COUNT: Record<string, number> = { 两: 2, 二: 2, 三: 3, 四: 4, 五: 5 };

/** 2022、2023两年 as each year by name; where how many they are said to be is another number it stays. */
function listedYears(said = '', count = ''): string {
  const years = (said.match(/\d{4}/g) ?? []).map(Number);
  const number = COUNT[count] ?? (count === '' ? years.length : Number(count));
  if (number !== years.length) return `${said}${count}年`;
  return years.map((year) => `${year}年`).join('、');
}

const LIST = `(${YEAR}\\s?年?(?:\\s?[、,，和与及]\\s?${YEAR}\\s?年?){1,4})(?!\\s?(?:学年|赛季|财年|届|年度|级))`;

/** Years in two digits or in letters, lists of years, halves and quarters by their months, ends of a year. */
export const chineseDates: readonly Construction[] = [
  [
    /(?<=[〇零一二三四五六七八九]年|\d年)(十[一二]?|[一二三四五六七八九])月/g,
    (_, month = '') => `${chineseNumeral(month)}月`,
  ],
  [
    re('[一二][〇零九][〇零一二三四五六七八九]{2}(?=年)'),
    (said = '') => Array.from(said, (digit) => Math.max(DIGITS.indexOf(digit) - 1, 0)).join(''),
  ],
  [/(?<![\d.了满共近约])([0-3]\d)\s?年(?=\s?(?:1[0-2]|0?[1-9])\s?月|[初底末春夏秋冬])/g, '20$1年'],
  [/(?<![\d.了满共近约])([89]\d)\s?年(?=\s?(?:1[0-2]|0?[1-9])\s?月)/g, '19$1年'],
  [/(\d{4})\s?[./-]\s?0?(1[0-2]|[1-9])(?![\d./-])(?=$|[，,。；;）)\s\p{Script=Han}])/gu, '$1年$2月'],
  [/(?<=\d年)0(?=[1-9]月)/g, ''],
  [new RegExp(`(${YEAR})\\s?年(?:的)?年(?=[初底末终中])`, 'g'), '$1年'],
  [/(?<=\d年|每?年|月)(?:末|终)(?!考|端|尾)/g, '底'],
  [/(?:第\s?)?([一二三四1-4])\s?季度|Q([1-4])(?!\d)/g, (_, han, digit) => `${QUARTER[han ?? digit ?? ''] ?? han}季度`],
  [new RegExp(`(${YEAR})\\s?年?(?:的|第)?(?=上半年|下半年|[一二三四]季度)`, 'g'), '$1年'],
  [
    new RegExp(`(${YEAR})\\s?年\\s?(\\d{1,2})\\s?月?\\s?[-~～–—到至]\\s?(${YEAR}年)?(\\d{1,2})月(?:底|末)?`, 'g'),
    (said = '', year, from, same, to) =>
      same === undefined || same === `${year}年` ? `${year}年${PARTS[`${from}-${to}`] ?? `${from}月至${to}月`}` : said,
  ],
  [
    re(`(?:连续)?([两二三四五2-5])\\s?年\\s?[（(]\\s?${LIST}\\s?[）)]`),
    (said = '', count = '', list = '') => {
      const years = (list.match(/\d{4}/g) ?? []).map(Number);
      return isConsecutive(years) || !said.startsWith('连续') ? listedYears(list, count) : said;
    },
  ],
  [re(`${LIST}\\s?(?:这|连续)?([两二三四五2-5])\\s?个?年(?:里|间|内)?`), (_, list, count) => listedYears(list, count)],
  [re(`${LIST}(?![\\d、])`), (_, list) => listedYears(list)],
  [new RegExp(`(?<=${YEAR}年、${YEAR}年)(?:里|间)?(?:均|都|皆|连续)`, 'g'), ''],
];

const DAYS: Record<string, number> = { 天: 1, 日: 1, 周: 7, 星期: 7, 礼拜: 7 };
const NUMBER: Record<string, number> = { 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6 };
/** Every so many days: 每两周, 每14天, 隔天. */
export const chineseIntervals: readonly Construction[] = [
  [/天天|日日(?!夜)/g, '每天'],
  [
    /每隔?一[天日]|隔[天日](?=\p{Script=Han})|每隔[1一][天日]/gu,
    (said = '') => (said.includes('隔') ? '每2天' : '每天'),
  ],
  [/(?:每)?隔(?:一|1)?(?:个)?(?:周|星期)|双周(?=\p{Script=Han})(?!刊|报)/gu, '每14天'],
  [
    /每\s?(\d+|[两二三四五六])\s?个?(天|日|周|星期|礼拜)/g,
    (_, count = '', unit = '') => `每${(Number(count) || NUMBER[count]!) * DAYS[unit]!}天`,
  ],
  [/(?<=每(?:\d+天|天|月|年|季度))(?:一次)?[，,]?(?=\p{Script=Han})/gu, ''],
];
