import type { Language } from '@verdant/contracts';
import { findQuantities, type Quantity } from '../text/quantities.ts';
import { contentStems } from '../text/words.ts';
import { informal } from './fold.ts';
import { englishTokens } from './meaning/english-words.ts';
import { knownFrom, unsupported } from './meaning/unsupported.ts';

/** A figure with what gives it meaning: its clause, the way it is approached (to, from, by) and the direction. */
type Claim = Quantity & { clause: string; before: string; role: 'to' | 'from' | 'by'; direction: 'up' | 'down' | null };
export type FigureVerdict = { text: string; confirm: string[] } | 'number' | 'unit';

const UP = /increas|rais|grew|grow|boost|rose|\bup\b|doubl|tripl|expand|提升|提高|增长|增加|上升|扩大|上涨|翻/i;
const DOWN =
  /reduc|\bcut|decreas|lower|drop|shorten|\bdown\b|fell|halv|slash|sav(?:ed|ing)|eliminat|降|减少|缩短|下滑|节省|节约|削减/i;
const SECONDS: Record<string, number> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400, week: 604_800 };
const MONTHS: Record<string, number> = { month: 1, year: 12 };
const KILOGRAMS: Record<string, number> = { kg: 1, t: 1000 };
const MEGABYTES: Record<string, number> = { mb: 1, gb: 1000, tb: 1e6 };

const normal = ({ value, unit }: Quantity): { value: number; unit: string } =>
  unit in SECONDS
    ? { value: value * SECONDS[unit]!, unit: 'time' }
    : unit in MONTHS
      ? { value: value * MONTHS[unit]!, unit: 'span' }
      : unit === '‰'
        ? { value: Math.round(value * 1e5) / 1e6, unit: '%' }
        : unit in KILOGRAMS
          ? { value: value * KILOGRAMS[unit]!, unit: 'weight' }
          : unit in MEGABYTES
            ? { value: value * MEGABYTES[unit]!, unit: 'data' }
            : unit === 'share'
              ? { value: Math.round(value), unit: '%' }
              : { value: unit === '%' && value % 1 > 0 && Math.abs(value * 3 - 100) < 1 ? 33 : value, unit };

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));

/** "from 30 to 20 minutes": the first figure has the unit of the second. */
function sharedUnit(text: string, quantity: Quantity, last: Quantity | undefined, next: Quantity | undefined): string {
  if (quantity.unit !== '') return quantity.unit;
  const joint = /^\s*(?:to|from|→|到|至|(?:提高|提升|增加|降低|降|升|缩短|压缩|减少)?(?:到|至))\s*$/i;
  if (next && next.unit !== '%' && joint.test(text.slice(quantity.to, next.from))) return next.unit;
  if (last && last.unit !== '%' && joint.test(text.slice(last.to, quantity.from))) return last.unit;
  return '';
}

function claims(source: string): Claim[] {
  const text = informal(source);
  const found = findQuantities(text);
  return found.map((bare, index) => {
    const quantity = { ...bare, unit: sharedUnit(text, bare, found[index - 1], found[index + 1]) };
    const start = Math.max(
      ...['，', ',', '；', ';', '。', '\n', ' and ', '. '].map((mark) => text.lastIndexOf(mark, quantity.from - 1) + 1),
    );
    const tail = text.slice(quantity.to).search(/[，,；;。\n]|\band\b|\. /);
    const clause = text.slice(start, tail < 0 ? text.length : quantity.to + tail);
    const before = text.slice(start, quantity.from);
    const way = /(?:\bto|到|至|达|为|→|reach(?:ed|ing))\s*(?:约|近|about |over |only |just )?$/i.test(before)
      ? 'to'
      : /(?:\bfrom|从|由|自)\s*(?:约|about )?(?:每\p{Script=Han}{1,3})?\s*$/iu.test(before)
        ? 'from'
        : 'by';
    const up = UP.test(clause);
    const down = DOWN.test(clause);
    const direction = up === down ? null : up ? ('up' as const) : ('down' as const);
    // "which came to 2 million" is no way from one figure to another
    const alone = way === 'to' && direction === null && index === 0;
    return { ...quantity, clause, before, role: alone ? 'by' : way, direction };
  });
}

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

