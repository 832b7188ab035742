import { blankDates } from '../../text/find-dates.ts';
import type { Quantity } from '../../text/quantities.ts';
import { type Role, roleOf } from '../figure-role.ts';
import { isOverTime } from '../figure-size.ts';
import { informal } from '../fold.ts';
import { figuresIn } from '../said-figures.ts';
import { periodsIn } from './periods.ts';
import { remember } from './remember.ts';

export type Compared = 'exact' | 'about' | 'over' | 'nearly' | 'least' | 'most';
/** A figure with what is said of it: how sure, how often, of what, and which of several it is. */
export type Placed = Quantity & {
  compared: Compared;
  periods: string[];
  /** measures of time that stand in its sentence and may be meant */
  reachable: Set<string>;
  /** 3号 and 5# name a thing, they count none */
  isLabel: boolean;
  before: string;
  after: string;
  role: Role;
  /** the year that stands with it */
  year: number | null;
  /** the highest of its kind, or what is usual */
  extreme: 'peak' | 'usual' | null;
  /** values of the figures next to it that nothing parts from it */
  beside: { last: number | null; next: number | null };
};

const BEFORE: [Compared, RegExp][] = [
  [
    'most',
    /(?:\b(?:up to|as many as|at most|no more than|not more than|maximum of|max|(?<!\b(?:just|not) )under|(?<!\bnot )below|(?<!\b(?:no|not) )(?:less|fewer) than|not exceeding|at or below)|[不没未]有?超过|不足|不满|[不没未]到|(?<!不)低于|(?<!不)少于|(?:至多|最多|最高|最大)\p{Script=Han}{0,5})\s*(?:about )?[$¥£€]?$/iu,
  ],
  [
    'nearly',
    /(?:\b(?:nearly|almost|(?<!\b(?:end|the|year|month) )close to|approaching|just under|just short of)|将近|接近|近乎|近)\s*[$¥£€]?$/i,
  ],
  [
    'least',
    /(?:\b(?:at least|(?:no|not) (?:less|fewer) than|not (?:below|under)|minimum of)|(?:至少|最少|不少于|不低于)\p{Script=Han}{0,3})\s*[$¥£€]?$/iu,
  ],
  [
    'over',
    /(?:\b(?:over|more than|above|exceeding|in excess of|upwards of|greater than)|(?<![不没未]有?)超过|(?<![不没未])超|逾|突破|高于)\s*[$¥£€]?$/i,
  ],
  [
    'about',
    /(?:\b(?:about|roughly|around|approximately|approx\.?|circa|c\.|some|perhaps|maybe|an estimated)|~|≈|(?:大约|大概|差不多|(?<![合节契预])约)\p{Script=Han}{0,3})\s*[$¥£€]?$/iu,
  ],
];
const BEHIND: [Compared, RegExp][] = [
  ['over', /^(?:-plus\b|\s*(?:\+|plus\b|or more\b|余|多(?!种|项|家|个)|以上|开外|出头))/i],
  ['about', /^[^，,；;。.\d]{0,6}?(?:左右|上下|or so\b|-ish)/i],
  ['most', /^\s*(?:之?内(?![容部外科勤地陆])|以内|以下|or less\b|or fewer\b)/i],
];
const CLASSIFIER =
  /^\s*(?:%|万|亿|千|百|[个名位人次项条份篇场台件家张款种套只节门处座辆本部笔单起例户间所支批轮期天日周月年秒元分艘头只株]|个月|小时|分钟|工作日|万元|人次)?/;

/** What is said of the size of a figure: 近 30 is less than 30, 30 余 is more. */
function comparedOf(text: string, { from, to }: Quantity): Compared {
  const before = text.slice(Math.max(0, from - 24), from);
  const inner = text.slice(from, to);
  if (
    /^[一二两三四五六七八九]{2}(?![十百千万])|^[十百][一二三四五六七八九]{2}|^[一二两三四五六七八九]{2}十|[来几]/.test(
      inner,
    )
  )
    return 'about';
  if (/[余]|多(?=[个名位人次项条份篇场台件家张款种套只节门处座辆本部笔单起例户间所支批轮期天年])|\+|以上/.test(inner))
    return 'over';
  const behind = text.slice(to, to + 24);
  const rest = behind.replace(CLASSIFIER, '');
  return (
    BEFORE.find(([, pattern]) => pattern.test(before))?.[0] ??
    BEHIND.find(([, pattern]) => pattern.test(behind) || pattern.test(rest))?.[0] ??
    'exact'
  );
}

