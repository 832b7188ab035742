const PART =
  'shifts?|teams?|sections?|lines?|rounds?|routes?|areas?|class(?:es)?|groups?|patch|wards?|desk|departments?|territory|stores?|shops?|branch|units?|bay|tables?|stations?|floors?|wing|crew';
const MINE = new RegExp(`\\b(?:on|in|of|at|for|across|within|from) my (?:own )?(?:[a-z-]+ )?(?:${PART})\\b`, 'i');
const STILL_MINE = new RegExp(`\\b(?:my|own)\\b|\\b(?:one|a|this|that) (?:[a-z-]+ )?(?:${PART})\\b`, 'i');
const WHOLE =
  /\b(?:across|throughout|in|at|for|of) (?:the (?:whole |entire )?|all (?:the )?|our |every )(depots?|compan(?:y|ies)|firm|plants?|sites?|hospitals?|schools?|factor(?:y|ies)|business|organi[sz]ation|branch(?:es)?|stores?|shops?|warehouses?|departments?|countr(?:y|ies)|regions?|networks?|office|hotel|group|building|chain|college|university|centre|center)\b/i;

/** Errors on my shift, told as those of the depot or of no part at all: what one had charge of as all of it. */
export function partAsWhole(original: string, rewrite: string): string[] {
  const mine = MINE.exec(original);
  if (mine === null || STILL_MINE.test(rewrite)) return [];
  // on my line left out, so that it is so everywhere
  const thing = mine[0]
    .split(' ')
    .at(-1)!
    .replace(/(?:es|s)$/i, '');
  if (!rewrite.toLowerCase().includes(thing.toLowerCase())) return [mine[0]];
  const whole = WHOLE.exec(rewrite);
  return whole && !original.toLowerCase().includes(whole[1]!.toLowerCase()) ? [whole[0]] : [];
}
