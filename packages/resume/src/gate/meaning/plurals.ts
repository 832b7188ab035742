import { escaped } from '../../text/escaped.ts';
import { periodsOf } from './periods.ts';

/** `a poster for`, `one regional fair`: the noun that ends the phrase. */
const ONE_NOUN =
  /\b(?:an?|one|another|a single)\s+(?:[a-z\d'’-]+\s+){0,3}?([a-z]{3,})(?=[,;.)]|\s+(?:for|of|at|in|on|with|to|from|by|during|over|and|or|that|which|who|where|when|while|under|about|as|after|before|how|what|why|whether)\b|$)/gi;

const pluralOf = (noun: string): RegExp =>
  new RegExp(
    `\\b(?:${escaped(noun)}e?s|${escaped(noun.replace(/y$/, ''))}ies|${escaped(noun.replace(/fe?$/, ''))}ves)\\b`,
    'i',
  );

/** On a busy morning: as often as there is one. */
const OCCASION = /^(?:morning|afternoon|evening|night|day|shift|weekend|week|month|season)$/i;

/** One of them, told as several: a poster, posters. What happens again and again may be told so. */
export function multiplied(original: string, rewrite: string): string[] {
  if (periodsOf(original).length > 0) return [];
  return Array.from(original.matchAll(ONE_NOUN)).flatMap(([, noun = '']) => {
    const several = pluralOf(noun).exec(rewrite)?.[0];
    if (several === undefined || pluralOf(noun).test(original) || OCCASION.test(noun)) return [];
    return new RegExp(`\\b${escaped(noun)}\\b`, 'i').test(rewrite) ? [] : [several];
  });
}
