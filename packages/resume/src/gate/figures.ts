import type { Language } from '@verdant/contracts';
import type { Quantity } from '../text/quantities.ts';
import { contentStems } from '../text/words.ts';
import { roleOf } from './figure-role.ts';
import { isOverTime, normal, sameNumber } from './figure-size.ts';
import { isInName } from './figures/copied.ts';
import { DOWN, UP } from './figures/direction.ts';
import { isEndInTime } from './figures/ends-in-time.ts';
import { isOneOf } from './figures/one-span.ts';
import { isSpanOf } from './figures/span-of-dates.ts';
import { isSumOf } from './figures/sums.ts';
import { informal } from './fold.ts';
import type { Source } from './known-facts.ts';
import { withoutAsked } from './meaning/beyond.ts';
import { crossedFigures } from './meaning/bindings.ts';
import { follows, isTenure } from './meaning/derived-figures.ts';
import { placedIn } from './meaning/figure-place.ts';
import { remember } from './meaning/remember.ts';
import { knownFrom, unsupported } from './meaning/unsupported.ts';
import { figuresIn, numeralsIn } from './said-figures.ts';

/** A figure with what gives it meaning: its clause, the way it is approached (to, from, by) and the direction. */
type Claim = Quantity & { clause: string; before: string; role: 'to' | 'from' | 'by'; direction: 'up' | 'down' | null };
export type FigureVerdict = { text: string; confirm: string[] } | 'number' | 'unit';

/** From 9 to 22 is up, whatever word says so. */
function wayOf(text: string, found: readonly Quantity[], index: number, role: Claim['role']): Claim['direction'] {
  const pair =
    role === 'to' ? [found[index - 1], found[index]] : role === 'from' ? [found[index], found[index + 1]] : [];
  const [start, end] = pair;
  if (!start || !end || start.unit !== end.unit || end.from - start.to > 12 || start.value === end.value) return null;
  return /[;；。]/.test(text.slice(start.to, end.from)) ? null : end.value > start.value ? 'up' : 'down';
}
const claims = remember((source): readonly Claim[] => {
  const text = informal(source);
  const found = figuresIn(text);
  return found.map((quantity, index) => {
    const start = Math.max(
      ...['，', ', ', '；', ';', '。', '\n', ' and ', '. '].map(
        (mark) => text.lastIndexOf(mark, quantity.from - 1) + 1,
      ),
    );
    const tail = text.slice(quantity.to).search(/[，,；;。\n]|\band\b|\. /);
    const clause = text.slice(start, tail < 0 ? text.length : quantity.to + tail);
    const before = text.slice(start, quantity.from);
    const way = roleOf(text, before, found, index) || 'by';
    const up = UP.test(clause);
    const down = DOWN.test(clause);
    const direction =
      wayOf(text, found, index, way) ??
      wayOf(text, found, index, endOf(quantity, text) ?? 'by') ??
      (up === down ? null : up ? ('up' as const) : ('down' as const));
    // "which came to 2 million" is no way from one figure to another
    const isFirst = !found.slice(0, index).some((other) => other.unit === quantity.unit);
    const alone = way === 'to' && direction === null && isFirst;
    return { ...quantity, clause, before, role: alone ? 'by' : way, direction };
  });
});

const DIRECTION_WORDS =
  /\b(?:increas|rais|grew|grow|boost|reduc|cut|decreas|lower|drop|shorten|improv|sav)[a-z]*|提升|提高|增长|增加|上升|扩大|上涨|降低|下降|减少|缩短|节省|节约|削减|达到|由|从|到|至|约|近|超过?|了/gi;

/** Words of the clause, figures and directions left out: what the figure is about. */
function topic({ clause }: Claim): Set<string> {
  const bare = clause.replace(DIRECTION_WORDS, ' ');
  const han = bare.replace(/[^\p{Script=Han}]/gu, ' ');
  const pairs = Array.from(han.matchAll(/(?=(\p{Script=Han}{2}))/gu), (match) => match[1]!);
  return new Set([...contentStems(bare), ...pairs]);
}
const overlapOf = (a: Set<string>, b: Set<string>) => [...a].filter((word) => b.has(word)).length;

const all = (texts: readonly string[]) =>
  texts.flatMap((text) => claims(text).map((claim) => ({ claim, text: informal(text) })));

const MORE_BEFORE =
  /(?:\b(?:over|more than|above|exceeding|at least)|(?<![不没未]有?)超过?|逾|突破|(?<!最)高达|至少)\s*$/i;
