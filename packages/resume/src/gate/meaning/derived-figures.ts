import type { Quantity } from '../../text/quantities.ts';
import { isSameMeasure, normal, sameNumber } from '../figure-size.ts';
import { isOnRightSide, type Pair, pairsIn } from './compared/pairs.ts';
import { type Placed, placedIn } from './figure-place.ts';
import { remember } from './remember.ts';

/** A figure that follows from others. `way`: of a change, whether it went up or down; `about`: one of them is not exact. */
type Derived = {
  value: number;
  unit: string;
  way: 'up' | 'down' | null;
  about: boolean;
  exact: boolean;
  /** what it is the difference of */
  pair?: Pair;
  /** the share of a target that was reached */
  isReached?: boolean;
  /** the others with the one who writes */
  isWithMe?: boolean;
};

const isCount = ({ unit, role }: Placed) => !['%', 'x', 'pp', 'rank', 'clock'].includes(unit) && role === '';
const isAbout = (...figures: Placed[]) => figures.some(({ compared }) => compared !== 'exact');
const isPercent = (figure: Placed) => normal(figure).unit === '%';

/** From 900 to 350: what it has changed by, in figures, per cent and times. */
function changes(figures: readonly Placed[]): Derived[] {
  return figures.flatMap((start, at) => {
    const end = figures[at + 1];
    if (!end || !isSameMeasure(start, end) || end.role !== 'to') return [];
    const [a, b] = [normal(start).value, normal(end).value];
    if (a === b || a <= 0) return [];
    const way = b > a ? ('up' as const) : ('down' as const);
    const about = isAbout(start, end);
    const unit = isPercent(start) ? 'pp' : normal(start.unit === '' ? { ...start, unit: end.unit } : start).unit;
    const gone: Derived = { value: Math.abs(a - b), unit, way, about, exact: true };
    if (isPercent(start)) return [gone];
    const share: Derived = { value: (Math.abs(a - b) / a) * 100, unit: '%', way, about, exact: false };
    const times: Derived = { value: Math.max(a, b) / Math.min(a, b), unit: 'x', way, about, exact: false };
    return [gone, share, times];
  });
}

