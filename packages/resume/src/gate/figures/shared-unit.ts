import type { Quantity } from '../../text/quantities.ts';

/** 180 of the 400 days. */
const PART_OF_ALL = /^\s(?:out )?of (?:the |our |all )?$/;

const RATES = new Set(['%', '‰', 'pp', 'x', 'share']);

const FROM = /(?:\b(?:from|between)|从|由)\s*$/i;

/** "from 30 to 20 minutes": the first figure has the unit of the second. */
export function sharedUnit(
  text: string,
  quantity: Quantity,
  last: Quantity | undefined,
  next: Quantity | undefined,
): string {
  if (quantity.unit !== '') return quantity.unit;
  const joint = /^\s*(?:to|from|→|到|至|(?:提高|提升|增加|降低|降|升|缩短|压缩|减少)?(?:到|至))\s*$/i;
  if (next && next.unit !== '%' && joint.test(text.slice(quantity.to, next.from))) return next.unit;
  // improved from 81 to 93 %
  if (
    next &&
    /^\s*(?:to|and|到|至)\s*$/.test(text.slice(quantity.to, next.from)) &&
    FROM.test(text.slice(0, quantity.from))
  )
    return next.unit;
  if (next && /^-?\s?(?:to|or|and)\s$/.test(text.slice(quantity.to, next.from)) && next.unit === 'year') return 'year';
  if (last && /^ (?:before|initially|originally|at first),? (?:and|but) $/.test(text.slice(last.to, quantity.from)))
    return last.unit;
  // 44 % of the 90 members: 90 are members
  if (next && !RATES.has(next.unit) && PART_OF_ALL.test(text.slice(quantity.to, next.from))) return next.unit;
  if (last && !RATES.has(last.unit) && PART_OF_ALL.test(text.slice(last.to, quantity.from))) return last.unit;
  if (last && last.unit !== '%' && joint.test(text.slice(last.to, quantity.from))) return last.unit;
  return '';
}

/** Aged two to three, ages 4-7. */
const AGED = /\b(?:aged|ages)(?: (?:of|from|between))?(?: [\w-]{1,9} (?:to|and|or))? $/i;
/** Whether what stands before a figure makes it an age. */
export const isAge = (before: string): boolean => AGED.test(before);

const LISTED = /第[一二三四五六七八九十\d]+[、和及与]$/;
/** 第二、四篇: the fourth one, as the second is. */
export const isListedRank = (before: string): boolean => LISTED.test(before);
