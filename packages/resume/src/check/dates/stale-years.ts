import type { ResumeDocument } from '../../document/document.ts';
import { misreadEntries } from '../../document/doubtful/misread-entries.ts';
import { lacksTimes } from '../../document/doubtful/shaky-entries.ts';
import { isToldInProse } from '../../document/doubtful/told-in-prose.ts';
import { isSide } from '../../document/side-entries.ts';
import { linesIn } from '../../document/whole/whole-text.ts';
import { industriesOfTitle } from '../../score/industry.ts';
import { type Month, monthRange } from '../../text/months.ts';
import { chineseNumeral, englishNumeral } from '../../text/numerals.ts';
import { contentStems } from '../../text/words.ts';
import type { FieldSpan } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

/** What a figure is said to be: `over ten`, `11+` and 十多年 are outgrown later than an exact number. */
const ROUNDED = { en: 'over|more than|at least|in excess of|upwards of', zh: '超过?|逾|不少于' };
const COUNT_EN =
  '\\d{1,2}(?:\\.\\d)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
const COUNT_ZH = '\\d{1,2}|[二两三四五六七八九]|十[一二三四五六七八九]|二十[一二三四五六七八九]?';
/** Words that stand before 经验 or `experience` of any trade: what else stands there has to name the person's own. */
const PLAIN_EN =
  'work(?:ing)?|professional|practical|total|overall|rich|solid|progressive|post[- ]?(?:call|qualification|qualified|graduate)|hospital|clinical|industry|relevant|hands[- ]on|full[- ]time';
/** All the years that somebody says to have worked: `8 years of experience`, `over nine years’ experience as a welder`. */
const TOTAL_EN = new RegExp(
  `(?<!\\b(?:than|least|some|past|last|next|of|within|for|every|after|before|excess|upwards|over) )(?<![\\d.–-])(?:(${ROUNDED.en}) )?(${COUNT_EN})(\\+|(?: plus)?) (?:years?|yrs?)['’]?(?: (\\d{1,2}) months?)?(?: of)?((?: (?!(?:in|as|at|with|and|of|the)\\b)[a-z-]+){0,2}?) experience\\b(?: (in|as|with|of|at|leading|managing|working|on|across|within)\\b([^.,;\\n]{0,40}))?`,
  'gi',
);
/** `12 years as a fitter`, `nine years in payroll`, as a clause of its own. */
const AT_TRADE_EN = new RegExp(
  `(?<=^|[.,;–—]\\s|\\bwith )(?:(${ROUNDED.en}) )?(${COUNT_EN})(\\+?)(?: years?| yrs?)['’]? (?:as an? |in )([a-z][a-z -]{2,28})(?=[.,;\\n]|$)`,
  'gi',
);
const TOTAL_ZH = new RegExp(
  `(?<![近\\d.十])(?:(${ROUNDED.zh}))?(?<!近)(${COUNT_ZH})\\s?年(半)?([多余]|以上|\\+)?(?:的)?([^，。；,;\\n\\d及和]{0,8})经[验驗]|从业\\s?(${COUNT_ZH})\\s?年(半)?(?=[，,。；;、\\s]|$)|从事([^，。；,;\\n\\d]{1,10}?)(\\d{1,2})\\s?年(半)?(?=[，,。；;、\\s]|$)`,
  'g',
);
/** 电工 12 年, by itself. */
const AT_TRADE_ZH = new RegExp(
  `(?<=^|[，,。；;、\\n]\\s?)(?:做|干|从事)?([\\p{Script=Han}]{2,8}?)\\s?(?<!近|逾|过|十)(${COUNT_ZH})\\s?年(半)?(?=[，,。；;\\n]|$)`,
  'gu',
);
const YEAR = 12;
/** A year is under way; three months more and the figure is of an older résumé. */
const BEHIND = 15;
/** `over ten` is true of twelve, and tells too little of it. */
const BEHIND_ROUNDED = 24;

