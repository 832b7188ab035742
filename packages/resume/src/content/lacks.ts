import {
  type Lack,
  type Language,
  missingFields,
  type Phones,
  type ResumeContent,
  wrongFields,
} from '@verdant/contracts';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const phones: Phones = {
  parse: (text, country) => parsePhoneNumberFromString(text, country as CountryCode),
  // the likely ones first
  countries: [...new Set<string>(['US', 'GB', ...getCountries()])],
};

/** All that keeps a résumé incomplete: what is missing, and the paths of what is wrong. */
export const lacksOf = (content: ResumeContent, language: Language): Lack[] => [
  ...missingFields(content),
  ...wrongFields(content, language, phones),
];