const MORE_BEHIND = /^\s*(?:\+|余|多(?!种|个|项|家)|[分件人名个次台]?(?:以上|出头)|or more)/i;
/** "over 40" and 40余: more than the figure itself. */
const more = (text: string, claim: Claim) => !isOverTime(text, claim) && isMore(text, claim);
const isMore = (text: string, { from, to, before }: Claim) =>
  MORE_BEFORE.test(before) || MORE_BEHIND.test(text.slice(to)) || /\+|余|多|以上/.test(text.slice(from, to));

const COUNTS_NOTHING =
  /^\s*(?:until|till|to|from|in|on|at|for|by|with|and|or|per|over|under|during|after|before|since|as|when|while|within)\b/i;
/** Words right behind a figure: what it counts. */
function counted(text: string, { to }: Quantity): string {
  const behind = text.slice(to).match(/^[^，,。；;.（(\n\d]*/)?.[0] ?? '';
  const han = behind.match(
    /^\s*(?:余|多|来)?\s*((?![一二两三四五六七八九十每天为由从至到降升增减调提改])\p{Script=Han}(?:(?![一二两三四五六七八九十为由从至到降升增减调提改])\p{Script=Han}){0,4})/u,
  )?.[1];
  if (COUNTS_NOTHING.test(behind)) return '';
  // 96道精简至58道: what is counted, without the way that it went
  if (han && /^[至到成为]/.test(behind.slice(behind.indexOf(han) + han.length)))
    return han.slice(0, Math.max(1, han.length - 2));
  const latin = behind.trim().split(/\s+/).slice(0, 2).join(' ');
  return han ?? (/\p{Script=Han}/u.test(latin) ? '' : latin);
}

const shareHan = (a: string, b: string): boolean =>
  Array.from(a).some((letter) => /\p{Script=Han}/u.test(letter) && b.includes(letter));

const OF_THEM = /^of (?:them|these|those|which|whom)\b/i;
/** Whether the rewrite still names what was counted. */
const isKept = (thing: string, text: string): boolean => {
  const name = /\p{Script=Han}/u.test(thing) ? thing.slice(0, 2) : (/[a-z]{3,}/i.exec(thing)?.[0].slice(0, 5) ?? '');
  return name !== '' && text.toLowerCase().includes(name.toLowerCase());
};

/** A figure that says by how much: it is no end of the way. */
const CHANGED_BY =
  /(?:减少|增加|下降|上升|提高|降低|增长|缩短|节省|压缩|上涨|下滑|[多少省])了?\s?[约近]?\s?$|\b(?:by|saving|saved)\s(?:about |some |around |roughly |nearly )?[$£€¥]?$/i;
/** What stands behind a figure without being counted: `received`, `22-strong`, 5 场活动. */
const COUNTS_NONE =
  /^(?:strong|odd|received|[a-z]+ed|活动|工作|任务|学员|学生|人员|左右|期间|时|的时候|延长|缩短|放宽|扩大|压缩)$/;

/** An end of a way told by itself: `now 31%`, `down from twelve`, `in 8 weeks instead of 11`; `by 8 weeks` is none. */
const isPlainly = (claim: Claim, end: Claim['role'], text: string): boolean => {
  const before = text.slice(0, claim.from);
  return end === 'from' ? CAME_FROM.test(before) : !CHANGED_BY.test(before) && claim.direction === null;
};
const CAME_FROM =
  /(?:\b(?:from|instead of|rather than|previously|formerly|compared with|against|was|were)|原[来先]?|此前|之前|由|从|较|比)\s*(?:[\d年的]*|the\s)[$£€¥]?$/i;

/** The end of a way that is told by its two figures alone: `3 hours to 25 minutes`, `(41% to 53%)`. */
function endOf(claim: Quantity, text: string): Claim['role'] | null {
  const behind = /^\s?(?:to|→|->|至|到)\s/.test(text.slice(claim.to));
  if (behind && !/[;；。]/.test(text.slice(claim.to, claim.to + 3))) return 'from';
  return /[\d%a-z]\s(?:to|→|->)\s$/i.test(text.slice(0, claim.from)) ? 'to' : null;
}

/** Whether a figure that exists in the source is said of something else, turned round, or made a target. */
function twisted(claim: Claim, text: string, known: ReturnType<typeof all>, fresh: () => string[]): boolean {
  const { value, unit } = normal(claim);
  const equal = known.filter(
    ({ claim: other }) => sameNumber(normal(other).value, value) && normal(other).unit === unit,
  );
  const isChange = unit === '%' || unit === 'x' || unit === 'pp';
  const endsThere = ({ claim: other, text: line }: (typeof equal)[number]) =>
    isEndInTime(claim.role, other, line, claims(line));
  const roleHolds = (match: (typeof equal)[number]) => {
    const { claim: other, text: line } = match;
    if (other.role === claim.role || endsThere(match)) return true;
    return (
      (!isChange && other.role === 'by' && claim.role === 'to' && !CHANGED_BY.test(line.slice(0, other.from))) ||
      (claim.role === 'by' && other.role !== 'by' && isPlainly(claim, other.role, text)) ||
      endOf(claim, text) === (endOf(other, line) ?? other.role) ||
      endOf(other, line) === claim.role
    );
  };
  const directionHolds = (match: (typeof equal)[number]) =>
    claim.direction === null ||
    endsThere(match) ||
    match.claim.direction === claim.direction ||
    (match.claim.direction === null && !isChange);
  if (!equal.some((match) => roleHolds(match) && directionHolds(match))) return true;
  if (more(text, claim) && !equal.some((match) => more(match.text, match.claim))) return true;
  const things = counted(text, claim);
  // 8间客房 for 8间房 shares a letter, 60 suckler cows for 60 sucklers a word: a question of words, not of what was counted
  const before = equal.map((match) => counted(match.text, match.claim));
  const isAlike = (word: string) => before.some((thing) => shareHan(word.length === 1 ? things : word, thing));
  const isExchanged = before.every((thing) => thing !== '' && !isKept(thing, text));
  const isAnother = (word: string) => things.includes(word) && !isAlike(word) && !COUNTS_NONE.test(word);
  if (
    !isChange &&
    unit !== 'rank' &&
    isExchanged &&
    before.every((thing) => !OF_THEM.test(thing)) &&
    fresh().some(isAnother)
  )
    return true;
  // of a change: what has changed
  const about = topic(claim);
  const isAbout = (match: (typeof equal)[number]) => overlapOf(about, topic(match.claim)) > 0 || endsThere(match);
  return isChange && about.size > 0 && !equal.some(isAbout) && fresh().some((word) => claim.clause.includes(word));
}

/** Half of the 20 are 10: a share with what it is of, as the original puts them side by side. */
const isShareOf = (claim: Claim, known: ReturnType<typeof all>): boolean =>
  known.some(({ claim: share, text }) => {
    const whole = known.find(({ claim: one, text: same }) => same === text && one.from >= share.to);
    if (normal(share).unit !== '%' || !whole) return false;
    if (!/^\s*(?:of\s+)?(?:the\s+|all\s+)?$/i.test(text.slice(share.to, whole.claim.from))) return false;
    return Math.abs((whole.claim.value * normal(share).value) / 100 - claim.value) < 0.01;
  });

/** 18 drivers and 4 sorters are 22, and the rest of 9 are 6 where 3 are named: what makes it up is still told. */
function isMadeUp(claim: Claim, text: string, original: string): boolean {
  const { value, unit } = normal(claim);
  if (claim.role !== 'by' || unit === '%' || unit === 'x' || unit === 'rank') return false;
  const fits = claims(original).filter((one) => normal(one).unit === unit && one.role === 'by');
  const isTold = (one: Claim) => claims(text).some((other) => sameNumber(normal(other).value, normal(one).value));
  if (isSumOf(value, fits, original, isTold)) return true;
  return fits.some((first, at) => {
    const [next] = fits.slice(at + 1);
    if (!next || !isTold(first) || !isTold(next)) return false;
    const [a, b] = [normal(first).value, normal(next).value];
    const between = original.slice(first.to, next.from);
    const isList =
      between.length < 24 &&
      !/[;；。]|在|未|拟|计划|not|plan|pend|await|still|reject|cancel/i.test(original.slice(first.to));
    const isRest = REST.test(original.slice(next.to));
    return (isList && sameNumber(a + b, value)) || (isRest && sameNumber(a - b, value));
  });
}
const REST = /其余|其他|余下|剩下|\b(?:the rest|the others?|the remainder|the remaining)\b/i;

const NUMERAL =
  /^[$¥￥€£]?\s?(?:\d[\d,.]*\d|\d)(?:\s?(?:千万|百万|[千万亿]|(?:k|mn?|bn?|w)\b|(?:hundred|thousand|million|billion)\b))?|^[一二两三四五六七八九十百千万亿]+|^[a-z]+(?:[\s-][a-z]+)*?(?=\s|$)/i;

function gapFor(claim: Claim, text: string, language: Language): string | null {
  const slice = informal(text).slice(claim.from, claim.to);
  if (claim.unit === 'rank' || claim.unit === 'x' || /dozen/i.test(slice) || /^[a-z翻倍减半一近过]+$/i.test(slice))
    return null;
  const [open, close] = language === 'zh' ? ['【', '】'] : ['[', ']'];
  if (claim.unit === '%' || claim.unit === 'pp') return `${open}X%${close}`;
  const numeral = slice.match(NUMERAL)?.[0] ?? slice;
  const symbol = numeral.match(/^[$¥￥€£]/)?.[0] ?? '';
  return `${symbol}${open}N${close}${slice.slice(numeral.length)}`;
}

const MONEY =
  /[省花费款钱价薪资捐筹赚]|经费|预算|成本|金额|收入|销售额|营业额|赞助|流水|产值|利润|价值|值(?=\s?约?\s?\d)/;
const MAX_GAPS = 3;
/** More than that in one text nobody can follow. */
const MAX_FIGURES = 60;

/** 2018 at the head of a line, where the original has it anywhere: a year is a year. */
const isYearOf = ({ value, unit }: Claim, original: string): boolean =>
  unit === '' && value >= 1950 && value < 2050 && new RegExp(`(?<![\\d.,])${value}(?![\\d,]|\\.\\d)`).test(original);

/**
 * Every figure must stand in the entry with the same unit, about the same thing, in the same direction. One that stands
 * nowhere becomes a gap; one that has been twisted drops the rewrite; one that was computed, or fetched from another
 * line than the first of `entry`, has to be confirmed.
 */
export function checkFigures(
  text: string,
  entry: readonly string[],
  language: Language,
  span: Source['span'] = { start: '', end: '' },
  head: readonly string[] = [],
): FigureVerdict {
  const [original = ''] = entry;
  const said = claims(text).filter((claim) => !isInName(text, claim, head));
  if (said.length > MAX_FIGURES || claims(original).length > MAX_FIGURES) return 'number';
  const known = all(entry);
  const numerals = numeralsIn(original);
  if (crossedFigures(original, withoutAsked(text)).length > 0) return 'unit';
  let words: string[] | null = null;
  const fresh = () => (words ??= unsupported(text, knownFrom(entry)));
  const confirm: string[] = [];
  const gaps: { from: number; to: number; gap: string }[] = [];
  const placed = placedIn(text);
  const isBeside = said.some((one) => claims(original).some((own) => sameNumber(normal(one).value, normal(own).value)));
  for (const claim of said) {
    const { value, unit } = normal(claim);
    const figure = placed.find(({ from }) => from === claim.from);
    const isSaid = (one: number) => sameNumber(one, value);
    // what was computed stands beside what it was computed from, or is asked about
    const howFrom = (line: string) => (figure === undefined ? null : follows(figure, text, line, claim.direction));
    const isFollowing = (line: string) => howFrom(line) === 'exactly' || (howFrom(line) === 'nearly' && isBeside);
    const matches = known.filter(({ claim: other }) => isSaid(normal(other).value));
    if (matches.some(({ claim: other }) => normal(other).unit === unit)) {
      if (twisted(claim, text, known, fresh)) {
        if (isFollowing(original)) continue;
        return 'unit';
      }
      const here = claims(original).some((own) => isSaid(normal(own).value) && normal(own).unit === unit);
      if (!here && !numerals.some(isSaid) && !isFollowing(original)) confirm.push(text.slice(claim.from, claim.to));
      continue;
    }
    if (isOneOf(claim, original)) continue;
    if (isShareOf(claim, known) || isMadeUp(claim, text, original) || isYearOf(claim, original)) continue;
    // 44 % are no 44
    const alike = claims(original).filter((own) => isSaid(own.value));
    const isRate = alike.length > 0 && alike.every((own) => ['%', 'pp'].includes(normal(own).unit));
    if ((unit === '' && !isRate && numerals.some(isSaid)) || isFollowing(original)) continue;
    if (figure !== undefined && (isTenure(figure, original, span) || isSpanOf(figure, original))) continue;
    if (entry.some((line) => howFrom(line) !== null)) {
      confirm.push(text.slice(claim.from, claim.to));
      continue;
    }
    // 一年省了四千 are 4000 元
    const isMoney = ({ claim: other }: (typeof known)[number]) => normal(other).unit === '' && MONEY.test(other.clause);
    if (unit === '¥' && matches.some(isMoney)) continue;
    if (matches.length > 0 || known.some(({ claim: other }) => sameNumber(other.value, claim.value))) return 'unit';
    const gap = gapFor(claim, text, language);
    if (gap === null || gaps.length === MAX_GAPS) return 'number';
    gaps.push({ from: claim.from, to: claim.to, gap });
  }
  // A gap instead of the person's own figure would lose a fact.
  const kept = claims(text).map(normal);
  const lostOne = claims(entry[0] ?? '').some((own) => !kept.some(({ value }) => sameNumber(value, normal(own).value)));
  if (gaps.length > 0 && lostOne) return 'number';
  const withGaps = gaps
    .toReversed()
    .reduce((rest, { from, to, gap }) => rest.slice(0, from) + gap + rest.slice(to), text);
  return { text: withGaps, confirm };
}