const OF = /^[^,;.，；。\d]{0,24}?\b(?:out of|of)\s+(?:the|our|all|a total of)?[^,;.\d]{0,12}$/i;
const AMONG = /其中|[（(]|共/;
/** 180 of 400, 其中 4 (共 6): the smaller as a share of the larger. */
function shares(text: string, figures: readonly Placed[]): Derived[] {
  return figures.flatMap((first, at) => {
    const second = figures[at + 1];
    if (!second || !isCount(first) || !isCount(second) || first.value === second.value) return [];
    const between = text.slice(first.to, second.from);
    const isLinked = OF.test(between) || (between.length < 16 && AMONG.test(between));
    if (!isLinked || !isSameMeasure(first, second)) return [];
    const [part, whole] = [first, second].map((one) => normal(one).value).sort((a, b) => a - b);
    const about = isAbout(first, second);
    const share: Derived = { value: (part! / whole!) * 100, unit: '%', way: null, about, exact: false };
    return [share, { ...share, value: whole! - part!, unit: normal(first).unit, exact: true }];
  });
}

/** 46 of a target of 60: what they differ by, and the share that was reached. */
const comparisons = (text: string, figures: readonly Placed[]): Derived[] =>
  pairsIn(text, figures).flatMap((pair) => {
    const { first, second, target } = pair;
    const [a, b] = [normal(first).value, normal(second).value];
    const about = isAbout(first, second);
    const unit = isPercent(first) ? 'pp' : normal(first).unit;
    const gap: Derived = { value: Math.abs(a - b), unit, way: null, about, exact: true, pair };
    if (target === null || isPercent(first)) return [gap];
    const [reached, aim] = target === first ? [b, a] : [a, b];
    return [gap, { value: (reached / aim) * 100, unit: '%', way: null, about, exact: false, isReached: true }];
  });
/** Over the target by so much is no share of it. */
const BEYOND = /超|高[于出]|多[于出]|\b(?:exceed\w*|above|over|beat\w*|surpass\w*|beyond|more than|ahead|up by)\b/i;

const EACH_BEFORE =
  /每[一]?(?:[次场节班轮期批台周天月人家组层县市省区镇乡村校店点站线厂院所队车箱盒栋楼户亩项]|个班)\p{Script=Han}{0,2}$/u;
const EACH_BEHIND =
  /^\s*(?:[a-z-]+\s)?(?:each|apiece|per (?:session|visit|shift|class|lesson|person|run|trip))\b|^-(?:hour|minute|day)\b/i;
/** 每次一周: one of it, which is no figure by itself. */
const EACH_ONE = /每[次场节班轮期回趟](?:均|为|约)?一(?:个)?(周|天|月|小时|年)/;
const UNITS: Record<string, string> = { 周: 'week', 天: 'd', 月: 'month', 小时: 'h', 年: 'year' };
function oneEach(text: string, figures: readonly Placed[]): Derived[] {
  const unit = UNITS[EACH_ONE.exec(text)?.[1] ?? ''];
  if (unit === undefined) return [];
  const one = normal({ value: 1, unit, from: 0, to: 0 });
  const counts = figures.filter((count) => isCount(count) && normal(count).unit === '');
  return counts.map((count) => ({
    value: one.value * count.value,
    unit: one.unit,
    way: null,
    about: isAbout(count),
    exact: true,
  }));
}

/** 14 场，每场 2 小时: so many of so much each. */
const products = (text: string, figures: readonly Placed[]): Derived[] =>
  figures.flatMap((each) => {
    const isEach = EACH_BEFORE.test(text.slice(0, each.from)) || EACH_BEHIND.test(text.slice(each.to));
    if (!isEach) return [];
    const counts = figures.filter((one) => one !== each && isCount(one) && normal(one).unit === '');
    return counts.map((count) => ({
      value: normal(each).value * count.value,
      unit: normal(each).unit,
      way: null,
      about: isAbout(each, count),
      exact: true,
    }));
  });

const WITH_ME = /(?:与|和|跟|同)[^，,。；;\d]{0,6}$|\bwith\s+(?:my\s+)?$/i;
const PEOPLE = /^\s(?:[a-z]+\s)?(?:colleagues|teachers|others|classmates|teammates|peers|friends|partners|co-workers)/i;
/** 与两位老师, with two colleagues: with the one who writes they are three. */
const withMe = (text: string, figures: readonly Placed[]): Derived[] =>
  figures
    .filter((one) => one.unit === '人' || (one.unit === '' && PEOPLE.test(text.slice(one.to))))
    .filter((one) => WITH_ME.test(text.slice(0, one.from)))
    .map((one) => ({ value: one.value + 1, unit: '', way: null, about: isAbout(one), exact: true, isWithMe: true }));

const FEWER = /(?:较|比)[^，,。；;]{0,12}(?:减少|下降|降低|少)了?\s?$/;
const MORE = /(?:较|比)[^，,。；;]{0,12}(?:增加|增长|上升|多)了?\s?$/;
/** 3 起，较上年减少 5 起: there were eight. */
const bases = (text: string, figures: readonly Placed[]): Derived[] =>
  figures.flatMap((change, at) => {
    const end = figures[at - 1];
    if (!end || !isCount(end) || normal(end).unit !== normal(change).unit) return [];
    const before = text.slice(0, change.from);
    const sign = FEWER.test(before) ? 1 : MORE.test(before) ? -1 : 0;
    const value = normal(end).value + sign * normal(change).value;
    return sign === 0 ? [] : [{ value, unit: normal(end).unit, way: null, about: isAbout(end, change), exact: true }];
  });

/** How many of one period make another one. */
const PERIODS_IN: Record<string, Record<string, number>> = {
  year: { quarter: 4, month: 12 },
  quarter: { month: 3 },
  'half-year': { month: 6 },
};
/** Once a quarter are four times a year. */
export const isSameRate = (figure: Placed, other: Placed): boolean =>
  figure.periods.some((period) =>
    other.periods.some((own) => {
      const times = PERIODS_IN[period]?.[own];
      return times !== undefined && sameNumber(normal(figure).value, normal(other).value * times);
    }),
  );

const derivedIn = remember((text): readonly Derived[] => {
  const figures = placedIn(text);
  return [
    ...changes(figures),
    ...shares(text, figures),
    ...comparisons(text, figures),
    ...products(text, figures),
    ...oneEach(text, figures),
    ...withMe(text, figures),
    ...bases(text, figures),
  ];
});

/** Half of the last digit that is written. */
function grain(figure: Quantity, text: string): number {
  const digits = text.slice(figure.from, figure.to).match(/\d+(?:\.(\d+))?/);
  return digits ? 0.5 * 10 ** -(digits[1]?.length ?? 0) : 0.5;
}

export const ONCE_EACH =
  /每(?:一)?个?(季度?|月|半年)[^，,。；;]{0,10}一次|\bonce (?:a|every|each|per) (quarter|month)\b|\bevery ((?:six|6) months)\b/i;
const A_YEAR: Record<string, number> = {
  季: 4,
  季度: 4,
  quarter: 4,
  月: 12,
  month: 12,
  半年: 2,
  'six months': 2,
  '6 months': 2,
};
/** Once a quarter, which is no figure by itself, is four times a year. */
export function isOncePer({ value, unit, periods }: Placed, original: string): boolean {
  const said = ONCE_EACH.exec(original);
  const times = A_YEAR[(said?.[1] ?? said?.[2] ?? said?.[3] ?? '').toLowerCase()];
  return times === value && periods.includes('year') && ['次', ''].includes(unit);
}

/** Whether a figure follows from those of the original: difference, share, product, sum, rate, or a measure converted. */
export function follows(
  figure: Placed,
  text: string,
  original: string,
  way: 'up' | 'down' | null,
): 'exactly' | 'nearly' | null {
  if (isOncePer(figure, original)) return 'exactly';
  if (placedIn(original).some((other) => isSameRate(figure, other) || isConverted(figure, text, other)))
    return 'exactly';
  const { value, unit } = normal(figure);
  const found = derivedIn(original).filter((one) => {
    if (one.isReached && (way !== null || BEYOND.test(text))) return false;
    // with three others we are four, and not with four
    if (one.isWithMe && WITH_ME.test(text.slice(0, figure.from))) return false;
    if (one.pair && !isOnRightSide(figure, text, one.pair)) return false;
    // what it has changed by is no end of the way
    if (one.way !== null && figure.role !== '') return false;
    if (one.unit !== unit || (way !== null && one.way !== null && way !== one.way)) return false;
    if (one.about && figure.compared === 'exact') return false;
    const rounded = grain(figure, text) + 1e-9;
    // 1.67 times are no 2 times
    const slack = one.exact ? 1e-6 * Math.max(1, value) : unit === 'x' ? Math.min(rounded, value * 0.06) : rounded;
    if (figure.compared === 'exact') return Math.abs(one.value - value) <= slack;
    if (figure.compared === 'about') return Math.abs(one.value - value) <= Math.max(slack, one.value * 0.05);
    if (figure.compared === 'over') return one.value >= value && one.value <= value * 1.1;
    return figure.compared === 'nearly' && one.value <= value && one.value >= value * 0.9;
  });
  return found.length === 0 ? null : found.some(({ exact }) => exact) ? 'exactly' : 'nearly';
}

const MEASURED = new Set(['time', 'span', 'weight', 'area', 'length', 'data', 'volume', 'current', 'voltage', 'power']);
/** 9 hectares are about 22 acres. */
function isConverted(figure: Placed, text: string, other: Placed): boolean {
  const [mine, theirs] = [normal(figure), normal(other)];
  if (mine.unit !== theirs.unit || figure.unit === other.unit || !MEASURED.has(mine.unit)) return false;
  if (figure.role !== '' && figure.role !== other.role) return false;
  const scale = mine.value / figure.value;
  const slack = figure.compared === 'about' ? theirs.value * 0.05 : grain(figure, text) * scale;
  return figure.compared !== 'over' && Math.abs(mine.value - theirs.value) <= Math.min(slack, theirs.value * 0.05);
}

const OWN_TIME = new Set(['d', 'week', 'month', 'year', 'h']);
/** How long the entry lasted, in words: where its original names no time of its own. */
export function isTenure(figure: Placed, original: string, span: { start: string; end: string | null }): boolean {
  if (figure.unit !== 'year' && figure.unit !== 'month') return false;
  if (
    placedIn(original).some(({ unit }) => OWN_TIME.has(unit)) ||
    /(?:19|20)\d\d|\b(?:last|first|final) \w+ (?:year|month)/.test(original)
  )
    return false;
  const [start, end] = [span.start, span.end ?? ''].map((date) => date.match(/^(\d{4})-(\d{2})$/));
  if (!start || !end) return false;
  const months = (Number(end[1]) - Number(start[1])) * 12 + Number(end[2]) - Number(start[2]);
  const value = normal(figure).value;
  const unit = figure.unit === 'year' ? 12 : 1;
  if (figure.compared === 'over') return months >= value && months < value + unit;
  if (figure.compared === 'nearly') return months < value && months >= value - unit / 2;
  if (figure.compared === 'about') return Math.abs(months - value) <= unit / 4;
  return figure.compared === 'exact' && (months === value || months + 1 === value);
}
