import { blankDates } from '../../text/find-dates.ts';
import { findQuantities, type Quantity } from '../../text/quantities.ts';
import { informal } from '../fold.ts';
import { englishTokens } from './english-words.ts';
import { periodsIn } from './periods.ts';

type Compared = 'exact' | 'about' | 'over' | 'nearly' | 'least' | 'most';
type Bound = Quantity & { compared: Compared; periods: string[]; before: string; after: string; role: string };

const BEFORE: [Compared, RegExp][] = [
  [
    'most',
    /(?:\b(?:up to|as many as|at most|no more than|not more than|maximum of|max|under|below|less than|fewer than)|不超过|至多|最多|不足|不到|低于|少于)\s*(?:about )?[$¥£€]?$/i,
  ],
  [
    'nearly',
    /(?:\b(?:nearly|almost|(?<!\b(?:end|the|year|month) )close to|approaching|just under|just short of)|将近|接近|近乎|近)\s*[$¥£€]?$/i,
  ],
  ['least', /(?:\b(?:at least|no less than|no fewer than|minimum of)|至少|不少于|不低于)\s*[$¥£€]?$/i],
  [
    'over',
    /(?:\b(?:over|more than|above|exceeding|in excess of|upwards of|greater than)|超过|超|逾|突破|高于)\s*[$¥£€]?$/i,
  ],
  [
    'about',
    /(?:\b(?:about|roughly|around|approximately|approx\.?|circa|c\.|some|an estimated)|~|≈|大约|大概|约为|约|平均约)\s*[$¥£€]?$/i,
  ],
];
const BEHIND: [Compared, RegExp][] = [
  ['over', /^\s*(?:\+|plus\b|or more\b|余|多(?!种|项|家|个)|以上|开外)/i],
  ['about', /^\s*(?:左右|上下|or so\b|-ish)/i],
  ['most', /^\s*(?:以内|以下|or less\b|or fewer\b)/i],
];
const CLASSIFIER =
  /^\s*(?:%|万|亿|千|百|[个名位人次项条份篇场台件家张款种套只节门处座辆本部笔单起例户间所支批轮期天日周月年秒元]|个月|小时|分钟|工作日|万元|人次)?/;

