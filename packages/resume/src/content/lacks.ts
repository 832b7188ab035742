import {
  type Lack,
  type Language,
  missingFields,
  phoneRule,
  type ResumeContent,
  wrongFields,
} from '@verdant/contracts';
import { remembered } from '@verdant/lexicon';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const rule = phoneRule({
  parse: (text, country) => parsePhoneNumberFromString(text, country as CountryCode),
  // the likely ones first
  countries: [...new Set<string>(['US', 'GB', ...getCountries()])],
});
/** One that is nowhere at home is looked up in every country: once, not at every look at its résumé. */
const known = { en: remembered((text) => rule(text, 'en')), zh: remembered((text) => rule(text, 'zh')) };

/** All that keeps a résumé incomplete: what is missing, and the paths of what is wrong. */
export const lacksOf = (content: ResumeContent, language: Language): Lack[] => [
  ...missingFields(content),
  ...wrongFields(content, language, (text, written) => known[written](text)),
];
