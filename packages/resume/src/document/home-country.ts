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
  [
    'IE',
    /\b(?:Co\.? (?:Cork|Dublin|Kerry|Galway|Mayo|Donegal|Clare|Limerick|Kildare|Meath|Louth|Wicklow|Wexford|Tipperary|Waterford|Kilkenny|Sligo|Offaly|Laois|Westmeath|Cavan|Monaghan|Roscommon|Leitrim|Longford|Carlow)|(?<!Northern )Ireland|Eircode)\b/,
  ],
];
/** Others by their names and those of their people, as they stand in a head or behind `Nationality`. */
const OTHERS: readonly [string, RegExp][] = [
  ['KE', /\bKenyan?\b|\bNairobi\b/],
  ['NG', /\bNigerian?\b|\bLagos\b|\bAbuja\b|\bIbadan\b/],
  ['GH', /\bGhana(?:ian)?\b|\bAccra\b/],
  ['UG', /\bUgandan?\b|\bKampala\b/],
  ['TZ', /\bTanzanian?\b/],
  ['ZA', /\bSouth Africa[n]?\b|\bGauteng\b|\bKwaZulu\b/],
  ['ZW', /\bZimbabwean?\b|\bHarare\b/],
  ['IN', /\bIndian?\b|\bMumbai\b|\bBengaluru\b|\bHyderabad\b|\bChennai\b|\bPune\b/],
  ['PK', /\bPakistani?\b|\bKarachi\b|\bLahore\b/],
  ['BD', /\bBangladeshi?\b|\bDhaka\b/],
  ['LK', /\bSri Lankan?\b|\bColombo\b/],
  ['NP', /\bNepal(?:i|ese)?\b/],
  ['PH', /\bPhilippines\b|\bFilipin[oa]\b|\bManila\b|\bBrgy\b/],
  ['MY', /\bMalaysian?\b|\bKuala Lumpur\b|\bSelangor\b/],
  ['SG', /\bSingapore(?:an)?\b/],
  ['ID', /\bIndonesian?\b|\bJakarta\b/],
  ['AE', /\bU\.?A\.?E\b|\bDubai\b|\bAbu Dhabi\b|\bSharjah\b/],
  ['SA', /\bSaudi\b|\bRiyadh\b|\bJeddah\b/],
  ['QA', /\bQatar\b|\bDoha\b/],
  ['DE', /\bGerman[y]?\b|\bDeutschland\b/],
  ['MT', /\bMalt(?:a|ese)\b/],
  ['PT', /\bPortug(?:al|uese)\b/],
  ['RO', /\bRomanian?\b/],
  ['PL', /\bPoland\b|\bPolish\b/],
];
/** What a language is called says nothing of where somebody is. */
const OF_PEOPLE = /^(?:nationality|citizenship|citizen)\b/i;

const writtenOf = (text: string): string | null => {
  const number = text.match(/\+\d[\d\s().-]{6,20}/)?.[0];
  return (number && parsePhoneNumberFromString(number)?.country) || null;
};

/**
 * The country that a document is from (ISO 3166), by the code of its telephone number, the place of its head or the
 * nationality that it names; null where nothing says so.
 */
export function homeCountry({ content: { basics, custom, work }, loose }: ResumeDocument): string | null {
  const byNumber = writtenOf(basics.phone);
  if (byNumber) return byNumber;
  const own = custom.flatMap(({ items }) => items);
  const head = [
    basics.address,
    ...loose,
    ...own.filter((text) => /^(?:physical |home |postal )?address\b/i.test(text)),
  ];
  const byHead = [...NAMED, ...OTHERS].find(([, words]) => head.some((text) => words.test(text)));
  if (byHead) return byHead[0];
  const people = own.filter((text) => OF_PEOPLE.test(text));
  const byPeople = OTHERS.find(([, words]) => people.some((text) => words.test(text)));
  // where all jobs are, there somebody is at home
  const houses = work.map(({ company }) => company);
  return (
    byPeople?.[0] ?? [...NAMED, ...OTHERS].find(([, words]) => houses.some((text) => words.test(text)))?.[0] ?? null
  );
}
