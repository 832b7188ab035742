const PART =
  'shifts?|teams?|sections?|lines?|rounds?|routes?|areas?|class(?:es)?|groups?|patch|wards?|desk|departments?|territory|stores?|shops?|branch|units?|bay|tables?|stations?|floors?|wing|crew';
const MINE = new RegExp(`\\b(?:on|in|of|at|for|across|within|from) my (?:own )?(?:[a-z-]+ )?(?:${PART})\\b`, 'i');
const STILL_MINE = new RegExp(`\\b(?:my|own)\\b|\\b(?:one|a|this|that) (?:[a-z-]+ )?(?:${PART})\\b`, 'i');
const WHOLE =
  /\b(?:across|throughout|in|at|for|of) (?:the (?:whole |entire )?|all (?:the )?|our |every )(depots?|compan(?:y|ies)|firm|plants?|sites?|hospitals?|schools?|factor(?:y|ies)|business|organi[sz]ation|branch(?:es)?|stores?|shops?|warehouses?|departments?|countr(?:y|ies)|regions?|networks?|office|hotel|group|building|chain|college|university|centre|center)\b/i;

/** Errors on my shift, told as those of the depot: the part that one had charge of as all of it. */
export function partAsWhole(original: string, rewrite: string): string[] {
  if (!MINE.test(original) || STILL_MINE.test(rewrite)) return [];
  const whole = WHOLE.exec(rewrite);
  return whole && !original.toLowerCase().includes(whole[1]!.toLowerCase()) ? [whole[0]] : [];
}
