import { standsFor } from '../meaning/short-forms.ts';
import type { Construction } from './construction.ts';
import { counted, ORDINALS } from './counted.ts';

/** `5th`: fifth. */
const NTH: Record<string, string> = Object.fromEntries(
  ORDINALS.map((word, at) => [`${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`, word]),
);
const ORDINAL = `(${[...Object.keys(NTH), ...Object.values(NTH)].join('|')})`;
const spelled = (nth = '') => NTH[nth.toLowerCase()] ?? nth.toLowerCase();
const number = (text = '') => Number(text.replaceAll(',', ''));
/** Without the traces of binary fractions. */
const exact = (value: number) => `${Number(value.toFixed(6))}`;

const ABOUT = '(?:about |around |roughly |approximately |approx\\. |c\\. |just under |just over )?';

/** Five of us are four others and I; orders of so much on average. */
const SHARED: readonly Construction[] = [
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|\d+) of us(?:,? (?:myself included|me included|including (?:me|myself)))?(?: together)?,?/gi,
    (_, all) => `together with ${counted(all) - 1} colleagues`,
  ],
  [new RegExp(`\\baveraging (${ABOUT}[£$€]?\\d[\\d,.]*k?) (?:per|an?|each|every) ([a-z]+)`, 'gi'), 'average $2 $1'],
  [new RegExp(`\\b([a-z]{4,}?)s (?:averaging|averaged) (?=${ABOUT}[£$€]\\d)`, 'gi'), 'average $1 '],
  [/\baverage ([a-z]+) (?:value|size|spend|price) (?:of |was )?(?=[a-z ]{0,16}[£$€]\d)/gi, 'average $1 '],
];

/** One quantity in its several forms: places, ages, thousands, twice a month, ends of a way. */
export const englishQuantities: readonly Construction[] = [
  ...SHARED,
  [
    new RegExp(
      `\\b(?:(?:was |were |is )?(?:ranked|ranking|placed|placing|came|coming|finished|finishing) )?(?:in )?${ORDINAL}(?: place)?(?: out)? (?:of|among|from) (?:the )?(\\d+)\\b`,
      'gi',
    ),
    (_, nth, all) => `${spelled(nth)} of ${all}`,
  ],
  [/([£$€])(\d+(?:\.\d+)?)k\b/gi, (_, sign, value) => `${sign}${exact(number(value) * 1000)}`],
  [
    /\b(?:children|kids|youngsters|pupils|young people|teenagers|teens|adolescents|youths) (?:of |aged )?(?:between )?(\d+)(?:\s?[-–]\s?| to | and )(\d+)(?: years(?: old)?| years of age)?\b/gi,
    'children aged $1-$2',
  ],
  [/\b(\d+)(?:-|–| )?(?: ?(?:to|and|–|-) ?)(\d+)[- ]year[- ]olds?\b/gi, 'children aged $1-$2'],
  [
    /\b(?:every (?:two|2|other|second) weeks?|once a fortnight|fortnightly|(?:a|per|each|every) fortnight)\b/gi,
    'every 2 weeks',
  ],
  [/\b(?:over|throughout|during|within|across) (?=(?:19|20)\d\d\b(?! [a-z]+s\b))/gi, 'in '],
  [
    /\b(?:just|slightly|marginally|a (?:little|bit|shade|touch)) (?:under|below|short of|less than)(?= [$£€¥]?\d)/gi,
    'just under',
  ],
  [/\b(?:just|slightly|marginally|a (?:little|bit|shade|touch)) (?:over|above|more than)(?= [$£€¥]?\d)/gi, 'just over'],
  [
    /\bfrom (\d[\d.,]*) (days|hours|minutes|weeks|months|years|seconds) (down |up )?to (\d[\d.,]*\d|\d)(?=\s*(?:[,;.)]|$))/gi,
    'from $1 $2 to $4 $2',
  ],
  [/(?<![\d.,])(\d[\d,]*(?:\.\d+)?)\s?g\b/g, (_, value) => `${exact(number(value) / 1000)} kg`],
  [/\bhalf (?:a|an) (hectare|acre|mile|tonne|litre|kilo|kilometre)\b/gi, '0.5 $1s'],
  [/(?<=\d\s?)ha\b/g, ' hectares'],
  [
    /(?<![\d.,])(\d+,?\d000)\s?(?:m²|m2|sq\.? ?m|square met(?:re|er)s)(?![\w])/gi,
    (_, value) => `${exact(number(value) / 10_000)} hectares`,
  ],
  [
    /\b((?:19|20)\d\d) (?:and|&) ((?:19|20)\d\d)\b/g,
    (said, a, b) => (Number(b) - Number(a) === 1 ? `${a}-${b}` : (said ?? '')),
  ],
  [/\b((?:19|20)\d\d)\s?–\s?((?:19|20)\d\d)\b/g, '$1-$2'],
  [
    /((?:[A-Za-z]+[ -]){1,6}[A-Za-z]+) \(([A-Z]{2,7})\)/g,
    (said, words = '', short = '') => {
      const all = words.split(/[ -]/);
      const initials = all.slice(-short.length).map((word) => word[0]!.toUpperCase());
      return initials.join('') === short && standsFor(short, all.slice(-short.length).join(' '))
        ? [...all.slice(0, -short.length), short].join(' ')
        : (said ?? '');
    },
  ],
  [/\bCEFR (?:level )?(?=[ABC][12]\b)|\blevel (?=[ABC][12]\b)/gi, ''],
];

