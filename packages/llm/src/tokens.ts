/**
 * A cautious guess at tokens, for limits and not for bills: 1 for a CJK character, 1 for 3.5 other characters. Byte-pair
 * vocabularies in use stay below it on prose, JSON and Chinese alike.
 */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]/g)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / 3.5);
}
