import { chineseNumeral } from '../../text/numerals.ts';

/** What is counted and also goes by its number: three quarters and the third, 3个车间 and 三车间. */
const THINGS =
  '季度|月|车间|工段|班组|年级|班|分厂|公司|标段|项目部|大队|中队|支队|小组|组|队|科室?|病区|号线|楼|部|所|营|连';
const NUMERAL = '\\d{1,2}|[一二两三四五六七八九十]{1,2}';
const SAID = new RegExp(
  `(?<![\\d.一二三四五六七八九十百千万零〇])(第)?(${NUMERAL})\\s?(个)?(${THINGS})(?![份初中底末旬报]|[倒甲乙丙]|人员|内科|外科|[一二三四五六七八九十\\d]日)`,
  'gu',
);
/** Before a number it is how many: the first three quarters, two a month, three in all. */
const HOW_MANY = /(?:前|头|后|近|共|约|每|逾|超过?|连续|历时|为期|用时?|全部|剩余|其余|两|个)\s?$/;
/** Of a list or a span: 一、二季度, 1-3月. */
const LISTED = /[、和及与至到\-–~～]\s?$/;

type Role = { counted: Set<string>; numbered: Set<string>; open: Set<string> };

/** By thing and number, how each is meant; open is what may be either. */
function rolesOf(text: string): Role {
  const roles: Role = { counted: new Set(), numbered: new Set(), open: new Set() };
  for (const { 1: nth, 2: numeral = '', 3: counter, 4: thing = '', index } of text.matchAll(SAID)) {
    const value = /\d/.test(numeral) ? Number(numeral) : chineseNumeral(numeral);
    const key = `${value}${thing}`;
    const before = text.slice(Math.max(0, index - 3), index);
    if (nth) roles.numbered.add(key);
    else if (counter || numeral === '两' || HOW_MANY.test(before)) roles.counted.add(key);
    else if (LISTED.test(before)) roles.open.add(key);
    else roles.numbered.add(key);
  }
  return roles;
}

/** In May 12 pupils: a month and how many, not a day. */
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const COUNTED_IN_MONTH = new RegExp(`\\bin ${MONTH},? (\\d{1,2}) (?:[a-z-]+ ){0,2}?[a-z-]{2,}s?\\b`, 'gi');
const dayOf = (day: string) =>
  new RegExp(`\\bon (?:the )?(?:${MONTH} ${day}(?:st|nd|rd|th)?|${day}(?:st|nd|rd|th)?(?: of)? ${MONTH})\\b`, 'i');

/** Three quarters told as the third, the third workshop as three of them, twelve in May as the twelfth of May. */
export function numberedAsCounted(original: string, rewrite: string): string[] {
  const days = Array.from(original.matchAll(COUNTED_IN_MONTH)).flatMap(
    ([, day = '']) => dayOf(day).exec(rewrite)?.slice(0, 1) ?? [],
  );
  const own = rolesOf(original);
  const told = rolesOf(rewrite);
  const turned = (from: Set<string>, to: Set<string>, known: Set<string>) =>
    [...from].filter((key) => to.has(key) && !known.has(key) && !own.open.has(key));
  return [
    ...days,
    ...turned(own.counted, told.numbered, own.numbered),
    ...turned(own.numbered, told.counted, own.counted),
  ];
}
