import { findQuantities } from '../text/quantities.ts';
import { withoutFigures } from './meaning/blank.ts';
import { ONCE_EACH } from './meaning/derived-figures.ts';
import { periodsOf } from './meaning/periods.ts';

/** 2 hours each, 每周各2小时: so much of each one. */
export const OF_EACH =
  /\d[^,;，；。]{0,12}\s(?:each|apiece)\b(?!\s[a-z])|各(?=\s?[约近]?\s?[\d一二两三四五六七八九十])/i;

const clauses = (text: string) => text.split(/[,;，；。]|\band\b/);

/** A figure of the person's own keeps its measure of time: 300 a month is not 300 a day. */
export function ratesHold(rewrite: string, entry: readonly string[]): boolean {
  // every six months is twice a year: the figure is looked at by itself
  const known = new Set(
    entry.flatMap((text) => [
      ...periodsOf(text),
      ...(ONCE_EACH.test(text) ? ['year'] : []),
      ...(OF_EACH.test(text) ? ['one'] : []),
    ]),
  );
  return clauses(rewrite)
    .filter((clause) => findQuantities(clause).length > 0)
    .every((clause) => periodsOf(withoutFigures(clause)).every((period) => known.has(period)));
}

/** Measures that are said in words without a numeral. */
const IN_WORDS =
  /\b(?:decades?|century|centuries|the (?:vast )?majority|most of|dozens|scores of|countless|numerous|top[- ](?:performing|tier|ranked|ranking|seller)|best[- ]performing|record[- ](?:breaking|high)|number one|(?:zero|no) (?:errors?|mistakes?|complaints?|defects?|incidents?|accidents?|delays?|downtime)|without (?:a single |any )?(?:errors?|mistakes?|complaints?|incidents?)|(?:error|defect|incident|accident|complaint)-free|flawless(?:ly)?|the (?:most|best|largest|highest|fastest|biggest|top|only))\b|零(?:差错|失误|投诉|事故|缺陷|故障|延误|错误)|海量|众多|大批|数[十百千万]?倍|几倍|成倍|最[高大多快佳好]|半数|过半|大半|绝大多数|多数|绝大部分|前[一二三四五六七八九十]|名列前茅|首屈一指|数一数二|第一梯队|遥遥领先|破纪录|最高纪录/gi;

/** 零投诉 where the person has written 没有收到过投诉. */
const neverHappened = (claim: string, known: string): boolean =>
  claim.startsWith('零') && new RegExp(`(?:没|无|未|不曾)[^，,。；;]{0,8}${claim.slice(1)}`).test(known);

export const wordsOfMeasureHold = (rewrite: string, entry: readonly string[]): boolean => {
  const known = entry.join('\n').toLowerCase();
  return (rewrite.match(IN_WORDS) ?? []).every(
    (claim) =>
      known.includes(claim.toLowerCase()) ||
      (/^the /i.test(claim) && known.includes(claim.slice(4).toLowerCase())) ||
      neverHappened(claim, known) ||
      (claim === '多数' && /大部分|大多|多半/.test(known)) ||
      (claim === '半数' && /一半|五成|50%/.test(known)) ||
      (/^the (?:vast )?majority$/i.test(claim) && !/vast/i.test(claim) && /\bmost\b/.test(known)) ||
      (/^最[高大多]$/.test(claim) && /最[高大多]|至多|峰值|不超过|以内|\bup to\b/.test(known)) ||
      (/^most of$/i.test(claim) && /\bmost/.test(known)),
  );
};
