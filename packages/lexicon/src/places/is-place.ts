import { anyOf } from '../match/any-of.ts';
import { cities } from './cities.ts';
import { countries } from './countries.ts';
import { moreCities, moreCountries } from './more-places.ts';
import { provinces } from './provinces.ts';
import { regions } from './regions.ts';
import { states } from './states.ts';
import { workplaces } from './workplaces.ts';

const [english, chinese] = [0, 1].map((column) => (rows: typeof cities) => rows.flatMap((row) => row[column] ?? []));

/** Names of places by what they are, each language in a list of its own. */
export const placeNames = {
  cities: { en: [...english!(cities), ...moreCities.en], zh: [...chinese!(cities), ...moreCities.zh] },
  countries: {
    en: [...english!(countries), ...moreCountries, ...states].filter((name, at, all) => all.indexOf(name) === at),
    zh: chinese!(countries),
  },
  regions: { en: english!(regions), zh: chinese!(regions) },
};

/** Cities, countries and regions with all their names: a row a place. */
export const places = [...cities, ...countries, ...regions];

const whole = anyOf(
  [...places.flat(2), ...states, ...moreCities.en, ...moreCities.zh, ...moreCountries, ...provinces, ...workplaces],
  { at: 'whole', exactCase: true },
);

/** True where a text is the name of a place and nothing else; places are written with capitals. */
export const isPlace = (text: string): boolean => whole.test(text);
