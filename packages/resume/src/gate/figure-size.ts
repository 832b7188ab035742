import type { Quantity } from '../text/quantities.ts';

const SECONDS: Record<string, number> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400, week: 604_800 };
const MONTHS: Record<string, number> = { month: 1, year: 12 };
const KILOGRAMS: Record<string, number> = { mg: 1e-6, g: 0.001, jin: 0.5, kg: 1, t: 1000, lb: 0.45359237 };
const SQUARE_METRES: Record<string, number> = {
  m2: 1,
  mu: 10_000 / 15,
  ha: 10_000,
  km2: 1e6,
  acre: 4046.856,
  sqft: 0.09290304,
};
const METRES: Record<string, number> = {
  mm: 0.001,
  cm: 0.01,
  m: 1,
  km: 1000,
  mile: 1609.344,
  ft: 0.3048,
  inch: 0.0254,
};
const MEGABYTES: Record<string, number> = { mb: 1, gb: 1000, tb: 1e6 };
const LITRES: Record<string, number> = { ml: 0.001, l: 1, gal: 4.54609 };
const AMPERES: Record<string, number> = { ua: 1e-6, ma: 0.001, a: 1 };
const VOLTS: Record<string, number> = { mv: 0.001, v: 1, kv: 1000 };
const WATTS: Record<string, number> = { w: 0.001, kw: 1, mw: 1000 };
const MEASURES: [string, Record<string, number>][] = [
  ['time', SECONDS],
  ['span', MONTHS],
  ['weight', KILOGRAMS],
  ['area', SQUARE_METRES],
  ['length', METRES],
  ['data', MEGABYTES],
  ['volume', LITRES],
  ['current', AMPERES],
  ['voltage', VOLTS],
  ['power', WATTS],
];
/** Families of Chinese counters: 33 人 and 33 名, 14 次 and 14 场; what is counted is looked at by itself. */
const COUNTED = new Set(['人', '个', '家', '次', '单', '篇', '台', '页']);

/** A figure in the one unit of its measure: hours and minutes as time, ‰ and thirds as per cent. */
export function normal({ value, unit }: Quantity): { value: number; unit: string } {
  const measure = MEASURES.find(([, units]) => unit in units);
  if (measure) return { value: value * measure[1][unit]!, unit: measure[0] };
  if (unit === '‰') return { value: Math.round(value * 1e5) / 1e6, unit: '%' };
  if (unit === 'share') return { value: Math.round(value), unit: '%' };
  if (unit === '%' && value % 1 > 0 && Math.abs(value * 3 - 100) < 1) return { value: 33, unit };
  return { value, unit: COUNTED.has(unit) ? '' : unit };
}

/** Two figures of one measure; a bare one takes that of the other: from 11 weeks to 8. */
export const isSameMeasure = (a: Quantity, b: Quantity): boolean =>
  normal(a).unit === normal(b).unit || a.unit === '' || b.unit === '';

export const sameNumber = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a));
export const sameSize = (a: Quantity, b: Quantity): boolean => sameNumber(normal(a).value, normal(b).value);

/** Two summers, 30 days: what takes time, however it is counted. */
const TIMES =
  /^[\s-]*(?:consecutive\s+)?(?:summers?|winters?|seasons?|terms?|semesters?|nights?|weekends?|shifts?|sessions?|evenings?|mornings?|visits?|meetings?|events?|trips?|lessons?|classes|games?|matches|rounds?|editions?|releases?|phases?|stages?|sprints?|quarters?|fortnights?)\b/i;
const SPANS = new Set(['min', 'h', 'd', 'week', 'month', 'year']);
/** `Over two years, …`, `improved over 6 weeks`: how long it took, not more than that. */
export const isOverTime = (text: string, { unit, from, to }: Quantity): boolean =>
  (SPANS.has(unit) || TIMES.test(text.slice(to))) &&
  /(?:^|[,;.(]\s*|\b(?!for|of|in|after|with|within|takes?|took|last(?:ed|ing)|the|an?|is|was|and|has|have)[a-z%\d]+\s+)over\s+(?:the\s+(?:last|past|next)\s+)?$/i.test(
    text.slice(0, from),
  ) &&
  !/^['’]|^\s*(?:of|experience)\b/i.test(text.slice(to));
