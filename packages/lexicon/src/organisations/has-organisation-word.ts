import { anyOf } from '../match/any-of.ts';
import { organisationWords } from './organisation-words.ts';
import { afterNoSchool, schoolNames, schoolWords, shortSchoolNames } from './schools.ts';

const words = anyOf([...organisationWords.en, ...organisationWords.zh]);
const chineseAtEnd = anyOf(organisationWords.zh, { at: 'end' });
const schools = {
  en: anyOf([...schoolWords.en, ...schoolNames], { exactCase: true }),
  zh: anyOf(schoolWords.zh, { notBefore: afterNoSchool }),
  short: anyOf(shortSchoolNames, { at: 'whole' }),
};

/** True where a text holds a word that organisations have in their names. */
export const hasOrganisationWord = (text: string): boolean => words.test(text);
/** In Chinese the last word says what a name is: 软件开发有限公司 is a company. */
export const endsInChineseOrganisation = (text: string): boolean => chineseAtEnd.test(text);
/** True where a text holds a word of schools' names, or a school that goes without. */
export const hasSchoolWord = (text: string): boolean =>
  schools.en.test(text) || schools.zh.test(text) || schools.short.test(text);
