import { allEntries } from '../catalogue.ts';
import { foldText } from '../fold.ts';
import { knownOrganisations } from '../organisations/known.ts';
import { ambiguousPlaces } from '../places/ambiguous.ts';
import { cities } from '../places/cities.ts';
import { countries } from '../places/countries.ts';
import { regions } from '../places/regions.ts';
import { degreePairs } from './degrees.ts';
import { languagePairs } from './languages.ts';
import { schoolPairs } from './schools.ts';
import { titlePairs } from './titles.ts';

type Rows = readonly (readonly (readonly string[])[])[];
const places: Rows = [...cities, ...regions, ...countries].filter(
  (row) => !row.flat().some((name) => ambiguousPlaces.has(name)),
);
// the list has names in lower case; one that is written begins with a capital
const organisations: Rows = knownOrganisations
  .filter(([en = [], zh = []]) => en.length > 0 && zh.length > 0)
  .map(([en = [], zh = []]) => [en.filter((name) => /^[a-z]+$/.test(name)).map(capital), zh]);
function capital(name: string): string {
  return name.length > 3 ? name[0]!.toUpperCase() + name.slice(1) : name.toUpperCase();
}
const terms: Rows = allEntries
  .filter(({ ambiguous, kind }) => !ambiguous && kind !== 'metric')
  .map(({ en, zh }) => [en, zh]);

type Target = 'en' | 'zh';
const build = (to: Target): ReadonlyMap<string, string> => {
  const found = new Map<string, string | null>();
  for (const [en = [], zh = []] of [
    degreePairs,
    titlePairs,
    schoolPairs,
    languagePairs,
    places,
    organisations,
    terms,
  ].flat()) {
    const [from, into] = to === 'en' ? [zh, en[0]] : [en, zh[0]];
    if (into === undefined) continue;
    for (const form of from.map(foldText)) {
      const other = found.get(form);
      // what stands for two things is none of the two
      found.set(
        form,
        other === undefined || (other !== null && foldText(other) === foldText(into)) ? (other ?? into) : null,
      );
    }
  }
  return new Map([...found].flatMap(([form, into]) => (into === null ? [] : [[form, into] as const])));
};

const built: Partial<Record<Target, ReadonlyMap<string, string>>> = {};

/** The usual name in the other language of what a text names as a whole; undefined where there is none, or more than one. */
export const inOtherLanguage = (text: string, to: Target): string | undefined => {
  built[to] ??= build(to);
  return built[to].get(foldText(text.trim()));
};
