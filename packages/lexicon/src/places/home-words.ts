/**
 * Countries (ISO 3166) by what addresses hold: names of the country and its parts, codes of states, the shape of a postcode.
 * In these nobody is asked for a date of birth.
 */
export const countriesOfAddress: readonly (readonly [string, RegExp])[] = [
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
export const countriesOfPeople: readonly (readonly [string, RegExp])[] = [
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