/** What a count counts, as far as it is said right behind it: three words or six Chinese characters. */
function countedThings(text: string, { to }: Quantity): Set<string> {
  const behind = text.slice(to).match(/^[^，,。；;.\n]*/)?.[0] ?? '';
  // 800ms降到120ms: what follows is the way to the next figure, nothing that is counted
  const rest = behind.replace(
    /^\s*(?:余|多|来)|^\s*(?:提升|提高|上升|增长|增加|降低|下降|减少|缩短|压缩|升|降|增|减|提|涨)?(?:到|至|为|成)/,
    '',
  );
  const han = rest.match(/^[\s\p{Script=Han}]{0,8}/u)?.[0].replace(/\s/g, '') ?? '';
  if (han.length > 1) return new Set(Array.from(han.slice(0, -1), (char, index) => char + han[index + 1]!));
  const words = englishTokens(rest.split(/\s+/).slice(0, 5).join(' ')).filter(({ plain }) => !plain);
  return new Set([...contentStems(words.map(({ text: word }) => word).join(' '))]);
}

/** What directly follows: `12 vendors`, `12家供应商`. */
const noun = (text: string, { to }: Quantity) =>
  text
    .slice(to)
    .match(/^\s?(?:\+\s?)?(?:余|多)?(\p{Script=Han}{2}|[a-z-]+)/iu)?.[1]
    ?.toLowerCase()
    .replace(/s$/, '') ?? '';

const all = (texts: readonly string[]) => texts.flatMap((text) => claims(text).map((claim) => ({ claim, text })));

const MORE_BEFORE = /(?:\b(?:over|more than|above|exceeding|at least|up to)|超过?|逾|突破|高达|至少)\s*$/i;
const MORE_BEHIND = /^\s*(?:\+|余|多(?!种|个|项|家)|以上|or more)/i;
/** "over 40" and 40余: more than the figure itself. */
const more = (text: string, { from, to, before }: Claim) =>
  MORE_BEFORE.test(before) || MORE_BEHIND.test(text.slice(to)) || /\+|余|多|以上/.test(text.slice(from, to));

/** All that the clause says stands in the text, if elsewhere: what belongs to which figure is looked at by their places. */
const isSaid = ({ clause }: Claim, text: string) => unsupported(clause, knownFrom([text])).length === 0;

/** Whether a figure that exists in the source has been moved to something else, turned round, or made a target. */
function twisted(claim: Claim, text: string, known: ReturnType<typeof all>): boolean {
  const { value, unit } = normal(claim);
  const equal = known.filter(({ claim: other }) => same(normal(other).value, value) && normal(other).unit === unit);
  const others = known.filter(({ claim: other }) => normal(other).unit === unit && !same(normal(other).value, value));
  const isChange = unit === '%' || unit === 'x' || unit === 'pp';
  const roleHolds = ({ claim: other }: (typeof equal)[number]) =>
    other.role === claim.role || (!isChange && other.role === 'by' && claim.role === 'to');
  const directionHolds = ({ claim: other }: (typeof equal)[number]) =>
    claim.direction === null || other.direction === claim.direction || (other.direction === null && !isChange);
  if (!equal.some((match) => roleHolds(match) && directionHolds(match))) return true;
  if (more(text, claim) && !equal.some((match) => more(match.text, match.claim))) return true;
  const followed = noun(text, claim);
  const bound = (list: typeof equal) =>
    followed !== '' && list.some((match) => noun(match.text, match.claim) === followed);
  if (bound(others) && !bound(equal)) return true;
  const things = countedThings(text, claim);
  const counts = (match: (typeof equal)[number]) => {
    const theirs = countedThings(match.text, match.claim);
    return things.size === 0 || theirs.size === 0 || overlapOf(things, theirs) > 0 || isSaid(claim, match.text);
  };
  if (!isChange && unit !== '人' && !equal.some(counts)) return true;
  const about = topic(claim);
  const letters = (clause: string) =>
    new Set(clause.replace(DIRECTION_WORDS, ' ').match(/(?![率量额数度值年月日的])\p{Script=Han}/gu));
  const isAbout = (match: (typeof equal)[number]) => {
    const theirs = topic(match.claim);
    if (about.size === 0 || theirs.size === 0 || overlapOf(about, theirs) > 0 || isSaid(claim, match.text)) return true;
    return overlapOf(letters(claim.clause), letters(match.claim.clause)) > 1;
  };
  if (!equal.some(isAbout)) return true;
  const best = (list: typeof equal) => Math.max(0, ...list.map(({ claim: other }) => overlapOf(about, topic(other))));
  return best(others) > best(equal);
}

