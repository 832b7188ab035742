import type { ResumeDocument } from '../../document/document.ts';
import { misreadEntries } from '../../document/doubtful/misread-entries.ts';
import { lacksTimes } from '../../document/doubtful/shaky-entries.ts';
import { isToldInProse } from '../../document/doubtful/told-in-prose.ts';
import { isSide } from '../../document/side-entries.ts';
import { linesIn } from '../../document/whole/whole-text.ts';
import { industriesOfTitle } from '../../score/industry.ts';
import { type Month, monthRange } from '../../text/months.ts';
import { chineseNumeral } from '../../text/numerals.ts';
import { contentStems } from '../../text/words.ts';
import type { FieldSpan } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

/**
 * All the years that somebody says to have worked, as an exact number: `11+`, `over ten`, `ten years in sales` and 十多年 say
 * less, and are not false.
 */
const TOTAL_EN =
  /(?<!\b(?:over|than|least|nearly|almost|about|around|some|past|last|of) )(?<![\d.–-])(\d{1,2}(?:\.\d)?) (?:years?|yrs?)(?:['’])?(?: (\d{1,2}) months?)?(?: of)?(?: (?:work(?:ing)?|professional|total|overall|rich|hospital|clinical|industry|relevant|hands-on|full[- ]time))? experience\b(?! (?:in|of|with|as|at|leading|managing|working|on)\b)/gi;
const TOTAL_ZH =
  /(?<![近超过逾\d.十])(\d{1,2}|[二三四五六七八九]|十[一二三四五六七八九])\s?年(?![多余以+])[^，。；,;\n\d及和]{0,8}经验|从业\s?(\d{1,2}|[二三四五六七八九]|十[一二三四五六七八九])\s?年(?=[，,。；;、\s]|$)|从事[^，。；,;\n\d]{1,10}?(\d{1,2})\s?年(?=[，,。；;、\s]|$)/g;
const YEAR = 12;
/** A year is under way; three months more and the figure is of an older résumé. */
const BEHIND = 15;

const RANKS = new Set(
  contentStems(
    'senior junior lead head chief assistant associate deputy trainee graduate manager officer executive specialist coordinator administrator supervisor director consultant',
  ),
);
const pairsOf = (title: string) => Array.from(title.matchAll(/(?=(\p{Script=Han}{2}))/gu), ([, pair = '']) => pair);
const RANK_PAIRS = /高级|初级|中级|资深|助理|主管|经理|总监|专员|主任|组长|员工|人员|工程|程师/;
/** Whether two posts are of one trade, by a word that both name. */
function isSameTrade(one: string, other: string): boolean {
  const stems = [...contentStems(one)].filter((stem) => !RANKS.has(stem));
  const said = contentStems(other);
  if (stems.some((stem) => said.has(stem))) return true;
  if (pairsOf(one).some((pair) => !RANK_PAIRS.test(pair) && other.includes(pair))) return true;
  const fields = industriesOfTitle(one.trim().toLowerCase());
  return industriesOfTitle(other.trim().toLowerCase()).some((id) => fields.includes(id));
}

type Job = ResumeDocument['content']['work'][number];
/** Months in which jobs surely went on; null where a date says too little. */
function monthsOf(jobs: readonly Job[], today: Month): number | null {
  const covered = new Set<Month>();
  for (const { start, end } of jobs) {
    const from = monthRange(start);
    const to = end === null ? { first: today } : monthRange(end);
    if (!from || !to) return null;
    for (let month = from.last; month <= to.first; month += 1) covered.add(month);
  }
  return covered.size;
}
/** Jobs of one's own, where their times are known; time at something else may or may not be counted in. */
function jobsOf(document: ResumeDocument): Job[] | null {
  const { work } = document.content;
  if (lacksTimes(document, []) || misreadEntries(document).size > 0 || isToldInProse(document)) return null;
  return work[0] === undefined || isSide(work[0]) ? null : work.filter((job) => !isSide(job));
}
/** Months in which somebody has surely worked in the trade of the newest post. */
function surelyWorked(document: ResumeDocument): number | null {
  const jobs = jobsOf(document);
  const isOfTrade = (job: Job) => isSameTrade(jobs![0]!.position, job.position);
  return jobs && monthsOf(jobs.filter(isOfTrade), document.today);
}

/** `八年管理经验` is told of a part of the work: what stands before 经验 has to name the trade, or nothing. */
const PLAIN_ZH = /的|工作|相关|行业|从业|岗位|专业|临床|财务/g;
function isOfTrade(words: string, { content: { work } }: ResumeDocument): boolean {
  const [, between = ''] = /年(\P{N}*?)经验$/u.exec(words) ?? /^从事([^\d]*?)\s?\d/u.exec(words) ?? [];
  const rest = between.replace(PLAIN_ZH, '').trim();
  return rest === '' || isSameTrade(rest, work[0]?.position ?? '');
}

const saying = (years: number) => ({
  en: `By the dates below it is ${years} years by now. Bring the figure up to date.`,
  zh: `按下面各段的时间算，到今天已经满${years}年，这个数字该更新了。`,
});

/** A number of years in the summary that the jobs have outgrown since it was written. */
export function staleYears(document: ResumeDocument): FieldSpan[] {
  const path = 'basics/introduction';
  const text = document.content.basics.introduction;
  const worked = surelyWorked(document);
  if (worked === null) return [];
  return [...text.matchAll(TOTAL_EN), ...text.matchAll(TOTAL_ZH)].flatMap((match) => {
    const said = match[1] ?? match[2] ?? match[3] ?? '';
    const years = /\d/.test(said) ? Number(said) : (chineseNumeral(said) ?? 0);
    // the second group of the English words are months
    const months = years * YEAR + (/\p{Script=Han}/u.test(match[0]) ? 0 : Number(match[2] ?? 0));
    return months > 0 && isOfTrade(match[0], document) && worked - months >= BEHIND
      ? [
          {
            path,
            text,
            from: match.index,
            to: match.index + match[0].length,
            advice: saying(Math.floor(worked / YEAR)),
          },
        ]
      : [];
  });
}

/** All the years of work, as a board or a head counts them: `8年工作经验`, 工作9年, `Total exp. 5.3+ years`. */
const COUNTED =
  /^(?:工作(?:年限|经验)?\s?[:：]?\s?(\d{1,2})\s?年|(\d{1,2})\s?年工作经验)$|\btotal (?:work )?exp(?:erience|\.)?\s{0,9}[:：–-]?\s{0,9}(\d{1,2}(?:\.\d)?)\+? ?(?:years|yrs)\b(?: (\d{1,2}) months?)?/i;
/** The same of such a count, from whichever of the jobs on it may be meant. */
export function staleCount(document: ResumeDocument): FieldSpan | undefined {
  const [found] = linesIn(document).flatMap((text) => {
    const match = text.match(COUNTED);
    return match ? [match] : [];
  });
  const jobs = jobsOf(document);
  if (!found || jobs === null) return undefined;
  const [words, first, second, third, months = 0] = found;
  const said = Number(first ?? second ?? third) * YEAR + Number(months);
  const newestFirst = jobs.toSorted((one, other) => other.start.localeCompare(one.start));
  const sums = newestFirst.map((_, at) => monthsOf(newestFirst.slice(0, at + 1), document.today));
  // a total is one of all jobs
  const worked = third ? sums.at(-1) : sums.find((sum) => sum !== null && sum >= said);
  if (!worked || sums.includes(null) || worked - said < BEHIND) return undefined;
  const { en, zh } = saying(Math.floor(worked / YEAR));
  const quoted = words.replace(/\s+/g, ' ').trim();
  return wholeFile({ en: `“${quoted}”: ${en[0]!.toLowerCase()}${en.slice(1)}`, zh: `“${quoted}”：${zh}` });
}
