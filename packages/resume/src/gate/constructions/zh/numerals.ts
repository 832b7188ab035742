import { chineseNumeral } from '../../../text/numerals.ts';
import { type Construction, reChinese as re } from '../construction.ts';

const ONES = '[一二两三四五六七八九]';
/** 一百二十, 两千零五, 三百八: no two digits side by side, which would be one or the other (两三个). */
const NUMERAL = `(?:${ONES}千)?零?(?:${ONES}百)?零?(?:${ONES}?十)?${ONES}?`;
/** A numeral of two letters or more, alone or before 万 and 亿. */
const LONG = re(
  `(?<![第\\d.一二两三四五六七八九十百千万零〇几数星期周月初])(?=[一二两三四五六七八九十百千]{2}|[一二两三四五六七八九十百千]+[万亿])(${NUMERAL})([万亿]?)(?![一二两三四五六七八九十百千万亿零〇分成月日号])(?!级|级别|字路口|五险|二指肠)`,
);
const SCALE: Record<string, number> = { '': 1, 百: 100, 千: 1000, 万: 10_000, 亿: 100_000_000, w: 10_000 };
/** Without the traces of binary fractions. */
const exact = (value: number) => `${Number(value.toFixed(6))}`;

/** What is counted one by one: behind it a numeral of one letter is a figure. */
const COUNTERS =
  '个名位人次项条份篇场台件家款种套只节门科处座辆本部笔单班组队批轮期届栋间层张幅支块亩棵株头箱桶袋瓶盒车趟公米吨升克斤厘毫小分秒天周年元万页字户所册段集根把门颗粒片面副艘架';
/** 一人, 一手, 一起 say more than how many. */
const SINGLE = re(
  `(?<![第每同另任某这那上下前后几数星期周月初一二两三四五六七八九十百千万零〇\\d.再唯统划单逐])([二两三四五六七八九十]|一(?=[名位门项篇份场台件家辆本部栋间张幅亩棵株]))\\s?(?=[${COUNTERS}])(?!十[分成]|一(?:部分|台戏|门心思|场空|份子)|[三四五]方|[二三]次元|[二三四]手|[二三四]级|四处|[二三]线|[两三]头|[两三]面|[一二三]把手|[二三四]轮(?!面)|[三四五]金|四季|三维|三农|两会)`,
);

const DIGITS = '\\d+(?:\\.\\d+)?';
const UNIT = '[\\p{Script=Han}%㎡]{0,3}?';
/** 20, 二十, 两百, 2000万 and 0.2亿, 千分之一, 120余: one figure in every writing. */
export const chineseNumerals: readonly Construction[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/[俩]个?/g, '两个'],
  [/[仨]个?/g, '三个'],
  [
    LONG,
    (said, numeral = '', scale = '') => {
      const value = chineseNumeral(numeral);
      return value === null ? (said ?? '') : exact(value * SCALE[scale]!);
    },
  ],
  [
    re(`(?<![\\d.])(${DIGITS})\\s?([百千万亿]|w(?![a-z]))(?![瓦米克伏卡赫帕分兆万亿])`),
    (_, digits, scale = '') => exact(Number(digits) * SCALE[scale]!),
  ],
  [re(`百分之\\s?(${DIGITS})`), '$1%'],
  [/百分之([一二三四五六七八九])(?![十百点])/g, (_, part = '') => `${chineseNumeral(part)}%`],
  [
    /([百千万])分之\s?(\d+(?:\.\d+)?|[一二两三四五六七八九十]+)(?![点百])/g,
    (_, whole = '', part = '') => `${exact((100 * (Number(part) || chineseNumeral(part) || 0)) / SCALE[whole]!)}%`,
  ],
  [
    /([二四五十])分之([一二两三四五六七八九])(?![点百十])/g,
    (_, whole = '', part = '') => `${exact((100 * chineseNumeral(part)!) / chineseNumeral(whole)!)}%`,
  ],
  [re(`(?<![\\d.])(${DIGITS})\\s?‰`), (_, part) => `${exact(Number(part) / 10)}%`],
  [/(?<![减过大前后上下另])一半(?!天|日|路)/g, '50%'],
  // more than the figure itself, before it or behind
  [re(`(?<![不没未])(?:超过了?|超出|多于|大于|高于|逾)(?=\\s?\\d)`), '超过'],
  [re(`(\\d+)\\s?(?:余|多)(?=[${COUNTERS}])(?!多种|多样)`), '超过$1'],
  [re(`(\\d+)\\s?([${COUNTERS}])\\s?(?:以上|有余|出头)(?=$|[，,。；;、的）)])`), '超过$1$2'],
];

const PEOPLE =
  '同事|学生|学员|孩子|徒弟|学徒|员工|职工|工人|司机|保安|保洁|客户|护士|医生|老师|教师|家长|老人|患者|病人|队友|组员|成员|实习生|志愿者|助手|助理|店员|同学|幼儿|儿童|新人|顾客|工友|农户|导购|技师|师傅|队员|会员|业主|村民|居民|新生|选手|队长|研究生|讲师|教练|经理|嘉宾|代表|干事|社员|译员|厨师|帮厨|服务员';
/** Likewise of one letter; and who and what is counted, with one counter of each kind. */
export const chineseCounts: readonly Construction[] = [
  [SINGLE, (_, numeral = '') => `${chineseNumeral(numeral)}`],
  [/(?<=其中|另有|另外|还有)一人/g, '1名'],
  [re(`(\\d)\\s?(?:位|个)(?=\\p{Script=Han}{0,3}?(?:${PEOPLE}))`), '$1名'],
  [re(`(\\d)\\s?(?:位|人)(?=[，,。；;、）)]|已|均|都|$)`), '$1名'],
  [/(\d)\s?科(?=[课考成，,。；;、）)的中已均全合及通其]|$)/g, '$1门'],
  [
    re(`通过(?=[^，,。；;]{2,14}?\\d门)([^，,。；;]{2,14}?)的?(\\d+门)(?:课程|科目|考试)?(?:中|里)?的?(\\d+门)`),
    '$1$2，过$3',
  ],
  [/(\d+门)(?:中|里)?[，,]?(?:现已|已经?)?(?:通过|考过|过)了?(?:其中)?的?\s?(\d+门)/g, '$1，过$2'],
  // from one end to the other
  [
    re(
      `(?:多数|大多|多)?(?:介于|在|处于|处在)?\\s?(约?${DIGITS}\\s?${UNIT})\\s?(?:至|到|和|与|[-~～–—])\\s?(约?${DIGITS}\\s?${UNIT})之间`,
    ),
    (said, from, to) => `${/^[大多]/.test(said!) ? '多数' : ''}${from}至${to}`,
  ],
  [re(`(${DIGITS})\\s?(?:到|[-~～–—])\\s?(?=${DIGITS}\\s?[${COUNTERS}%])(?!(?:19|20)\\d\\d)`), '$1至'],
];