/** 800 ms → 120 ms gives 85 %: only from a from–to pair of one unit inside one text. */
function derived(claim: Claim, known: ReturnType<typeof all>): [number, number] | null {
  if (claim.unit !== '%' && claim.unit !== 'x') return null;
  for (const { claim: end, text } of known) {
    const start = known.find((other) => other.text === text && other.claim.to <= end.from);
    if (!start || normal(start.claim).unit !== normal(end).unit || end.unit === '%' || end.role !== 'to') continue;
    const between = text.slice(start.claim.to, end.from);
    if (!/^\s*(?:[\w\p{Script=Han}]{0,8}\s?)?(?:to|→|到|至|降到|降至|升到|升至|缩短到|缩短至)\s*$/iu.test(between))
      continue;
    const [a, b] = [normal(start.claim).value, normal(end).value];
    const value = claim.unit === '%' ? (Math.abs(a - b) / a) * 100 : Math.max(a, b) / Math.min(a, b);
    const wrongWay = claim.direction !== null && claim.direction !== (b < a ? 'down' : 'up');
    if (!wrongWay && Math.abs(value - claim.value) <= 0.5) return [a, b];
  }
  return null;
}

/** From 98.9 % to 99.6 % are 0.7 points, from 8 to 5 days are 3: of two figures of one text and one unit, exactly. */
const isDifference = (claim: Claim, known: ReturnType<typeof all>): boolean => {
  const { value, unit } = normal(claim);
  const measured = unit === 'pp' ? '%' : unit;
  if (claim.role !== 'by' || unit === '%' || unit === 'x' || unit === 'rank') return false;
  const fits = known.filter(({ claim: one }) => normal(one).unit === measured);
  return fits.some(({ claim: end, text }) =>
    fits.some(({ claim: start, text: same }) => {
      if (same !== text || start.to > end.from || end.role !== 'to') return false;
      const change = normal(end).value - normal(start).value;
      const wrongWay = claim.direction !== null && claim.direction !== (change < 0 ? 'down' : 'up');
      return !wrongWay && change !== 0 && Math.abs(Math.abs(change) - value) < 1e-6;
    }),
  );
};

const NUMERAL =
  /^[$¥￥€£]?\s?(?:\d[\d,.]*\d|\d)(?:\s?(?:千万|百万|[千万亿]|(?:k|mn?|bn?|w)\b|(?:hundred|thousand|million|billion)\b))?|^[一二两三四五六七八九十百千万亿]+|^[a-z]+(?:[\s-][a-z]+)*?(?=\s|$)/i;

function gapFor(claim: Claim, text: string, language: Language): string | null {
  const slice = informal(text).slice(claim.from, claim.to);
  if (claim.unit === 'rank' || claim.unit === 'x' || /^[a-z翻倍减半一近过]+$/i.test(slice)) return null;
  const [open, close] = language === 'zh' ? ['【', '】'] : ['[', ']'];
  if (claim.unit === '%' || claim.unit === 'pp') return `${open}X%${close}`;
  const numeral = slice.match(NUMERAL)?.[0] ?? slice;
  const symbol = numeral.match(/^[$¥￥€£]/)?.[0] ?? '';
  return `${symbol}${open}N${close}${slice.slice(numeral.length)}`;
}

const MAX_GAPS = 3;

/**
 * Every figure must stand in the entry with the same unit, about the same thing, in the same direction. One that stands
 * nowhere becomes a gap; one that has been twisted drops the rewrite; one that was computed, or fetched from another
 * line than the first of `entry`, has to be confirmed.
 */
export function checkFigures(text: string, entry: readonly string[], language: Language): FigureVerdict {
  const known = all(entry);
  const confirm: string[] = [];
  const gaps: { from: number; to: number; gap: string }[] = [];
  for (const claim of claims(text)) {
    const { value, unit } = normal(claim);
    const matches = known.filter(({ claim: other }) => same(normal(other).value, value));
    if (matches.some(({ claim: other }) => normal(other).unit === unit)) {
      if (twisted(claim, text, known)) return 'unit';
      const here = claims(entry[0] ?? '').some((own) => same(normal(own).value, value) && normal(own).unit === unit);
      if (!here) confirm.push(text.slice(claim.from, claim.to));
      continue;
    }
    if (isDifference(claim, known)) continue;
    const pair = derived(claim, known);
    if (pair) {
      confirm.push(text.slice(claim.from, claim.to));
      continue;
    }
    if (matches.length > 0 || known.some(({ claim: other }) => same(other.value, claim.value))) return 'unit';
    const gap = gapFor(claim, text, language);
    if (gap === null || gaps.length === MAX_GAPS) return 'number';
    gaps.push({ from: claim.from, to: claim.to, gap });
  }
  // A gap instead of the person's own figure would lose a fact.
  const kept = claims(text).map(normal);
  const lostOne = claims(entry[0] ?? '').some((own) => !kept.some(({ value }) => same(value, normal(own).value)));
  if (gaps.length > 0 && lostOne) return 'number';
  const withGaps = gaps
    .toReversed()
    .reduce((rest, { from, to, gap }) => rest.slice(0, from) + gap + rest.slice(to), text);
  return { text: withGaps, confirm };
}
