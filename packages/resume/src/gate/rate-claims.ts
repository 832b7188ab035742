import { findQuantities } from '../text/quantities.ts';

const PERIODS: [string, RegExp][] = [
  ['hour', /\b(?:an|per|each|every|a) hour\b|\bhourly\b|每(?:个)?小时|时均/i],
  ['day', /\b(?:a|per|each|every) (?:day|shift|night)\b|\bdaily\b|每(?:[天日班]|个工作日)|日均/i],
  ['week', /\b(?:a|per|each|every) week\b|\bweekly\b|每(?:周|个?星期)|周均|周报/i],
  ['month', /\b(?:a|per|each|every) month\b|\bmonthly\b|每(?:个)?月|月均|月度/i],
  ['quarter', /\b(?:a|per|each|every) quarter\b|\bquarterly\b|每(?:个)?季度?|季均|季度/i],
  ['year', /\b(?:a|per|each|every) year\b|\b(?:yearly|annual(?:ly)?)\b|每年|年均|全年|年度|(?<!\d)年销/i],
];
const periodsOf = (text: string) => PERIODS.filter(([, pattern]) => pattern.test(text)).map(([period]) => period);

const clauses = (text: string) => text.split(/[,;，；。]|\band\b/);

/** A figure of the person's own keeps its measure of time: 300 a month is not 300 a day. */
export function ratesHold(rewrite: string, entry: readonly string[]): boolean {
  const known = new Set(entry.flatMap(periodsOf));
  return clauses(rewrite)
    .filter((clause) => findQuantities(clause).length > 0)
    .every((clause) => periodsOf(clause).every((period) => known.has(period)));
}

/** Measures that are said in words without a numeral. */
const IN_WORDS =
  /\b(?:decades?|century|centuries|the (?:vast )?majority|most of|dozens?|scores of|countless|numerous|top[- ](?:performing|tier|ranked|ranking|seller)|best[- ]performing|record[- ](?:breaking|high)|number one|(?:zero|no) (?:errors?|mistakes?|complaints?|defects?|incidents?|accidents?|delays?|downtime)|without (?:a single |any )?(?:errors?|mistakes?|complaints?|incidents?)|(?:error|defect|incident|accident|complaint)-free|flawless(?:ly)?|the (?:most|best|largest|highest|fastest|biggest|top|only))\b|零(?:差错|失误|投诉|事故|缺陷|故障|延误|错误)|海量|众多|大批|数[十百千万]?倍|几倍|成倍|最[高大多快佳好]|半数|过半|大半|多数|绝大部分|前[一二三四五六七八九十]|名列前茅|首屈一指|数一数二|第一梯队|遥遥领先|破纪录|最高纪录/gi;

export const wordsOfMeasureHold = (rewrite: string, entry: readonly string[]): boolean => {
  const known = entry.join('\n').toLowerCase();
  return (rewrite.match(IN_WORDS) ?? []).every((claim) => known.includes(claim.toLowerCase()));
};
