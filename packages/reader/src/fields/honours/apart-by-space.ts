import { anyOf, bareRanks, chineseRanks, isKnownCertificate, memberGrades } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../../text/spacing.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { isExam, isGradeAlone, isPrizeName, withoutInsides } from './honour-lists.ts';
import { withoutDeeds } from './told-when.ts';

/** Between the figures of a year and its word a space parts nothing (`2019 年 3 月`), nor within `B 证`. */
const WITHIN_DATE = /(?<=\d)\s+(?=[年月日])|(?<=[年月])\s+(?=\d)|(?<=\s[A-F]\d?)\s+(?=[证本类级](?:\s|$))/gu;
/** `C1` before or behind the licence whose class it is. */
const CLASS = /^[A-FN]\d?$/u;
const OF_CLASS = /^(?:[类型证级]|驾|机动)/u;
const isRank = anyOf([...chineseRanks, ...bareRanks], { at: 'whole' });
/** `大学英语六级 CET-6`: the same examination in short letters. */
const [SHORT_EXAM, EXAM_OF] = [/^(?:CET|TEM)/u, /英语|[四六八]级/u];
/** `最高荣誉金奖`: the grade of a prize named before it. */
const GRADE = /^[^赛杯\d]{0,6}[特一二三金银铜优][秀等]?奖$/u;
/** `安全员 B 证`: which of the papers of one name. */
const OF_PAPER = /^[A-F]\d?[证本类级]$/u;
const isMemberGrade = anyOf(memberGrades, { at: 'whole' });

const bare = (text: string): string => text.replace(/[（(][^（()）]{0,80}[)）]/g, '').trim();
const isDate = (text: string): boolean => looksLikeDate(withoutDeeds(text));
/** Only with what stands before it a name: a grade, a kind of member, a bracket of its own. */
const goesOn = (token: string): boolean =>
  isGradeAlone(token) ||
  isMemberGrade.test(bare(token)) ||
  isRank.test(bare(token)) ||
  GRADE.test(bare(token)) ||
  OF_PAPER.test(token) ||
  bare(token) === '';

/** The text parted at its spaces, outside of brackets and of dates. */
function tokensOf(text: string): string[] {
  const whole = text.replace(WITHIN_DATE, '');
  const masked = withoutInsides(whole);
  const out: string[] = [];
  let from = 0;
  for (const { index, 0: space } of masked.matchAll(/\s+/gu)) {
    out.push(whole.slice(from, index));
    from = index + space.length;
  }
  return [...out, whole.slice(from)].filter(Boolean);
}

/** Each name with the date, grade and class that stand beside it. */
function grouped(tokens: string[]): string[] {
  const leads = isDate(tokens[0] ?? '');
  const out: string[] = [];
  let open = false;
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1] ?? '';
    const opensNext =
      (leads && isDate(token)) ||
      (CLASS.test(token) && OF_CLASS.test(next)) ||
      (!isCjk(token) && !isDate(token) && !CLASS.test(token) && !isKnownCertificate(bare(token)));
    const isShort = SHORT_EXAM.test(token) && EXAM_OF.test(tokens[i - 1] ?? '');
    const joins =
      open ||
      (out.length > 0 && (isShort || goesOn(token) || (CLASS.test(token) && !opensNext) || (!leads && isDate(token))));
    if (joins) out[out.length - 1] += ` ${token}`;
    else out.push(token);
    open = opensNext;
  }
  return out;
}

/** What names something by its own words, whatever date stands beside it. */
function isNamed(group: string): boolean {
  const text = withoutDeeds(group);
  const span = findDates(text);
  const name = (span ? text.slice(0, span.from) + text.slice(span.to) : text).trim();
  return (
    isExam(name.replace(/(?<=[照证])\s?[A-FN]\d?$/u, '')) || isPrizeName(bare(name)) || isKnownCertificate(bare(name))
  );
}

const [LONGEST, LONGEST_NAME] = [200, 30];
const OF_ONE_TEXT = /[。；;、，,|｜:：]/u;

/**
 * `电工证（2016） 焊工证 2021 年考的 C1 驾照`, `2011 年先进个人 2014 年劳动模范`: Chinese names apart by spaces alone, of which
 * each is a certificate or prize by its own words. Empty for any other text.
 */
export function apartBySpace(text: string): string[] {
  if (text.length > LONGEST || !isCjk(text) || OF_ONE_TEXT.test(withoutInsides(text))) return [];
  const groups = grouped(tokensOf(text));
  const areNames = groups.every((group) => isCjk(group) || isKnownCertificate(bare(group)));
  // short letters beside one Chinese name may stand for it: `PMP 项目管理专业人士`
  return groups.filter(isCjk).length > 1 &&
    areNames &&
    groups.every((one) => bare(one).length <= LONGEST_NAME && isNamed(one))
    ? groups
    : [];
}
