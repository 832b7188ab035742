import {
  alternation,
  chineseStreets,
  countryCodes,
  isPlace,
  placeNames,
  provinces,
  stateCodes,
  streets,
  streetWords,
  workplaces,
} from '@verdant/lexicon/vocabulary';

const { cities, countries } = placeNames;
const WORD = "[A-Z\\p{Lu}][\\p{L}.'’-]*";
const CODES = alternation([...stateCodes, ...countryCodes]);
const COUNTRIES = alternation(countries.en);
/** `Austin, TX 78701, USA` and `Porto, Portugal`. */
const CITY_COMMA = `${WORD}(?: ${WORD}| of| de| la){0,3},\\s*(?:${CODES}\\b(?:\\s+\\d{5})?(?:,\\s*(?:USA?|${COUNTRIES}))?|${COUNTRIES}\\b)`;

const PROVINCES = alternation(provinces);
const HAN = '[\\u4e00-\\u9fff]';
const DISTRICT = `(?:[\\s·-]*${HAN}{1,4}(?:新区|区|县))?`;
/** `浙江省杭州市西湖区`, `深圳 南山区`, `广东省`. */
const ZH_PLACE = `(?:中国)?(?:${PROVINCES}(?:省|自治区)?[\\s,，·-]*)?(?:${alternation(cities.zh)}市?${DISTRICT}|${HAN}{2,4}市(?:${HAN}{1,4}[区县])?)|${PROVINCES}省?`;

const WHOLE = new RegExp(`^(?:${CITY_COMMA}|${WORD}(?: ${WORD}){0,2},\\s*${COUNTRIES}|${ZH_PLACE})$`, 'u');
const TAIL = new RegExp(
  `(?:[,，·|–—-]\\s*|\\s{2,}|\\s+(?=${HAN})|[(（]\\s*)(${CITY_COMMA}|${alternation([...cities.en, ...workplaces])}|${ZH_PLACE})\\s*[)）.]?$`,
  'u',
);
const STREET = new RegExp(
  `\\d{1,5}\\s+(?:\\p{Lu}[\\p{L}.']*\\s+)*\\b${alternation(streetWords)}\\b|${alternation(chineseStreets)}\\s*\\d+\\s*号|\\b${alternation(streets)}$|^(?:address|street)\\b`,
  'iu',
);
const FIRST = new RegExp(CITY_COMMA, 'u');
const CHINESE = new RegExp(`^(?:${ZH_PLACE})$`, 'u');

/** True where the whole text is a place: by its name, or by the way in which places are written. */
export const isLocation = (text: string): boolean => isPlace(text) || WHOLE.test(text.trim());
export const isStreet = (text: string): boolean => STREET.test(text);

/** A place at the end of a text, after a separator: `Acme, Austin, TX`. */
export function locationAtEnd(text: string): { location: string; rest: string } | null {
  const m = text.match(TAIL);
  if (!m || m.index === undefined || m.index === 0) return null;
  return { location: m[1]!.trim(), rest: text.slice(0, m.index).trim() };
}

/** A place at the beginning or anywhere between separators of a short text. */
export const locationIn = (text: string): string | null => text.match(FIRST)?.[0] ?? text.match(CHINESE)?.[0] ?? null;