const AWAY = '(约?\\s?\\d[\\d.,]*\\s?(?:个月|分钟|小时|百分点|[\\p{Script=Han}%]{1,2}?)?(?:左右)?)';
const way = (start = '', end = '') => {
  const [a, b] = [start, end].map((text) => number(/\d[\d.,]*/.exec(text)?.[0]));
  return `由${start}${b! < a! ? '降' : '升'}到${end}`;
};

/** Likewise: measures of weight, time and pressure, bounds behind their figure, grades, ends of a way. */
export const chineseQuantities: readonly Construction[] = [
  [/((?:19|20)\d\d)\s?年?\s?[至到—–~～-]+\s?((?:19|20)\d\d)(?!\d)/g, '$1-$2'],
  [/(?<![公市\d.,])(\d[\d.,]*)\s?斤/g, (_, value) => `${exact(number(value) / 2)}公斤`],
  [/(?<=\d)\s?(?:兆帕|MPa)/g, ' MPa'],
  [/(?<=\d)\s?(?:千帕|kPa)/g, ' kPa'],
  [/(?<![\d.])(0\.\d+)\s?秒/g, (_, value) => `${exact(number(value) * 1000)}毫秒`],
  [/绝大(?:部分|多数)/g, '绝大多数'],
  [/(?<!绝)大部分|(?<!绝)大多数|(?<!绝)大多(?![是为数])|多半|(?<!绝大)多数/g, '多数'],
  [
    /(?:大学)?英语\s?([四六])级|(?:大学)?(?:英语)?\s?CET\s?-?\s?([46])(?:\s?级)?/gi,
    (_, han, digit) => `英语${han ?? (digit === '4' ? '四' : '六')}级`,
  ],
  [/每(?:条|位|名|家|台|间|所|户|座|只|块|支)(?=(?!每)\p{Script=Han})/gu, '每'],
  [/(\d[\d,.]*\s?[万千百亿]?\p{Script=Han}{1,2}?)不到(?=[，,。；;、）)\s]|$)/gu, '不到$1'],
  [
    /连(?:我|本人|自己)(?:在内)?(?:一?共)?\s?(\d+|[两二三四五六七八九])\s?(?:个人|人|名|位)/g,
    (_, all) => `与${counted(all) - 1}名同事`,
  ],
  [
    /(?:只要|只用|只需|仅需|仅用|仅要)(?:了)?\s?(\d[\d.]*\s?(?:天|周|个月|小时|分钟))，原[来先](?:要|需|用)?\s?(\d[\d.]*\s?(?:天|周|个月|小时|分钟))/g,
    '由$2降到$1',
  ],
  [/以([^，,。；;]{1,12}?)居多/g, '多数$1'],
  [/(周[一二三四五六日])(?=周[一二三四五六日])/g, '$1、'],
  [/变成|变为|变到/g, '变为'],
  [/将近|接近|近乎/g, '近'],
  [new RegExp(`[（(]\\s?${AWAY}\\s?(?:→|->|➔)\\s?${AWAY}\\s?[）)]`, 'gu'), (_, start, end) => `，${way(start, end)}`],
  [new RegExp(`${AWAY}\\s?(?:→|->|➔)\\s?${AWAY}`, 'gu'), (_, start, end) => way(start, end)],
];
