import { type Construction, reChinese as re } from '../construction.ts';

const exact = (value: number) => `${Number(value.toFixed(6))}`;
const ABOUT = '(?:约为?|大约|近|超过|至多|至少|不到|足有|达到?|为|是|共计?|总?计|有)?';
const VALUE = '\\d[\\d.]*\\s?';

/** A name of the measure that its unit says already: 面积 of 亩, 时长 of 分钟. Of another kind of it (净重, 车高) there is more. */
const named = (names: string, units: string): Construction => [
  re(`[，,]?\\s?(?:${names})(?:数)?(?:为|是|达到?|共计?|有)?\\s?(?=${ABOUT}\\s?${VALUE}(?:${units}))`),
  '',
];
/** What may be as deep or high as it is long. */
const UPRIGHT = '基坑|井|池|墙|塔|杆|树|楼|桩|坑|柱|门|窗|雕塑|脚手架|支架|货架|坝|堤|棚|罐|仓';

const FULL = '(?:4|5|10|100|120|150|300|710|750)(?:\\.0{1,2})?';
const OF_MARKS = /GPA|绩|分|评|测|均|考|满意|[数语英学课]|雅思|托福/i;
/** 3.6/4.0, 3.6（满分4.0）, 3.6（4分制）: a mark beside the best that there is. */
const MARKS: readonly Construction[] = [
  [
    re(
      `(?<![\\d./])(\\d{1,3}(?:\\.\\d{1,2})?)\\s?分?\\s?(?:[（(,，]\\s?(?:满分|总分)(?:为|是|值)?\\s?(${FULL})\\s?分?(?:制)?\\s?[）)]?|[（(,，]?\\s?(${FULL})\\s?分制(?:下)?[）)]?|\\s?/\\s?(${FULL})(?![\\d./的天日月人次件时]))`,
    ),
    (said = '', mark = '', best, scale, behind, ...rest) => {
      const [at, text] = rest as unknown as [number, string];
      const isMark =
        mark.includes('.') || /^\d+(?:\.\d+)?\s?分/.test(said) || OF_MARKS.test(text.slice(Math.max(0, at - 12), at));
      return isMark ? `${mark}/${exact(Number(best ?? scale ?? behind))}` : said;
    },
  ],
];

export const chineseMeasures: readonly Construction[] = [
  ...MARKS,
  [/亩产量?(?=\s?[由从约近达为超\d提增升])/g, '每亩产量'],
  [/(?<![半整次今昨])([日月年周班时])产量?(?=\s?(?:约|近|超过|达|为)?\s?\d)/g, '每$1产量'],
  [/(?<!节|假|工作|生|今|次)([日月年周])均/g, '平均每$1'],
  [/每日/g, '每天'],
  [/(?<=[一两二三四五六\d]\s?)个(?=学期|学年)/g, ''],
  [/压(?:低|减|缩)(?=[到至])|(?<![气水油胎血])压(?=[到至]\s?约?\d[\d.]*\s?(?:%|万?元|天|分钟|小时))/g, '降'],
  [/平均每(?:个)?月/g, '平均每月'],
  [re(`(?<=每(?:天|月|年|周|班|时|小时))的?产量(?:为|达)?(?=\\s?${ABOUT}\\s?${VALUE})`), ''],
  [re(`(?<![\\d.])(${VALUE})公顷`), (_, value) => `${exact(15 * Number(value))}亩`],
  [re(`(?<![\\d.])(${VALUE})(?:千克|kg|KG)`), (_, value) => `${exact(Number(value))}公斤`],
  [re(`(?<![\\d.])(${VALUE})吨(?!位)`), (_, value) => `${exact(1000 * Number(value))}公斤`],
  [re(`(?<![\\d.])(${VALUE})(?:千米|km|KM)`), (_, value) => `${exact(Number(value))}公里`],
  [re(`(?<![\\d.])(\\d+)000\\s?米`), '$1公里'],
  named('(?<!建筑|占地|使用|营业|种植|展示|绿化|施工|改造|套内|承包|播种|表)面积', '亩|平方|平米|㎡|m²'),
  named('(?<!平均)(?:总?时长|片长)', '分钟|小时|秒|min|h'),
  named('(?<!载|净|毛|自|体|起|承|减|增|称|比|配|超)重量?', '吨|公斤|克|斤'),
  [
    re(
      `(?<![班组店队校园站所局科处部厂镇村乡延加增拉伸成生周行身弦波擅专特])(?:车|全|总|线路|路线)?长度?(?:为|达)?\\s?(?=${ABOUT}\\s?${VALUE}(?:公里|米(?![饭粉面])))`,
    ),
    (said = '', ...rest) => {
      const [at, text] = rest.slice(-2) as unknown as [number, string];
      const before = text.slice(Math.max(0, at - 10), at);
      const size = Number(/\d[\d.]*/.exec(text.slice(at))?.[0]);
      return new RegExp(`(?:${UPRIGHT})[^，,。；;]{0,4}$`).test(before) && size < 50 ? said : '';
    },
  ],
  [re(`(?:总|累计|安全)?(?:行驶|行车|驾驶)?(?:总)?里程数?(?:为|达到?)?(?=\\s?${ABOUT}\\s?${VALUE}公里)`), '累计'],
  [re(`累计(?:安全)?(?:行驶|行车)(?=\\s?${ABOUT}\\s?${VALUE}公里)`), '累计'],
  named('(?<!总|平均|最)(?:数量|件数|台数|份数|张数|个数|篇数|株数|头数|户数|套数|辆数)', '[\\p{Script=Han}]'),
  named('(?<!总|平均|最|报名|参加|参与|到场)人数', '名|人|位'),
  named('(?<!总|平均|交易|合同|成交|销售|采购|投资|贷款|融资|营业)(?:金额|数额)', '元|万元|美元'),
  named('(?<!总|平均)字数', '字'),
  [/年龄(?:在|为|约)?\s?(?=\d+(?:至\d+)?岁)/g, ''],
  // 45亩茶园, 茶园45亩: before the thing or behind it
  [
    re(
      `(约|近|超过)?(${VALUE}(?:亩|公斤|公里|平方米|米|分钟|小时)(?:长|重)?)的?(\\p{Script=Han}{2,8})(?=$|[，,。；;、])`,
    ),
    (said = '', about = '', figure = '', thing = '') =>
      /^[至到降升增减提涨由从以左上之里内]|左右|上下/.test(thing) ? said : `${thing}${about}${figure}`,
  ],
];