const RANKS = new Set(
  contentStems(
    'senior junior lead head chief assistant associate deputy trainee graduate manager officer executive specialist coordinator administrator supervisor director consultant',
  ),
);
const pairsOf = (title: string) => Array.from(title.matchAll(/(?=(\p{Script=Han}{2}))/gu), ([, pair = '']) => pair);
const RANK_PAIRS = /高级|初级|中级|资深|助理|主管|经理|总监|专员|主任|组长|员工|人员|工程|程师/;
/** Whether two posts, or a trade and a post, share a word that names the work. */
function sharesName(one: string, other: string): boolean {
  const stems = [...contentStems(one)].filter((stem) => !RANKS.has(stem));
  const said = contentStems(other);
  return (
    stems.some((stem) => said.has(stem)) || pairsOf(one).some((pair) => !RANK_PAIRS.test(pair) && other.includes(pair))
  );
}
/** Whether two posts are of one trade, by a word that both name or by its field. */
function isSameTrade(one: string, other: string): boolean {
  if (sharesName(one, other)) return true;
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
/** Months in which somebody has surely worked in the trade of the newest post; null where the years are said of another. */
function surelyWorked(document: ResumeDocument, trade: string): number | null {
  const jobs = jobsOf(document);
  const newest = jobs?.[0]?.position ?? '';
  if (jobs === null || (trade !== '' && !isSameTrade(trade, newest))) return null;
  return monthsOf(
    jobs.filter((job) => isSameTrade(newest, job.position)),
    document.today,
  );
}
/** The same of what somebody calls their work themselves: of posts that are called so, down from the newest. */
function workedAs(document: ResumeDocument, title: string): number | null {
  const jobs = (jobsOf(document) ?? []).filter((job) => sharesName(title, job.position));
  return jobs[0] !== undefined && jobs[0] === jobsOf(document)?.[0] ? monthsOf(jobs, document.today) : null;
}

/** `八年管理经验` is told of a part of the work: what stands before 经验 has to name the trade, or nothing. */
const PLAIN_ZH = /的|工作|相关|行业|从业|岗位|专业|临床|财务/g;
const OF_PART = /管理|带团队|主管|领导|组长|店长|班长|经理|\b(?:manag|lead|supervis|direct)\p{L}*/iu;

const saying = (years: number) => ({
  en: `By the dates below it is ${years} years by now. Bring the figure up to date.`,
  zh: `按下面各段的时间算，到今天已经满${years}年，这个数字该更新了。`,
});

/** `trade` is the work that the years are said of, empty where they are of all of it, null where only their own name of it counts; `title` what somebody calls themselves first. */
type Said = { words: string; at: number; months: number; rounded: boolean; trade: string | null; title?: string };
const monthsSaid = (count: string, half = '', months = ''): number =>
  (/\d/.test(count) ? Number(count) : /[a-z]/i.test(count) ? englishNumeral(count) : (chineseNumeral(count) ?? 0)) *
    YEAR +
  (half === '' ? 0 : YEAR / 2) +
  Number(months);
const plain = new RegExp(`\\b(?:${PLAIN_EN})\\b`, 'gi');
/** `Backend developer with`, before the figure. */
const HEADED = /(?:^|[.\n]\s?)(?:an? )?((?:[A-Za-z][\w/&-]*[ ,]{1,2}){1,8})with (?:about |around |nearly |almost )?$/;
function yearsSaid(text: string): Said[] {
  const told = [
    ...Array.from(text.matchAll(TOTAL_EN), (match) => {
      const [, over, count = '', plus, months = '', kind = '', how, of = ''] = match;
      // `experience managing people`, `with SAP`: a part, unless it says of which trade
      const trade = `${kind.replace(plain, ' ')} ${of}`.trim();
      const isPart = how !== undefined && !/^(?:in|as)$/i.test(how);
      const [, title = ''] = HEADED.exec(text.slice(0, match.index)) ?? [];
      const rounded = Boolean(over || plus);
      return isPart ? null : { match, months: monthsSaid(count, '', months), rounded, trade, title };
    }),
    ...Array.from(text.matchAll(AT_TRADE_EN), (match) => {
      const [, over, count = '', plus, trade = ''] = match;
      return { match, months: monthsSaid(count), rounded: Boolean(over || plus), trade: null, title: trade };
    }),
    ...Array.from(text.matchAll(TOTAL_ZH), (match) => {
      const [, over, first, half, more, kind = '', second, secondHalf, work = '', third, thirdHalf] = match;
      const months = monthsSaid(first ?? second ?? third ?? '', half ?? secondHalf ?? thirdHalf);
      return {
        match,
        months,
        rounded: Boolean(over || more),
        trade: (kind + work).replace(PLAIN_ZH, '').trim(),
        title: '',
      };
    }),
    ...Array.from(text.matchAll(AT_TRADE_ZH), (match) => {
      const [, trade = '', count = '', half] = match;
      return { match, months: monthsSaid(count, half), rounded: false, trade: null, title: trade };
    }),
  ];
  return told.flatMap((one) =>
    one === null || one.months === 0 || OF_PART.test(one.trade ?? one.title)
      ? []
      : [{ ...one, words: one.match[0], at: one.match.index }],
  );
}

/** `男 29岁 6年工作经验 本科`: what a board counts, and from whichever job. */
const LEAST_TOLD = 16;
const isHeadOfBoard = (text: string): boolean =>
  text.length < LEAST_TOLD || /(?:^|[\s|｜·/])(?:男|女|\d{2}\s?岁)(?=[\s|｜·/(（]|$)|\byears old\b/i.test(text);

/** A number of years in the summary that the jobs have outgrown since it was written. */
export function staleYears(document: ResumeDocument): FieldSpan[] {
  if (jobsOf(document) === null) return [];
  return document.fields
    .filter(({ path, text }) => path === 'basics/introduction' || (path.startsWith('custom/') && !isHeadOfBoard(text)))
    .flatMap(({ path, text }): FieldSpan[] =>
      yearsSaid(text).flatMap(({ words, at, months, rounded, trade, title = '' }) => {
        const ofTitle = title === '' ? null : workedAs(document, title);
        const worked = ofTitle ?? (trade === null ? null : surelyWorked(document, trade));
        return worked !== null && worked - months >= (rounded ? BEHIND_ROUNDED : BEHIND)
          ? [{ path, text, from: at, to: at + words.length, advice: saying(Math.floor(worked / YEAR)) }]
          : [];
      }),
    );
}

/** All the years of work, as a board or a head counts them: `8年工作经验`, 工作9年, `Total exp. 5.3+ years`. */
const COUNTED =
  /^(?:工作(?:年限|经验)?\s?[:：]?\s?(\d{1,2})\s?年|(\d{1,2})\s?年(?:工作)?经验)$|\btotal (?:work )?exp(?:erience|\.)?\s{0,9}[:：–-]?\s{0,9}(\d{1,2}(?:\.\d)?)\+? ?(?:years|yrs)\b(?: (\d{1,2}) months?)?|\bexperience\b\s?[:–-]?\s?[(（]\s?(\d{1,2}(?:\.\d)?) ?(?:years?|yrs?)(?:,?(?: and)? (\d{1,2}) ?(?:months?|mos?))?\s?[)）]|^(?:总?工龄|从业年[限数]|总工作年限)\s?[:：]?\s?(\d{1,2})\s?年$/i;
/** The head of a board's page puts age, degree and years in one line. */
const PIECES = /\s+(?!年)|[|｜·•/／]/;
/** The same of such a count, from whichever of the jobs on it may be meant. */
export function staleCount(document: ResumeDocument): FieldSpan | undefined {
  const [found] = linesIn(document)
    .flatMap((line) => [line, ...line.split(PIECES)])
    .flatMap((text) => {
      const match = text.match(COUNTED);
      return match ? [match] : [];
    });
  const jobs = jobsOf(document);
  if (!found || jobs === null) return undefined;
  const [words, first, second, third, months = 0, headed, headedMonths = 0, all] = found;
  const said = Number(first ?? second ?? third ?? headed ?? all) * YEAR + Number(months) + Number(headedMonths);
  const newestFirst = jobs.toSorted((one, other) => other.start.localeCompare(one.start));
  const sums = newestFirst.map((_, at) => monthsOf(newestFirst.slice(0, at + 1), document.today));
  // a total is one of all jobs
  const isTotal = (third ?? headed ?? all) !== undefined;
  const worked = isTotal ? sums.at(-1) : sums.find((sum) => sum !== null && sum >= said);
  if (!worked || sums.includes(null) || worked - said < BEHIND) return undefined;
  const { en, zh } = saying(Math.floor(worked / YEAR));
  const quoted = words.replace(/\s+/g, ' ').trim();
  return wholeFile({ en: `“${quoted}”: ${en[0]!.toLowerCase()}${en.slice(1)}`, zh: `“${quoted}”：${zh}` });
}
