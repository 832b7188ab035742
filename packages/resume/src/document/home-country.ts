import { countriesOfAddress, countriesOfPeople } from '@verdant/lexicon/vocabulary';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ResumeDocument } from './document.ts';

const COUNTRIES = [...countriesOfAddress, ...countriesOfPeople];
/** What a language is called says nothing of where somebody is. */
const OF_PEOPLE = /^(?:nationality|citizenship|citizen)\b/i;

/** Codes that a country shares with islands of its own. */
const SHARED: Readonly<Record<string, string>> = { 44: 'GB', 61: 'AU' };
const writtenOf = (text: string): string | null => {
  const number = text.match(/\+\d[\d\s().-]{6,20}/)?.[0];
  const parsed = number === undefined ? undefined : parsePhoneNumberFromString(number);
  return SHARED[parsed?.countryCallingCode ?? ''] ?? parsed?.country ?? null;
};

/** A mobile number of Britain as it is dialled and parted there; those of Iraq are as long, and parted behind the fourth figure. */
const BRITISH_MOBILE = /^07[1-57-9]\d\d[ -]\d{3}[ -]?\d{3}$/;
const byDialling = ({ content: { basics }, language }: ResumeDocument): string | null =>
  language === 'en' && BRITISH_MOBILE.test(basics.phone.trim()) ? 'GB' : null;

/**
 * The country that a document is from (ISO 3166), by the code of its telephone number, the place of its head or the
 * nationality that it names; null where nothing says so.
 */
export function homeCountry(document: ResumeDocument): string | null {
  const {
    content: { basics, custom, work },
    loose,
  } = document;
  const byNumber = writtenOf(basics.phone);
  if (byNumber) return byNumber;
  const own = custom.flatMap(({ items }) => items);
  const head = [
    basics.address,
    ...loose,
    ...own.filter((text) => /^(?:physical |home |postal )?address\b/i.test(text)),
  ];
  const byHead = COUNTRIES.find(([, words]) => head.some((text) => words.test(text)));
  if (byHead) return byHead[0];
  const people = own.filter((text) => OF_PEOPLE.test(text));
  const byPeople = countriesOfPeople.find(([, words]) => people.some((text) => words.test(text)));
  // where all jobs are, there somebody is at home
  const houses = work.map(({ company }) => company);
  const byHouses = COUNTRIES.find(([, words]) => houses.some((text) => words.test(text)));
  return byPeople?.[0] ?? byHouses?.[0] ?? byDialling(document);
}
