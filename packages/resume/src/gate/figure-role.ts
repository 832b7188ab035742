import type { Quantity } from '../text/quantities.ts';

/** The end of a way: 从 30 (from) 降到 20 (to). '' for a figure by itself and for the ends of a range. */
export type Role = 'from' | 'to' | '';

/** How near the figure is: under 90, less than 90, 约 90. */
const NEAR =
  '(?:约|近|大约|将近|接近|不(?:超过|足|到|高于|低于|少于|多于)|至[多少]|最[多少]|(?:about|around|roughly|approximately|some|over|above|under|below|nearly|almost|only|just|up to|at (?:most|least)|(?:(?:no|not) )?(?:less|more|fewer) than|just (?:under|over|below|above)) )?\\s*[$¥£€]?$';
const FROM = new RegExp(
  `(?:\\bfrom|从|由|自)\\s*(?:(?:19|20)\\d\\d\\s?年|\\s|的)*(?:每?\\p{Script=Han}{0,3}?)?${NEAR}`,
  'iu',
);
const TO = new RegExp(
  `${/(?:(?<!\b(?:up|(?<!end )close|due|prior|next|according|added) )\bto|(?<!不)[到至达]了?|(?:[改换变调]成|[改换变调升增降减缩提加转压延拓]为|(?<=[由从自][^，,。；;]{1,24})为)(?:[每一][天日周月年班]|每个月)?|→|reach(?:ed|ing)|\b(?:fell|dropped|went|came|rose|climbed|got|brought|kept|cut|reduced|down|up) (?:below|under|above))(?:(?:19|20)\d\d\s?年|\s|的)*/.source}${NEAR}`,
  'iu',
);
const ARROW = /^\s*(?:→|->|=>|➔)\s*$/;
/** From 88 to 92 is where it lay, no way that it went. */
const RANGING = /\b(?:rang(?:ed|ing|es)|var(?:ied|ying|ies)|anywhere|anything)\s+(?:\w+\s+)?from\s*[$¥£€]?$/i;
const RANGE = /^-?\s*(?:to|至|到|[-–—~～])\s*$/i;
const WAY = /\bto\b|[到至为成→]|\bthen\b/i;

export function roleOf(text: string, before: string, figures: readonly Quantity[], index: number): Role {
  const [last, own, next] = [figures[index - 1], figures[index]!, figures[index + 1]];
  const since = last ? text.slice(last.to, own.from) : '';
  const until = next ? text.slice(own.to, next.from) : '';
  if (next && ARROW.test(until)) return 'from';
  if (last && ARROW.test(since)) return 'to';
  if (RANGING.test(text.slice(0, own.from)) || (last && RANGING.test(text.slice(0, last.from)))) return '';
  const isFrom = FROM.test(before);
  if (isFrom && ((next && WAY.test(until)) || (last && TO.test(text.slice(0, last.from))))) return 'from';
  if (last && RANGE.test(since) && (last.unit === own.unit || last.unit === '' || own.unit === ''))
    return FROM.test(text.slice(0, last.from)) ? 'to' : '';
  return !isFrom && TO.test(before) ? 'to' : '';
}
