import { ambiguousPlaces, cities, knownOrganisations, regions } from '@verdant/lexicon';

/** Cities, regions and large organisations under both their names: what stands on one side must stand on the other. */
export const KNOWN_PAIRS: readonly (readonly string[])[] = [...cities, ...regions, ...knownOrganisations]
  .filter(([english = [], chinese = []]) => english.length > 0 && chinese.length > 0)
  .map((row) => row.flat().map((name) => name.toLowerCase()))
  .filter((names) => !names.some((name) => ambiguousPlaces.has(name)));

/** Claims of standing, each in both languages: none may come in with a translation, and none may get lost. */
export const CLAIM_PAIRS: readonly RegExp[] = [
  /\bpatent|专利/i,
  /\bawards?\b|\bprize|\bmedal|\bscholarship|\bwon\b|奖|荣获|获评/i,
  /\bph\.?d\b|\bdoctora|博士/i,
  /\bmaster['’]?s?\b(?! data)|\bm\.?sc\b|\bmba\b|硕士|研究生/i,
  /\bbachelor|\bb\.?sc\b|\bundergraduate|本科|学士/i,
  /\bpromot(?:ed|ion) (?:to|twice|from|in|within|after)|晋升|升职|升任/i,
  /\bpublished\b|\bpublication|发表|出版/i,
  /\b(?:single-?handed|solely|independently|alone|on my own)|独立|独自|单独|一手|全权/i,
  /\b(?:co-?)?found(?:ed|er|ing)\b|创办|创立|创始|创业/i,
];
