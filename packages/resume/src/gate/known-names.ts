import { ambiguousPlaces, cities, companyRankings, countries, knownOrganisations, regions } from '@verdant/lexicon';

/** Organisations that a model is prone to invent, in lower case as well. Only ever used to refuse. */
export const ORGANISATIONS = [...knownOrganisations.flat(2), ...companyRankings];

/** What most work is done in says nothing. */
const HOME = new Set(['china', '中国', '中國']);

/** Places in lower case, likewise: a rewrite may not move the work. */
export const PLACES = [cities, countries, regions]
  .flat(3)
  .map((name) => name.toLowerCase())
  .filter((name) => !HOME.has(name) && !ambiguousPlaces.has(name));
