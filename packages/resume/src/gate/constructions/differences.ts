import { normal, sameNumber } from '../figure-size.ts';
import { type Placed, placedIn } from '../meaning/figure-place.ts';
import type { Construction } from './construction.ts';
import { counted } from './counted.ts';

const NEAR = '(?:about |around |roughly |some |exactly |approximately |约|近)?';
const UP_EN = 'increase|rise|gain|growth|jump|climb';
const DOWN_EN = 'fall|drop|decrease|reduction|cut|saving|decline|fewer';
const LEAD = '[,;:(]?\\s*(?:(?:that is|i\\.e\\.,?|which (?:is|was|means|meant)|this (?:is|was)|meaning|or)\\s+)?';
/** What stands before a figure that says by how much. */
const BEFORE_EN = new RegExp(
  `${LEAD}(?:(?:(?:up|down)\\s+)?by|an?\\s+(?:further\\s+|total\\s+|overall\\s+)?(?:${UP_EN}|${DOWN_EN}|improvement|difference|change)\\s+of|saving|gaining|adding|shaving off|(?:went |going |was |were )?(?:up|down))\\s+${NEAR}$`,
  'i',
);
const BEFORE_ZH = new RegExp(
  `[，,（(]?\\s?(?:即|也就是|相当于|共|累计|合计|整整)?(?:减少|下降|降低|缩短|节省|压缩|增加|提高|提升|上升|增长|[多少高低升降涨省快短增减])了?\\s?${NEAR}$`,
);
const BEHIND = /^\s*(?:percentage )?(?:points?\b)?(?:\s?左右)?\s?[）)]?/i;
/** A counter that no unit is read of: 5分. */
const COUNTER = /^\s?([\p{Script=Han}])(?=[，,。；;）)到至达]|$)/u;
const UPWARDS = new RegExp(`\\b(?:up|adding|gaining|${UP_EN})\\b|[增多高升涨提]`, 'i');
const DOWNWARDS = new RegExp(`\\b(?:down|saving|shaving|${DOWN_EN})\\b|[减少低降缩省短快]`, 'i');

/** Points beside per cents are those of the hundred. */
const isDifference = (figure: Placed, start: Placed, end: Placed): boolean => {
  const [own, a, b] = [figure, start, end].map(normal);
  const isPercent = a!.unit === '%' || b!.unit === '%';
  const isSameUnit = isPercent ? ['pp', ''].includes(own!.unit) : own!.unit === a!.unit || own!.unit === b!.unit;
  return isSameUnit && sameNumber(Math.abs(a!.value - b!.value), own!.value);
};

/** Whether both ends of a way stand in a text, with this difference and this direction. */
function isWayOf(figure: Placed, said: string, text: string): boolean {
  const figures = placedIn(text);
  return figures.some((start) =>
    figures.some((end) => {
      if (start.role !== 'from' || end.role !== 'to' || !isDifference(figure, start, end)) return false;
      const isUp = normal(end).value > normal(start).value;
      return isUp ? !DOWNWARDS.test(said) || UPWARDS.test(said) : !UPWARDS.test(said) || DOWNWARDS.test(said);
    }),
  );
}

/** `from 14 kg by 5 kg to 9 kg`: what the two ends say is not said again. A wrong difference stays. */
function withoutDifferences(text: string): string {
  for (const figure of placedIn(text).filter(({ role }) => role !== 'from')) {
    const before = (BEFORE_EN.exec(text.slice(0, figure.from)) ?? BEFORE_ZH.exec(text.slice(0, figure.from)))?.[0];
    if (before === undefined) continue;
    const counter = COUNTER.exec(text.slice(figure.to))?.[0] ?? '';
    const behind = counter + (BEHIND.exec(text.slice(figure.to + counter.length))?.[0] ?? '');
    const rest = `${text.slice(0, figure.from - before.length)} ${text.slice(figure.to + behind.length)}`
      .replace(/\s?[，,]\s?(?=(?:升|降|达)?(?:到|至))/gu, '')
      .replace(/^\s*[,，]\s*/, '');
    if (isWayOf(figure, before, rest)) return withoutDifferences(rest);
  }
  return text;
}

const ABOVE = /^(?:above|over|beyond|more than|exceed|beat|surpass|ahead|高|多|超)/i;
/** A target, and on which side of it the figure lies that is told. */
const AIM_EN =
  /,? (?:which (?:was|is) |this was |still )?(?:[$£€]?(\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: [a-z]+){0,2}? )?(below|short of|under|above|over|beyond|more than|fewer than|less than|exceeding|beating|surpassing|missing|ahead of) (?:the|an?|its|our|my) ((?:[a-z]+ )?(?:target|goal|quota|budget)) of ([$£€]?\d[\d.,]*\d|\d)((?:%|k|m)?(?: [a-z]+)?)(?: by [$£€]?(\d[\d.,]*\d|\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:%| [a-z]+)?)?(?=\s*(?:[,;.)]|$))/i;
const AIM_ZH =
  /[，,]?\s?(?:比|较|距离?)\s?(\d[\d.]*)(\s?\p{Script=Han}{0,2}?|%)的(目标|计划|定额|指标)(少|低|差|高|多|超出?)了?\s?(\d[\d.]*)\s?(?:个百分点|\p{Script=Han}{0,2})(?=[，,。；;]|$)/u;
