import type { Construction } from './construction.ts';

const DIGIT: Record<string, number> = { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 };

/** 一分半钟 is 90 秒, 两分钟 120 秒, 半分钟 30 秒. */
const SECONDS: readonly Construction[] = [
  [/半分钟/g, '30 秒'],
  ...Object.entries(DIGIT).flatMap(([digit, value]): Construction[] => [
    [new RegExp(`(?<![一二三四五六七八九十百零])${digit}分半钟?`, 'g'), `${value * 60 + 30} 秒`],
    [new RegExp(`(?<![一二三四五六七八九十百零])${digit}分钟`, 'g'), `${value * 60} 秒`],
  ]),
];

/** The first three places of a contest by their names. */
const PLACES: readonly Construction[] = [
  [/冠军|头名/g, '第一名'],
  [/亚军/g, '第二名'],
  [/季军/g, '第三名'],
  [/(?:获得|取得|荣获|夺得|拿到|拿下|获|得)了?(?=[^，,。；;]{0,6}第[一二三]名)/g, '获'],
];

/** Codes and signs of the dollars, each its own currency. */
const CURRENCIES: readonly Construction[] = [
  ['CAD', 'C\\$|CA\\$|CDN\\$|Can\\$|CAD'],
  ['USD', 'US\\$|USD'],
  ['AUD', 'A\\$|AU\\$|AUD'],
  ['NZD', 'NZ\\$|NZD'],
  ['HKD', 'HK\\$|HKD'],
  ['SGD', 'S\\$|SGD'],
].map(([code, forms]): Construction => [new RegExp(`(?<![A-Za-z])(?:${forms})\\s?(?=\\d)`, 'g'), `${code} `]);

/** Chief officers by their letters. */
const CHIEFS: readonly Construction[] = [
  ['CEO', 'executive'],
  ['CFO', 'financial|finance'],
  ['COO', 'operating|operations'],
  ['CTO', 'technology|technical'],
  ['CIO', 'information'],
  ['CMO', 'marketing'],
].map(
  ([letters, of], at): Construction => [
    new RegExp(`\\bchief (?:${of})${at === 0 ? '(?: officer)?' : ' officer'}\\b`, 'gi'),
    letters!,
  ],
);

/** One value in its several forms. */
export const chineseValues: readonly Construction[] = [...SECONDS, ...PLACES, ...CURRENCIES];
export const englishValues: readonly Construction[] = [...CURRENCIES, ...CHIEFS];