const STOP = /[，,；;。（）()、\n]|\band\b|\.\s/;

/** The year right behind a figure, or in Chinese before it: 96% in 2019, 2019 年合格率 96%. */
function yearOf(text: string, { from, to }: Quantity, start: number, end: number): number | null {
  const year = text
    .slice(to, end + 4)
    .match(/^[^\d,;，；。]{0,16}?(?:in|for|（|\(|during)\s?((?:19|20)\d\d)(?!\d)/i)?.[1];
  const ahead = text.slice(start, from).match(/((?:19|20)\d\d)\s?年(?!\d)[^\d,;，；。]{0,12}$/)?.[1];
  return year === undefined && ahead === undefined ? null : Number(year ?? ahead);
}

const PEAK =
  /\b(?:largest|biggest|(?:a|the|all-time|new) record|record(?= (?:high|low|number|month|year|week|day|sales))|peak|maximum|max|highest|busiest|best)\b|最高|最多|最大|峰值|高峰|纪录/i;
const USUAL = /\b(?:typical(?:ly)?|usual(?:ly)?|normal(?:ly)?|average[ds]?|mean|median)\b|平均|一般|通常|均/i;
const extremeOf = (around: string) => (PEAK.test(around) ? 'peak' : USUAL.test(around) ? 'usual' : null);

/** Year 4, Level 3, Key Stage 2: a name. */
const LABEL =
  /\b(?:year|level|grade|stage|phase|class|unit|band|tier|type|category|step|form|zone|room|route|line|ward|block|gate|dock|platform|hall|building|site|chapter|standard|module|part|section)\s$/i;

/** Every figure with what stands around it, up to the next figure or the end of its clause. */
export const placedIn = remember((source): readonly Placed[] => {
  const text = informal(source);
  const rates = periodsIn(text);
  // 一小时 15 台: how often, and no hour
  const found = figuresIn(text).filter(
    (figure) => figure.value !== 1 || !rates.some(({ from, to }) => figure.from < to && from < figure.to),
  );
  const dates = blankDates(text);
  const placed = found.map((quantity, index): Placed => {
    const last = found[index - 1];
    const next = found[index + 1];
    const head = dates.slice(last?.to ?? 0, quantity.from).split(STOP);
    const tail = dates.slice(quantity.to, next?.from ?? text.length).split(STOP);
    const before = head.at(-1) ?? '';
    // 180 of the 400 days: both count the same
    const isPart = next !== undefined && /^\s(?:out )?of (?:the |our |all )?$/.test(text.slice(quantity.to, next.from));
    const after = isPart
      ? (dates.slice(next.to, found[index + 2]?.from ?? text.length).split(STOP)[0] ?? '')
      : (tail[0] ?? '');
    const beside = {
      last: last && head.length === 1 ? last.value : null,
      next: next && tail.length === 1 ? next.value : null,
    };
    const compared = comparedOf(text, quantity);
    const isOrdered = /\b(?:second|third|fourth|fifth)\b/i.test(before);
    const extreme = compared === 'most' || isOrdered ? null : (extremeOf(before) ?? extremeOf(after));
    // 14 months over 24 people: of them, not more than
    const isOf =
      (compared === 'over' && isOverTime(text, quantity)) ||
      (compared === 'over' &&
        /^\s*over\s*$/i.test(text.slice(last?.to ?? 0, quantity.from)) &&
        (last !== undefined || ['d', 'week', 'month', 'year'].includes(quantity.unit)));
    return {
      ...quantity,
      compared: isOf ? 'exact' : compared,
      periods: [],
      reachable: new Set(),
      isLabel:
        /^\s*(?:[、和与及]\s*\d+\s*)*(?:号|#)/.test(text.slice(quantity.to)) ||
        (quantity.unit === '' && LABEL.test(text.slice(0, quantity.from))),
      before,
      after,
      year: yearOf(text, quantity, last?.to ?? 0, next?.from ?? text.length),
      role: roleOf(text, before, found, index),
      extreme,
      beside,
    };
  });
  alignRanges(text, placed);
  shareYears(text, placed);
  measure(text, placed);
  return placed;
});

const RANGE = /^-?\s*(?:[-–—~～至到]|to|or)\s*$/i;
/** What is said of one end of a range is said of both, and three to four is what 三四 is: about that many. */
function alignRanges(text: string, placed: Placed[]): void {
  for (const [index, figure] of placed.entries()) {
    const last = placed[index - 1];
    if (!last || figure.role !== '') continue;
    const joint = text.slice(last.to, figure.from);
    if (!RANGE.test(joint) && !(/^\s*and\s*$/.test(joint) && /\bbetween\s*$/i.test(text.slice(0, last.from)))) continue;
    if (last.unit !== '' && last.unit !== figure.unit) continue;
    const step = figure.value - last.value;
    const isNext = step === 1 || ([10, 100, 1000].includes(step) && last.value % step === 0 && last.value / step < 10);
    const compared = last.compared === 'exact' && isNext ? 'about' : last.compared;
    if (compared === 'exact' || figure.compared !== 'exact') continue;
    last.compared = compared;
    figure.compared = compared;
  }
}

/** 2019 年团队 95%，本人 93%: the year of the first is that of the second, which has none of its own. */
function shareYears(text: string, placed: Placed[]): void {
  for (const [index, figure] of placed.entries()) {
    const last = placed[index - 1];
    if (!last || last.year === null || figure.year !== null || last.unit !== figure.unit) continue;
    const between = text.slice(last.to, figure.from);
    if (/[;；。]|\.\s|(?:19|20)\d\d/.test(between) || /(?:19|20)\d\d/.test(figure.after)) continue;
    figure.year = last.year;
  }
}

const SENTENCE_END = /[，；;。\n]|,(?!\d)/;

/** What stands before what it measures: 每天 30 件; `30 a day` stands behind. */
const isAhead = (said: string) => /\p{Script=Han}/u.test(said) && !said.startsWith('/');
/** Weekly counts are a kind of counts. */
const isOfNoun = (text: string, from: number, to: number) =>
  /ly$|^annual$/i.test(text.slice(from, to)) && /^\s[a-z]/i.test(text.slice(to)) && !/\d\s?$/.test(text.slice(0, from));
/** `Every two weeks, …`, `…，两周一次`: said of all the sentence. */
function isByItself(text: string, from: number, to: number, placed: readonly Placed[]): boolean {
  const start = from - (text.slice(0, from).split(SENTENCE_END).at(-1)?.length ?? 0);
  const end = to + (text.slice(to).split(SENTENCE_END)[0]?.length ?? 0);
  return !placed.some((figure) => figure.from >= start && figure.to <= end);
}
const FAR = 1000;

/** A measure of time belongs to the figure next to it, and to both ends of a way: 每小时 92 件提高到 138 件. */
function measure(text: string, placed: readonly Placed[]): void {
  for (const { period, from, to } of periodsIn(text)) {
    if (isOfNoun(text, from, to) || isByItself(text, from, to, placed)) {
      for (const { reachable } of placed) reachable.add(period);
      continue;
    }
    if (placed.some((figure) => figure.from < to && from < figure.to)) continue;
    const reach = placed.filter((figure) => {
      // first- and second-line tickets a day: how many, not which
      if (figure.unit === 'rank') return false;
      const between = figure.from >= to ? text.slice(to, figure.from) : text.slice(figure.to, from);
      return !SENTENCE_END.test(between);
    });
    for (const { reachable } of reach) reachable.add(period);
    const ahead = isAhead(text.slice(from, to));
    const distance = (figure: Placed) =>
      figure.from >= to ? figure.from - to + (ahead ? 0 : FAR) : Math.max(0, from - figure.to) + (ahead ? FAR : 0);
    const nearest = reach.sort((a, b) => distance(a) - distance(b))[0];
    if (nearest && !nearest.periods.includes(period)) nearest.periods.push(period);
  }
  for (const [index, figure] of placed.entries()) {
    const last = placed[index - 1];
    // 年采购额减少 8 万元，从 62 万元降到 54 万元: said once of the change and of its ends
    const isSameThing = last && figure.role !== '' && !/[；;。]/.test(text.slice(last.to, figure.from));
    if (isSameThing) for (const period of last.reachable) figure.reachable.add(period);
    if (figure.role !== 'to' || last?.role !== 'from') continue;
    const both = [...new Set([...figure.periods, ...last.periods])];
    figure.periods = both;
    last.periods = both;
  }
}
