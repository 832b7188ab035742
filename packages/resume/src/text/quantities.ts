import { remembered } from '@verdant/lexicon';
import { blankDates } from './find-dates.ts';
import { findMultiples } from './multiples.ts';
import { chineseNumeral, ENGLISH_NUMBER_WORDS, englishMultiplier, englishNumeral } from './numerals.ts';

/**
 * A figure in running text. `value` is plain (12万 → 120000, 1.2M → 1200000); `unit` is a family: `%`, `x`, `rank`,
 * a currency, a time or data unit, a Chinese classifier, or '' for a bare count.
 */
export type Quantity = { value: number; unit: string; from: number; to: number };

/** What a letter behind a figure makes of it. */
export const scale: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  w: 1e4,
};
const families: [string, RegExp][] = [
  ['pp', /^(?:个百分点|百分点|percentage points?|pp\b)/i],
  ['%', /^(?:%|％|percent\b|per cent\b)/i],
  ['‰', /^‰/],
  ['成', /^成(?!功|立|本|果|员|长|熟|交|绩|为)/],
  ['x', /^(?:倍|x\b|×(?!\s?\d)|times\b|-?fold\b)/i],
  ['ms', /^(?:毫秒|ms\b|milliseconds?\b)/i],
  ['s', /^(?:秒|s\b|secs?\b|seconds?\b)/i],
  ['min', /^(?:分钟|mins?\b|minutes?\b)/i],
  ['h', /^(?:个?小时|h\b|hrs?\b|hours?\b)/i],
  ['d', /^(?:天|日|个?工作日|d\b|days?\b)/i],
  ['week', /^(?:个?星期|周|weeks?\b)/i],
  ['month', /^(?:个月|months?\b)/i],
  ['year', /^(?:年|years?\b(?! \d)|yrs?\b)/i],
  ['¥', /^(?:元|块钱|块(?![\p{Script=Han}])|人民币|rmb\b|cny\b|yuan\b)/iu],
  ['$', /^(?:美元|美金|usd\b|dollars?\b)/i],
  ['£', /^(?:英镑|gbp\b|pounds? sterling\b|pounds?\b)/i],
  ['€', /^(?:欧元|eur\b|euros?\b)/i],
  ['gb', /^(?:gb|g)\b/i],
  ['tb', /^tb\b/i],
  ['mb', /^mb\b/i],
  ['kg', /^(?:kg|公斤|千克|kilos?\b|kilograms?\b)/i],
  ['t', /^(?:吨|t\b|tonnes?\b|tons?\b)/i],
  ['mm', /^(?:毫米|mm\b|millimet(?:re|er)s?\b)/i],
  ['cm', /^(?:厘米|公分|cm\b|centimet(?:re|er)s?\b)/i],
  ['km', /^(?:公里|千米|km\b|kilomet(?:re|er)s?\b)/i],
  ['ha', /^(?:公顷|hm²|hm2\b|hectares?\b|ha\b)/i],
  ['mw', /^(?:兆瓦(?!时)|MW\b)/],
  ['kw', /^(?:千瓦(?!时)|kW\b)/],
  ['kwh', /^(?:千瓦时|度电|kWh\b)/],
  ['kv', /^(?:千伏|kV\b)/i],
  ['℃', /^(?:摄氏度|℃|°C\b|度(?=[的，。,；;、]|$|以|左右|冷|库|恒|高|低))/],
  [
    'm2',
    /^(?:平方米|平方(?![\p{Script=Han}])|平方(?=的|仓|库|场|店|房|厂|车)|平(?=[上左的，,。；;、]|$)|平米|㎡|m²|sqm\b|square met)/iu,
  ],
  ['人', /^(?:人|名|位|个人)/],
  ['个', /^(?:个|项|款|种|套)/],
  ['家', /^家/],
  ['次', /^(?:次|场|轮|期)/],
  ['单', /^(?:单|笔|份|张|件|批)/],
  ['篇', /^(?:篇|条|部|本)/],
  ['台', /^(?:台|辆|架)/],
  ['页', /^(?:页|字)/],
];
const currencies: Record<string, string> = { $: '$', '¥': '¥', '￥': '¥', '€': '€', '£': '£' };

const DIGITS =
  /(?<![\p{Script=Latin}\d_]|\d[.,]|\p{Script=Latin}[-./])([$¥￥€£]\s?)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(千万|百万|千|万|亿)|(k|mn?|bn?|w)(?![\p{Script=Latin}\d])|\s+(hundred|thousand|million|billion)\b)?/giu;
