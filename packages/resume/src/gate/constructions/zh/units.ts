import { chineseNumeral } from '../../../text/numerals.ts';
import { type Construction, reChinese as re } from '../construction.ts';

const exact = (value: number) => `${Number(value.toFixed(6))}`;
const THING = '[^，,。；;、（）()\\s]';

/** Signs of measures by their names: 26L, 3t, 8600 m³. */
const SIGNS: readonly Construction[] = (
  [
    ['立方米', 'm³|m3|㎥|立方(?!米|厘|分)|方(?=土|混凝土|沙|砂|石)'],
    ['升', 'L(?!码|工装|装|号)|公升'],
    ['毫升', 'm[lL]'],
    ['毫米', 'mm'],
    ['厘米', 'cm'],
    ['毫克', 'mg'],
    ['吨', 't'],
    ['毫秒', 'ms'],
    ['℃', '摄氏度|°C'],
    ['元', '元人民币|人民币|RMB|CNY'],
  ] as const
).map(([name, forms]) => [re(`(?<=\\d\\s?[万千百亿]?余?)\\s?(?:${forms})(?![A-Za-z\\d²³/])`), name]);

/** 零下18度, -18℃; 19'40"; 2.4k条; a day and a half; from nothing. */
const VALUES: readonly Construction[] = [
  [/零下\s?(\d+(?:\.\d+)?)\s?(?:度|℃)/g, '零下$1℃'],
  [/(?<![\d~～–—至到℃度])[-−]\s?(\d+(?:\.\d+)?)\s?℃/g, '零下$1℃'],
  [
    re('(?<![\\d.])(\\d+(?:\\.\\d+)?)\\s?[kK](?=\\s?[条个次元份篇名人件单位行张])'),
    (_, value) => exact(1000 * Number(value)),
  ],
  [
    re('(?<![第周\\d.一二两三四五六七八九十])(\\d+|[一两二三四五六七八九])(天|周|公里|米|吨|页)半(?=[，,。；;、的]|$)'),
    (_, value = '', unit) => `${Number(value) || chineseNumeral(value)}.5${unit}`,
  ],
  [re('(?<=满|历时|为期|持续|不到|超过|不足|至少|将近)一(年|天|周|小时|分钟|个月)(?![半级度来生期])'), '1$1'],
  [re('(?<=[从由自])零(?=(?:做|涨|增|增长|增加|升|提升|发展)?[到至]\\s?约?[\\d一二两三四五六七八九十])'), '0'],
  [re('(?<=分[为成])\\s?([二两三四五六七八九])\\s?(?=[级类档组批])'), (_, value = '') => `${chineseNumeral(value)}`],
  [re('(?<![十\\d])([二两三四五六七八九])(?=日游)'), (_, value = '') => `${chineseNumeral(value)}`],
  [
    re('(?<=[约近占])\\s?(?:([1-4])\\s?/\\s?([2-9])(?![\\d./])|([三六七八九])分之([一二两三四五六七八])(?![点百十]))'),
    (said = '', part, whole, all, some) => {
      const [a, b] = [Number(part ?? chineseNumeral(some ?? '')), Number(whole ?? chineseNumeral(all ?? ''))];
      return a < b ? `${exact((100 * a) / b)}%` : said;
    },
  ],
  [re('(?<=[从由]0)\\s?(?:做|涨|增长?|发展)(?=[到至])'), '升'],
  [re('每(?:一)?个(?=[团班组店队](?!\\p{Script=Han}?[长员级]))'), '每'],
];

/** 亩均年产, 每亩年均产: so much of each one in each year. */
const RATES: readonly Construction[] = [
  [
    re('(?:每([亩人户店件台])(?:平均)?|([亩人户店件台])均)(?:每年(?:平?均)?|年(?:平?均)?)(?=产|收|销|培|接)'),
    (_, each, of) => `${each ?? of}均每年`,
  ],
  [re('班额(?:均|都)?为?\\s?(?=约?\\s?\\d)'), '每班'],
];

/** Who is praised, what came up, what is done at once. */
const WAYS: readonly Construction[] = [
  [re(`(?:受到|得到|获得|[受得获])(?:了|过)?(?=${THING}{0,10}?(?:表扬|表彰|嘉奖|奖励|好评|肯定|称赞))`), '获'],
  [re('(?:荣立|立过?|荣获|获得?)(?=(?:个人|集体)?[一二三]等功)'), '立'],
  [re('异常情况'), '异常'],
  [re('(?<=[，,；;。])异常(?=及时|立即|立刻|随时|马上|第一时间)'), '遇异常'],
  [re('立刻|第一时间'), '立即'],
];

export const chineseUnits: readonly Construction[] = [...SIGNS, ...VALUES, ...RATES];
export const chineseWays: readonly Construction[] = WAYS;