const BEYOND_ZH =
  /[，,]?\s?(超出|超过|低于|未达到?|不及)(?:了)?\s?(\d[\d.]*)(\s?\p{Script=Han}{0,2}?|%)的(目标|计划|定额|指标)(?:\s?(\d[\d.]*)\s?(?:个百分点|\p{Script=Han}{0,2}))?(?=[，,。；;]|$)/u;

const number = (text = ''): number =>
  /\d/.test(text) ? Number(text.replace(/[^\d.]/g, '').replace(/\.$/, '')) : counted(text);

/** Whether some figure before it lies on that side of the target, by so much where that is said. */
function isOnSide(text: string, side: string, aim: string, by: string | undefined): boolean {
  const target = number(aim);
  return placedIn(text).some(({ value }) => {
    const isBy = by === undefined || sameNumber(Math.abs(value - target), number(by));
    return isBy && value !== target && value > target === ABOVE.test(side);
  });
}

function withAims(text: string): string {
  const english = AIM_EN.exec(text);
  if (english) {
    const [said, before, side = '', what = '', aim = '', unit = '', behind] = english;
    const rest = text.slice(0, english.index);
    if (isOnSide(rest, side, aim, before ?? behind)) return text.replace(said, `, ${what} ${aim}${unit}`);
  }
  const [said, aim = '', unit = '', what = '', side = '', by] = AIM_ZH.exec(text) ?? [];
  if (said && isOnSide(text.replace(said, ''), side, aim, by)) return text.replace(said, `，${what}${aim}${unit}`);
  const [beyond, way = '', end = '', measure = '', kind = '', more] = BEYOND_ZH.exec(text) ?? [];
  if (beyond && isOnSide(text.replace(beyond, ''), way, end, more))
    return text.replace(beyond, `，${kind}${end}${measure}`);
  return text;
}

const WHOLE = /^[\s\S]+$/;
const FIGURE = /\d[\d.,]*/;
/** Each figure is held against each other one: beyond so many a text is a table, and stays as it is. */
const MAX_FIGURES = 40;
const FIGURES = /\d+(?:[.,]\d+)*/g;
const asFollows = (text = ''): string =>
  (text.match(FIGURES) ?? []).length > MAX_FIGURES ? text : withAims(withoutDifferences(text));
/** 翻倍 and 减半 say how much: where the two figures say otherwise they stay. */
const isTimes = (said: string, a: number, b: number): boolean =>
  (!/翻[倍一番]|加倍|倍增/.test(said) || sameNumber(b, 2 * a)) && (!/减半/.test(said) || sameNumber(2 * b, a));
const way = (start = '', end = '', said = '') => {
  const [a, b] = [number(FIGURE.exec(start)?.[0]), number(FIGURE.exec(end)?.[0])];
  if (!isTimes(said, a, b)) return `由${start}${said}${end}`;
  return b > a === /[升增提涨多高]/.test(said) || !/[升增提涨多高降减缩少低]/.test(said)
    ? `由${start}${b < a ? '降' : '升'}到${end}`
    : `由${start}${said}${end}`;
};
const AMOUNT = '约?\\s?\\d[\\d.,]*\\s?(?:个月|分钟|小时|百分点|[\\p{Script=Han}%]{1,2}?)?';

/** What has changed by how much, and what was aimed at: once what it follows from is told, the difference says no more. */
export const englishDifferences: readonly Construction[] = [
  [/\b(?:took|taking|shaved|shaving) ([^,;.]{3,30}?) off (?=[a-z])/gi, 'reduced by $1 '],
  [
    /\bto ((?:about |around |under |over |just )*[$£€]?\d[\d.,]*(?:%|k|m)?(?: [a-z]+)?),? from ((?:about |around )?[$£€]?\d[\d.,]*\d%?|\d%?)/gi,
    'from $2 to $1',
  ],
  [
    /\bat ((?:about )?[$£€]?\d[\d.,]*(?:%|k|m)?(?: [a-z]+)?),? \(?(previously|formerly|up from|down from) ((?:about )?[$£€]?\d[\d.,]*(?:%|k|m)?)\)?/gi,
    (said, end = '', word = '', start = '') => {
      const [a, b] = [number(FIGURE.exec(start)?.[0]), number(FIGURE.exec(end)?.[0])];
      const isFalse = /^up/i.test(word) ? b <= a : /^down/i.test(word) && b >= a;
      return isFalse ? (said ?? '') : `from ${start} to ${end}`;
    },
  ],
  [
    /\b(?:against|versus|for|with|on|set against|compared with) (?:the|an?|its|our|my) ((?:[a-z]+ )?(?:target|goal|quota)) of (?=[$£€]?\d)/gi,
    ', $1 ',
  ],
  [/\b(?:the|an?|its|our|my) ([$£€]?\d[\d.,]*(?:%|k|m)?(?: [a-z]+)?) (target|goal|quota)\b/gi, 'the $2 of $1'],
  [WHOLE, asFollows],
];
export const chineseDifferences: readonly Construction[] = [
  [WHOLE, asFollows],
  [
    new RegExp(
      `由(${AMOUNT})[，,]?\\s?((?:翻[倍番]|减半|倍增|加倍|升|增|提|涨|降|减|缩|升高|增加|增长|提高|提升|上升|上涨|降低|减少|缩短|下降|压缩|缩减|翻[了一]番|达)?[到至为])\\s?(${AMOUNT})(?=[，,。；;）)]|$)`,
      'gu',
    ),
    (_, start, said, end) => way(start, end, said),
  ],
  [/目标(?:是|为|定为|定的是)(?=\s?\d)/g, '目标'],
];
