import { chineseNumeral } from '../../../text/numerals.ts';
import { type Construction, reChinese as re } from '../construction.ts';

const LATE = /下午|傍晚|晚|夜|午后/;
const PART = '凌晨|清晨|清早|早晨|早上|早|上午|中午|正午|午后|下午|傍晚|晚上|晚间|夜里|夜间|夜晚|晚';
const HOUR = '\\d{1,2}|[一二两三四五六七八九十]{1,3}';
const REST =
  '[:：](\\d\\d)|[点时](?:(半|整|一刻|三刻)|(\\d\\d|[一二三四五六七八九十]{2,3})分?)?(?!子|间|钟头|[评检测名位期])';
const TIME = `(?:(${PART})\\s?)?(${HOUR})(?:${REST})(?:钟)?`;
const OFFSET: Record<string, number> = { 半: 30, 整: 0, 一刻: 15, 三刻: 45 };

const numberOf = (text = ''): number => (/^\d+$/.test(text) ? Number(text) : (chineseNumeral(text) ?? 0));

type Parts = readonly (string | undefined)[];
/** Minutes from midnight; of the noon, 12 stays and 1 is 13. */
function minutesOf([part = '', hour, colon, word, minute]: Parts, after = -1): number {
  const value = numberOf(hour);
  const isLate = LATE.test(part) && value < 12;
  const isNoon = /中午|正午/.test(part) && value < 10;
  // 晚上一点 lies in the night, and twelve of it is no noon
  const isNight = /夜|晚/.test(part) && value < 5;
  if (value === 12 && /夜|晚|凌晨/.test(part)) return colon ? Number(colon) : word ? OFFSET[word]! : numberOf(minute);
  const start = ((isLate && !isNight) || isNoon ? value + 12 : value) * 60;
  const all = start + (colon ? Number(colon) : word ? OFFSET[word]! : numberOf(minute));
  // 下午两点至六点: the second one lies in the same half of the day
  return part === '' && after >= 720 && value < 12 && all + 720 > after ? all + 720 : all;
}
const written = (minutes: number): string => `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}`;

/** Where a numeral with 点 stands alone it may count points; with a part of the day, half past or minutes it is a time. */
const isTime = ([part, hour = '', colon, word, minute]: Parts): boolean =>
  numberOf(hour) <= 24 && [part, colon, word, minute].some((said) => said !== undefined);

/** 早上七点, 7:00, 下午三点半, 15:30: an hour of the day as the clock shows it. */
export const chineseClock: readonly Construction[] = [
  [
    re(`(?<![\\d.:：第])${TIME}\\s?[至到\\-~～–—]+\\s?(?:次日|第二天|翌日)?\\s?${TIME}(?![:：])`),
    (said, ...parts) => {
      const [from, to] = [parts.slice(0, 5), parts.slice(5, 10)];
      if (!isTime(from) || numberOf(to[1]) > 24) return said ?? '';
      const start = minutesOf(from);
      return `${written(start)}至${written(minutesOf(to, LATE.test(from[0] ?? '') ? start : -1))}`;
    },
  ],
  [
    re(`(?<![\\d.:：第至])${TIME}(?![:：\\d])`),
    (said, ...parts) => (isTime(parts.slice(0, 5)) ? written(minutesOf(parts)) : (said ?? '')),
  ],
  // whoever starts work at four does so each day
  [/每[天日]\s?(?=\d{1,2}:\d\d(?:准时)?(?:上班|到岗|下班|交班|接班|开门|关门|打烊|开工|收工|营业|开店))/g, ''],
  [/(?<=\d:\d\d)(?:准时)?(?:到岗|上岗|开始上班|开始工作)/g, '上班'],
];