const CHINESE = /[一二两三四五六七八九十百千万亿]+/g;
/** 1/3, 3/4: a share, unless it is a date, a mark or a list of versions. */
const FRACTION = /(?<![\d./])([1-4])\/([2-9]|10)(?![\d./]|\s?(?:分|星|stars?\b))/g;
const NOT_A_COUNT =
  /^(?:定|些|系列|直|致|般|体|样|起|线|流|方面|分|旦|种|切|手|时|站式|条龙|对一|带一|维|级|次性|句|席|面|款|套|家|门|名|位|个|项|次|批|篇|条|部|本|场|轮|周|年|天|人)/;

function unitAfter(text: string, at: number): { unit: string; to: number } {
  const skipped = at + (text.slice(at).match(/^\s?(?:\+|余|多|来|几)?\s?-?/)?.[0].length ?? 0);
  const rest = text.slice(skipped);
  for (const [unit, pattern] of families) {
    const match = rest.match(pattern);
    if (match) return { unit, to: skipped + match[0].length };
  }
  return { unit: '', to: at };
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** 每月5日, 每个月5号: the fifth, and no five days. */
const isDayOfMonth = (text: string, from: number, to: number): boolean =>
  /月的?$/.test(text.slice(0, from)) && /^[日号]/.test(text.slice(to));

/** 5m×5m, 高3m的: metres and no millions. */
const isMetres = (text: string, from: number, end: number, latin: string | undefined): boolean =>
  latin === 'm' && (/^\s?[×*\p{Script=Han}]/u.test(text.slice(end)) || /[×*]\s?$/.test(text.slice(0, from)));

function fromDigits(text: string): Quantity[] {
  return Array.from(text.matchAll(DIGITS)).flatMap((match) => {
    const [all, symbol = '', digits = '', han, latin, word] = match;
    const end = match.index + all.length;
    const letter = text[end] ?? '';
    const { unit, to } = isDayOfMonth(text, match.index, end) ? { unit: '', to: end + 1 } : unitAfter(text, end);
    if (unit === '' && /[\p{Script=Latin}]/u.test(letter) && !/^(?:st|nd|rd|th)\b/i.test(text.slice(end))) return [];
    const factor =
      scale[isMetres(text, match.index, end, latin) ? '' : (han ?? latin?.toLowerCase() ?? '')] ??
      (word ? englishMultiplier(word) : undefined) ??
      1;
    const ordinal =
      /^(?:st|nd|rd|th)\b/i.test(text.slice(end)) || /(?:第|top\s?|no\.\s?|#\s?)$/i.test(text.slice(0, match.index));
    return [
      {
        value: rounded(Number(digits.replaceAll(',', '')) * factor),
        unit: ordinal ? 'rank' : (currencies[symbol.trim()] ?? unit),
        from: match.index,
        to: Math.max(to, end),
      },
    ];
  });
}

/** Half of a unit of time: 半小时, half an hour. */
const HALVES = /\bhalf[-\s](?:an?[-\s])?(?=(?:hour|year)\b)|半(?=(?:个)?(?:小时|天|年|月))/gi;
const fromHalves = (text: string): Quantity[] =>
  Array.from(text.matchAll(HALVES)).flatMap(({ 0: all, index }) => {
    // 两年半 and 半个月 are read apart
    if (/(?:[年月天]|(?<![用耗历费])时)\s?$/.test(text.slice(0, index))) return [];
    const written = text.slice(index + all.length);
    const rest = written.replace(/^\s?个?月/, '个月');
    const { unit, to } = unitAfter(rest, 0);
    const end = index + all.length + to - (rest.length - written.length);
    return unit === '' ? [] : [{ value: 0.5, unit, from: index, to: end }];
  });

const fromFractions = (text: string): Quantity[] =>
  Array.from(text.matchAll(FRACTION)).flatMap(({ 0: all, 1: part, 2: whole, index }) =>
    Number(part) < Number(whole)
      ? [{ value: rounded((Number(part) / Number(whole)) * 100), unit: '%', from: index, to: index + all.length }]
      : [],
  );

/** 两间, 三栋, 四个班: counted things whose unit has no family of its own, as behind digits. */
const COUNTED =
  /^[余多]?(?:间|座|栋|幢|户|亩|头(?=猪|牛|羊|[，,。；;]|$)|匹|棵|株|箱|桶|趟|届|艘|节课|堂课|道菜|桌|块(?=地|屏|板|田)|支(?=队|团|笔|枪|温)|只(?=鸡|鸭|羊|猪|猫|狗|[，,。；;]|$)|层(?=楼|[，,。；;]|$)|班次|门店|门课|所(?=学|院|小|中|高|大|幼|医))/;

/** 一成二 are 12 %. */
const TENTHS_AND_MORE = /^成([一二三四五六七八九])(?=[，,。；;、）)\s的左以升降提减增]|$)/;

function fromChinese(text: string): Quantity[] {
  return Array.from(text.matchAll(CHINESE)).flatMap((match) => {
    const [numeral] = match;
    const from = match.index;
    const end = from + numeral.length;
    if (/\d\s?$/.test(text.slice(0, from))) return [];
    const rank = text[from - 1] === '第' || /^(?:等奖|名校)/.test(text.slice(end));
    const value = chineseNumeral(numeral);
    if (value === null) return [];
    if (rank) return [{ value, unit: 'rank', from, to: end }];
    const rest = text.slice(end);
    if (numeral === '一' && NOT_A_COUNT.test(rest)) return [];
    const mille = numeral.endsWith('千') ? rest.match(/^分之([一二两三四五六七八九十百点零]+)/) : null;
    if (mille) {
      const [whole = '', part = ''] = mille[1]!.split('点');
      const digits = Array.from(part, (digit) => chineseNumeral(digit) ?? 0).join('');
      const share = Number(`${chineseNumeral(whole) ?? 0}.${digits || 0}`);
      return [{ value: share, unit: '‰', from, to: end + mille[0].length }];
    }
    const share = rest.match(/^分之([一二两三四五六七八九十百]+)(?:点([零一二三四五六七八九]+))?/);
    if (share) {
      const digits = Array.from(share[2] ?? '', (digit) => chineseNumeral(digit) ?? 0).join('');
      const part = Number(`${chineseNumeral(share[1]!)}.${digits || 0}`);
      return [{ value: rounded((part / value) * 100), unit: '%', from, to: end + share[0].length }];
    }
    const { unit, to } = unitAfter(text, end);
    const tenths = unit === '成' ? rest.match(TENTHS_AND_MORE) : null;
    if (tenths)
      return [{ value: value * 10 + chineseNumeral(tenths[1]!)!, unit: '%', from, to: end + tenths[0].length }];
    if (unit === '' && !/[百千万亿]/.test(numeral) && !(value > 1 && COUNTED.test(rest))) return [];
    if (unit === '' && /^[千万百](?!.*[一二两三四五六七八九])/.test(numeral) && numeral.length === 1) return [];
    return [
      { value: unit === '成' ? value * 10 : value, unit: unit === '成' ? '%' : unit, from, to: Math.max(to, end) },
    ];
  });
}

function fromWords(text: string): Quantity[] {
  const numerals = Array.from(text.matchAll(ENGLISH_NUMBER_WORDS)).flatMap((match) => {
    if (/\d\s?$/.test(text.slice(0, match.index)) || /^one\b$/i.test(match[0])) return [];
    const end = match.index + match[0].length;
    const { unit, to } = unitAfter(text, end);
    return [{ value: englishNumeral(match[0]), unit, from: match.index, to: Math.max(to, end) }];
  });
  return [...numerals, ...findMultiples(text)];
}

/** Versions and idioms. */
const NOT_FIGURES =
  /(?<!\d)从?0到1(?!\d)|\b(?:v|version\s?)\d+(?:\.\d+)*|\b\d+(?:\.\d+){2,}|\b(?:7\s?[x×*]\s?24|24\s?[x×*/]\s?7)\b/gi;

const quantitiesOf = remembered((source): readonly Quantity[] => {
  const text = blankDates(source.replace(/[０-９．％]/g, (char) => char.normalize('NFKC')))
    .replace(NOT_FIGURES, (match) => ' '.repeat(match.length))
    .replace(/\btop-(?=\d)/gi, 'top ');
  const found: Quantity[] = [];
  for (const quantity of [
    ...fromFractions(text),
    ...fromHalves(text),
    ...fromDigits(text),
    ...fromChinese(text),
    ...fromWords(text),
  ])
    if (!found.some((other) => quantity.from < other.to && other.from < quantity.to)) found.push(quantity);
  return found.sort((a, b) => a.from - b.from);
});

/** All figures of a text except dates, names with digits (`HTML5`, `k8s`) and versions, in order. */
export const findQuantities = (text: string): Quantity[] => [...quantitiesOf(text)];

/** Whether a sentence holds a figure a reader could weigh. Ranks count, years and versions don't. */
export const hasFigure = (text: string): boolean => findQuantities(text).length > 0;
