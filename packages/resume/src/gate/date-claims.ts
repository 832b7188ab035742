import { type DateMention, findDates } from '../text/find-dates.ts';
import type { Source } from './known-facts.ts';

type Point = { year: number; month: number | null };

const NOW =
  /至今|迄今|现今|\b(?:(?<!\b(?:was|were|be|been|being) )present|(?<!\bup )to date|today|ongoing|currently|until now|to this day)\b/i;
const SINCE = /(?:\b(?:since|from|starting)\s|自|从|由)\s*$/i;
const SINCE_BEHIND = /^\s*(?:以来|起|开始|onwards?\b)/i;
/** 由 2019 年的 18% 变为…: when the figure was so, since when nothing. */
const OF_A_FIGURE = /^\s*年?的\s?[约近]?\s?\d/;
const UNTIL_BEHIND = /^\s*(?:之前|以前|前(?![往台端后期年]))/;
const UNTIL = /(?:\b(?:until|till|to|through|by)\s|[-–—~至到])\s*$/i;

/** What has not happened has not happened to date. */
const NOT_YET = /\b(?:not|never|yet|remains?|still)\b|未|没|仍|还/i;
/** Learning a language: what one is at is so now, whether that is said or not. */
const IN_HAND = /\b(?:learning|studying|preparing|revising|training|working towards?|in progress)\b/i;
const now = (text: string) => NOW.test(IN_HAND.test(text) ? text.replace(/\bcurrently\b/gi, ' ') : text);

/** Is so, or is being done: what the line says of today. */
const IS_SO =
  /^\s*(?!(?:during|following|including|according|regarding|concerning|owing|depending|considering|starting|beginning)\b)[a-z]+ing\b|^\s*(?:i )?am\b|^\s*my [^,;.]{1,40} (?:is|are) |\bunder (?:review|construction)\b|\bin progress\b|\b(?:now|at present|at the moment)\b/i;

/** Until the end of the entry. */
const UNTIL_LEFT =
  /[至到]?(?:我)?离[职任开](?:时|前|后|之[时前后])?|[至到]任期结束|\b(?:until|when|before|by the time|as) (?:I left|leaving|my departure|the end)\b|\b(?:at|on|upon) (?:my departure|leaving)\b/i;
