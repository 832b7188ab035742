import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ResumeDocument } from './document.ts';

/** Where data about the person are asked of nobody: there a date of birth stands by mistake. */
const NAMED: readonly [string, RegExp][] = [
  [
    'US',
    /\b(?:USA|U\.S\.A?|United States)\b|, (?:A[LKZR]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b(?: \d{5})?/,
  ],
  ['GB', /\b(?:United Kingdom|UK|England|Scotland|Wales|Northern Ireland)\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/],
  [
    'CA',
    /\b(?:Canada|Ontario|Alberta|British Columbia|Nova Scotia|Manitoba|Saskatchewan|Quebec|New Brunswick)\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/,
  ],
  ['AU', /\b(?:Australia|NSW|VIC|QLD|Queensland|Tasmania)\b/],
  ['NZ', /\b(?:New Zealand|Aotearoa)\b/],
  ['IE', /\b(?:Co\. ?[A-Z][a-z]+|Ireland|Eircode)\b/],
];

const writtenOf = (text: string): string | null => {
  const number = text.match(/\+\d[\d\s().-]{6,20}/)?.[0];
  return (number && parsePhoneNumberFromString(number)?.country) || null;
};

/**
 * The country that a document is from (ISO 3166), by the code of its telephone number or the place of its head; null
 * where neither says so.
 */
export function homeCountry({ content: { basics }, loose }: ResumeDocument): string | null {
  const byNumber = writtenOf(basics.phone);
  if (byNumber) return byNumber;
  const head = [basics.address, ...loose].join('\n');
  return NAMED.find(([, words]) => words.test(head))?.[0] ?? null;
}
