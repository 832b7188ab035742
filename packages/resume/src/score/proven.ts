import { lineLanguage } from '@verdant/contracts';
import { hasOutcome } from '../check/impact/has-outcome.ts';
import type { Bullet } from '../document/document.ts';
import { findQuantities } from '../text/quantities.ts';
import { resultSpan } from '../text/results.ts';
import { isTorn } from '../text/torn.ts';

/** A measure from one value to another: an outcome, whatever the words around it. */
const FROM_TO =
  /\bfrom\b[^.;]{1,40}\bto\b|→|->|从[^，,。；;]{1,16}(?:到|至|升|降|减|涨|压|拉|缩)|由[^，,。；;]{1,16}(?:到|至|升|降|减|涨|压|拉|缩|提)/i;
/** Money that was found or won back, and what a study showed: outcomes of work that changes no measure. */
const FOUND =
  /\b(?:found|recovered|reclaimed|uncovered|won back)\b[^.;]{0,50}(?:[£$€¥₹]|\b(?:Rs|INR|USD|GBP|EUR|AUD)\b\.?) ?\d|\b(?:showed|demonstrated|found) that\b[^.;]{0,120}\d|(?:追回|挽回|收回|追缴)[^，,。；;]{0,14}\d/i;
/** What has not ended yet, what was only aimed at, a list of years, a rank that was not won. */
const NOT_YET =
  /\b(?:currently|ongoing|in progress|expected|aims? to|planned|will|shortlisted|nominated|modules?\))|正在|目前在学|预计|计划|拟|将|目标/i;

/** Bad news of the house, which its people had no part in: short time, closures, a market that fell. */
const OF_HOUSE_IN_TROUBLE =
  /因[^，,。；;]{0,8}(?:订单|业务|客户|市场|行情|疫情|效益)[^，,。；;]{0,6}(?:减少|下降|下滑|不足|萎缩|不好)|每周(?:只)?[上做][一二三四]天班?|(?:公司|单位|厂里?|门店)[^，,。；;]{0,4}(?:停产|停工|停业|降薪|裁员|欠薪|放假|倒闭)|\bon (?:short time|reduced hours)\b|\b(?:three|four|3|4)[- ]day week\b(?=[^.;]*\b(?:orders|work|slow|quiet)\b)/i;
/** `剪辑制作：负责…`: a duty behind its label. */
const LABELLED_DUTY = /^[^:：]{1,12}[:：]\s*(?:负责|参与|协助|配合|responsible|duties)/i;

/** Figures that measure: neither a length of service nor an age nor how many were looked after alone. */
const measures = (text: string) =>
  findQuantities(text).filter(
    ({ unit, value, from }) =>
      !/^(?:year|month)$/.test(unit) &&
      (value > FEW || unit !== '') &&
      !/\bup to\s*$/i.test(text.slice(0, from)) &&
      // `CTF 32` and `Sage 300` are names, 1933 and `Oct'21` years
      !(
        unit === '' &&
        (OF_NAME.test(text.slice(0, from)) || (value >= 1900 && value < 2100 && Number.isInteger(value)))
      ),
  );
/** What makes a bare number part of a name or of a date; a point's first word and small words written large do neither. */
const OF_NAME =
  /\b[A-Z]{2,}\s$|\p{L}\s(?!(?:Over|About|Nearly|Almost|Around|Approximately|Some|Up|To|From|Of|With|By|Than|Under|And|The|For|In|At|All) $)\p{Lu}\p{Ll}+\s$|\p{L}['’]$/u;
const FEW = 3;

const isOutcome = (text: string) => FROM_TO.test(text) || resultSpan(text, lineLanguage(text)) !== null;

/** A point that needs no other word: a measured outcome of a deed, read as a whole. */
export const speaksForItself = (bullet: Bullet): boolean =>
  !bullet.metric &&
  bullet.opener.kind !== 'weak' &&
  measures(bullet.text).length > 0 &&
  // two sizes side by side are no change
  (FROM_TO.test(bullet.text) ||
    FOUND.test(bullet.text) ||
    hasOutcome({ ...bullet, quantities: bullet.quantities.slice(0, 1) })) &&
  bullet.words >= (bullet.language === 'zh' ? 10 : 6) &&
  !NOT_YET.test(bullet.text) &&
  !OF_HOUSE_IN_TROUBLE.test(bullet.text) &&
  !LABELLED_DUTY.test(bullet.text) &&
  !isTorn(bullet.text);

const MOST_LETTERS = { en: 150, zh: 80 };
const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！；;])\s*/u;

/** Of a longer point the clause with its figure and its outcome, whole where it can be. */
export function whatSpeaks(text: string): string {
  const plain = text.trim().replace(/[。.；;]+$/, '');
  const most = MOST_LETTERS[lineLanguage(plain)];
  if (plain.length <= most) return plain;
  const clauses = plain.split(SENTENCE).map((clause) => clause.trim().replace(/[。.；;]+$/, ''));
  const best =
    clauses.find((clause) => clause.length <= most && measures(clause).length > 0 && isOutcome(clause)) ?? plain;
  return best.length <= most ? best : `${best.slice(0, most).replace(/[\s，,][^\s，,]*$/, '')} …`;
}
