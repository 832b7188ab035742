import type { Education } from '@verdant/contracts';
import { saysHowStudied } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../../parse/draft.ts';

type School = Draft<Education>;

/** `West African Senior School Certificate`: a paper, whatever stands in its name. */
const isPaper = (name: string): boolean => /(?:certificate|diploma|examination)$/i.test(name);
const isDegreeAlone = ({ school, degree, end }: School): boolean =>
  end !== '' && (school === '' || saysHowStudied(school) ? degree !== '' : isPaper(school));
const isSchoolAlone = ({ school, degree, end }: School): boolean => school !== '' && degree === '' && end !== '';

const withDegree = (one: School, { school, degree, major, description, source }: School): School => ({
  ...one,
  degree: (saysHowStudied(school) ? '' : school) || degree,
  major: one.major || major,
  description: [one.description, description].filter(Boolean).join('\n'),
  ...(one.source && source ? { source: { ...one.source, lines: [...one.source.lines, ...source.lines] } } : {}),
});

/**
 * `Institutions attended with dates`, and below another heading `Qualifications obtained with dates`: where each degree of
 * the second list is of the year in which one school of the first ended, it is the degree of that school. Both lists else.
 */
export function withDegreesListedApart(schools: School[], degrees: School[]): School[] {
  const isApart = degrees.length > 0 && degrees.every(isDegreeAlone) && schools.every(isSchoolAlone);
  const ofYear = degrees.map(({ end }) => schools.filter((one) => one.end?.slice(0, 4) === end?.slice(0, 4)));
  const matched = new Set(ofYear.flat());
  if (!isApart || !ofYear.every((some) => some.length === 1) || matched.size !== degrees.length)
    return [...schools, ...degrees];
  return schools.map((one) => {
    const at = ofYear.findIndex(([school]) => school === one);
    return at < 0 ? one : withDegree(one, degrees[at]!);
  });
}