/** What is said of the size of a figure: 近 30 is less than 30, 30 余 is more. */
function comparedOf(text: string, { from, to }: Quantity): Compared {
  const before = text.slice(Math.max(0, from - 24), from);
  const inner = text.slice(from, to);
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

const roleOf = (before: string): string =>
  /(?:\bfrom|从|由|自)\s*(?:每\p{Script=Han}{1,3})?\s*[$¥£€约]?$/iu.test(before)
    ? 'from'
    : /(?:\bto|到|至|为|达)\s*[$¥£€约]?$/i.test(before)
      ? 'to'
      : '';

/** Every figure with what stands around it, up to the next figure or the end of its clause. */
function boundIn(source: string): Bound[] {
  const text = informal(source);
  const found = findQuantities(text);
  const dates = blankDates(text);
  const bound = found.map((quantity, index): Bound => {
    const start = found[index - 1]?.to ?? 0;
    const end = found[index + 1]?.from ?? text.length;
    const before = dates.slice(start, quantity.from).split(STOP).at(-1) ?? '';
    const after = dates.slice(quantity.to, end).split(STOP)[0] ?? '';
    return { ...quantity, compared: comparedOf(text, quantity), periods: [], before, after, role: roleOf(before) };
  });
  measure(text, bound);
  return bound;
}

const SENTENCE_END = /[，；;。\n]|,(?!\d)/;

/** A measure of time belongs to the figure next to it, and to both ends of a way: 每小时 92 件提高到 138 件. */
function measure(text: string, bound: readonly Bound[]): void {
  for (const { period, from, to } of periodsIn(text)) {
    const reach = bound.filter((figure) => {
      const between = figure.from >= to ? text.slice(to, figure.from) : text.slice(figure.to, from);
      return !SENTENCE_END.test(between);
    });
    const distance = (figure: Bound) => (figure.from >= to ? figure.from - to : Math.max(0, from - figure.to));
    const nearest = reach.sort((a, b) => distance(a) - distance(b))[0];
    if (nearest && !nearest.periods.includes(period)) nearest.periods.push(period);
  }
  for (const [index, figure] of bound.entries()) {
    const last = bound[index - 1];
    if (figure.role !== 'to' || last?.role !== 'from') continue;
    const both = [...new Set([...figure.periods, ...last.periods])].sort();
    figure.periods = both;
    last.periods = both;
  }
  for (const figure of bound) figure.periods.sort();
}

const COUNTER = /^\s*(?:余|多|来|[+])?\s*(?:[个名位项条份篇场台件张款种套只节座辆部笔起])?/;
const lettersOf = (text: string) => Array.from(text.matchAll(/\p{Script=Han}/gu), ([letter]) => letter);

/** How alike two places are: what follows at once weighs most. */
function alike(a: Bound, b: Bound): number {
  let score = 0;
  const [tailA, tailB] = [a.after.replace(COUNTER, ''), b.after.replace(COUNTER, '')];
  const [hanA, hanB] = [lettersOf(tailA), lettersOf(tailB)];
  if (hanA[0] !== undefined && hanA[0] === hanB[0]) score += hanA[1] !== undefined && hanA[1] === hanB[1] ? 4 : 3;
  const [wordsA, wordsB] = [englishTokens(tailA), englishTokens(tailB)].map((all) => all.filter(({ plain }) => !plain));
  const shares = (x: (typeof wordsA & object)[number] | undefined, y: (typeof wordsA & object)[number] | undefined) =>
    x !== undefined && y !== undefined && x.keys.some((key) => y.keys.includes(key));
  if (shares(wordsA?.[0], wordsB?.[0])) score += 3;
  const pairs = (text: string) => {
    const letters = lettersOf(text);
    return new Set(letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]));
  };
  const near = (one: string, other: string, weight: number) => {
    const theirs = pairs(other);
    for (const pair of pairs(one)) if (theirs.has(pair)) score += weight;
    const known = new Set(englishTokens(other).flatMap(({ keys, plain }) => (plain ? [] : keys)));
    for (const { keys, plain } of englishTokens(one)) if (!plain && keys.some((key) => known.has(key))) score += weight;
  };
  near(`${a.before} ${a.after}`, `${b.before} ${b.after}`, 1);
  if (a.unit === b.unit && a.unit !== '') score += 1;
  if (a.role === b.role && a.role !== '') score += 3;
  return score;
}

const SECONDS: Record<string, number> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400, week: 604_800 };
const sizeOf = ({ value, unit }: Quantity) => (unit in SECONDS ? value * SECONDS[unit]! : value);
const same = (a: Quantity, b: Quantity) => Math.abs(sizeOf(a) - sizeOf(b)) <= 1e-6 * Math.max(1, Math.abs(sizeOf(a)));

const MARGIN = 2;
/** What may be said of a figure that the person has put so: less certain is allowed, more is not. */
const MAY_BECOME: Record<Compared, readonly Compared[]> = {
  exact: ['exact', 'about'],
  about: ['about'],
  over: ['over', 'least'],
  least: ['least', 'over'],
  nearly: ['nearly', 'about'],
  most: ['most'],
};

/** Figures of the rewrite that stand with another thing, another measure of time or another certainty than in the original. */
export function looseFigures(original: string, rewrite: string): string[] {
  const before = boundIn(original);
  const spoken = (text: string, { from, to }: Quantity) => text.slice(from, to);
  return boundIn(rewrite).flatMap((figure) => {
    const equal = before.filter((other) => same(figure, other));
    if (equal.length === 0) return [];
    const best = Math.max(...equal.map((other) => alike(figure, other)));
    const other = before.filter((one) => !same(figure, one)).map((one) => alike(figure, one));
    if (Math.max(0, ...other) >= best + MARGIN) return [spoken(rewrite, figure)];
    const certain = equal.some(({ compared }) => MAY_BECOME[compared].includes(figure.compared));
    const measured = equal.some(({ periods }) => periods.join() === figure.periods.join());
    return certain && measured ? [] : [spoken(rewrite, figure)];
  });
}