/** Left in May 2023, my departure in May 2023. */
const LEFT_THEN = /(?:\b(?:left|leaving|departure),? (?:in |at the end of )?|离[职任开][（(]?)\s*$/i;
const LEFT_BEHIND = /^\s*(?:离[职任开])/;
/** From January to July: both ends are said, none of them goes on. */
const TO_BEHIND = /^\s*(?:to|until|till|through|[-–—~～至到])\s*/i;

/** Who joined then has been there since. */
const JOINED = /\b(?:join|start|hired|began|launch|promot)|入职|加入|开始|上线|起/i;

/** Who joined at the start of the entry. */
const JOINED_THEN = /^\s*(?:入职|加入|到岗)/;

/** Joined in May 2017: when the entry began, whatever the line tells. */
const BEGAN_THEN =
  /\b(?:joined|hired|appointed|employed|started (?:work|working|here|there|as|with|at)|began (?:work|working|as|at))\b[^,;.\d]{0,40}?(?:\b(?:in|since|from)\s)$/i;

/** What ends then was valid until then. */
const ENDS = /\b(?:expir|valid|laps|end)|到期|有效|截止|届满/i;

const pointOf = (date: string): Point | null => {
  const match = date.match(/^(\d{4})(?:-(\d{2}))?$/);
  return match ? { year: Number(match[1]), month: match[2] ? Number(match[2]) : null } : null;
};
const meets = ({ year, month }: Point, other: Point) =>
  other.year === year && (month === null || other.month === null || other.month === month);
/** A year alone stands for its months; a month that the source does not name is new. */
const covers = ({ year, month }: Point, other: Point) =>
  other.year === year && (month === null || other.month === month);

/** `2021 sales`, `(a mirror, 2018)`: a year that no word introduces. */
const BARE_YEAR = /(?<![\d.,£$€¥-])(?:19[5-9]\d|20[0-4]\d)(?![\d%]|[.,]\d|\s?(?:元|[个名位人次项条份篇]))/g;

const YEARS = /(?<![\d.,£$€¥/-])(?:19[5-9]\d|20[0-4]\d)\s?[-–—]\s?(?=(19[5-9]\d|20[0-4]\d)(?![\d/-]|[.,]\d))/g;
/** All dates of a text, with the second year of 1974-1989 wherever it stands. */
function datesIn(text: string): DateMention[] {
  const found = findDates(text);
  const seconds = Array.from(text.matchAll(YEARS), ({ 0: said, 1: year = '', index }) => ({
    year: Number(year),
    month: null,
    from: index + said.length,
    to: index + said.length + year.length,
  }));
  return [...found, ...seconds.filter(({ from }) => !found.some((date) => date.from <= from && from < date.to))];
}

const isRange = (text: string, to: number): boolean => {
  const joint = TO_BEHIND.exec(text.slice(to));
  return joint !== null && datesIn(text).some(({ from }) => from === to + joint[0].length);
};
const roleOf = (text: string, { from, to }: DateMention): 'since' | 'until' | 'at' =>
  ((SINCE.test(text.slice(0, from)) && !OF_A_FIGURE.test(text.slice(to))) || SINCE_BEHIND.test(text.slice(to))) &&
  !isRange(text, to)
    ? 'since'
    : UNTIL.test(text.slice(0, from)) || UNTIL_BEHIND.test(text.slice(to))
      ? 'until'
      : 'at';

/**
 * A date must stand in the original, with the same word before it, or be one of the two that bound the entry, both of
 * them said: 2019.09 is 2019年9月. "Since" the first one alone holds while the entry goes on.
 */
export function datesHold(text: string, { original, span }: Source): boolean {
  const years = new Set(original.match(BARE_YEAR));
  const own = datesIn(original);
  const said = datesIn(text);
  const isStill = NOT_YET.test(original) && NOT_YET.test(text);
  if (
    now(IN_HAND.test(original) ? text : text.replace(IN_HAND, ' ')) &&
    !NOW.test(original) &&
    !isStill &&
    !(span.end === null && IS_SO.test(original) && /\bcurrently\b/i.test(text)) &&
    !(span.end === null && said.length > 0)
  )
    return false;
  const fresh = said.filter((date) => {
    if (date.month === null && roleOf(text, date) === 'at' && years.has(`${date.year}`)) return false;
    const matches = own.filter((other) => covers(date, other));
    const role = roleOf(text, date);
    return !matches.some((other) => {
      const theirs = roleOf(original, other);
      return (
        role === theirs ||
        role === 'at' ||
        (theirs === 'at' && (JOINED.test(original) || (role === 'until' && ENDS.test(original))))
      );
    });
  });
  if (fresh.length === 0) return true;
  const [last, ...others] = fresh;
  const isLeaving =
    others.length === 0 &&
    UNTIL_LEFT.test(original) &&
    (roleOf(text, last!) === 'until' ||
      LEFT_THEN.test(text.slice(0, last!.from)) ||
      LEFT_BEHIND.test(text.slice(last!.to)));
  const left = span.end === null ? null : pointOf(span.end);
  if (isLeaving && left && meets(last!, left)) return true;
  const start = pointOf(span.start);
  const isJoining =
    others.length === 0 && start !== null && last!.month !== null && JOINED_THEN.test(text.slice(last!.to));
  if (isJoining && meets(last!, start)) return true;
  // beside the line's own dates, all of them told, the whole period of the entry may stand as one
  const isWhole =
    others.length === 1 && start !== null && left !== null && isRange(text, last!.to) && meets(last!, start);
  if (isWhole && meets(others[0]!, left) && own.every((date) => said.some((other) => covers(other, date)))) return true;
  if (others.length === 0 && start !== null && meets(last!, start) && BEGAN_THEN.test(text.slice(0, last!.from)))
    return true;
  if (own.length > 0) return false;
  const end = span.end === null ? null : pointOf(span.end);
  if (!start || (span.end !== null && !end)) return false;
  const [first, second, ...more] = fresh;
  if (!first || more.length > 0 || !meets(first, start)) return false;
  if (second) return end !== null && meets(second, end);
  // a span inside one year, or one that goes on
  if (span.end === null) return NOW.test(text) || roleOf(text, first) === 'since';
  return end !== null && first.month === null && end.year === first.year;
}
