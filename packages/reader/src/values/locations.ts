import {
  alternation,
  chineseStreets,
  countryCodes,
  isPlace,
  livesIn,
  placeNames,
  provinces,
  remembered,
  stateCodes,
  states,
  streetOpeners,
  streets,
  streetWords,
  workplaces,
} from '@verdant/lexicon/vocabulary';

const { cities, countries } = placeNames;
/** No place is longer, in letters. */
const MOST = 160;
const WORD = "[A-Z\\p{Lu}][\\p{L}.'’-]*";
/** `ABC No. 123456`, `XYZ Reg No 9812`: what somebody is registered as, no town with its code. */
const REGISTERED =
  /^\p{Lu}{2,6}\.?\s(?:(?:Reg|Registration|Licen[cs]e|Member(?:ship)?)\.?\s)?(?:No|Nr|Number)\.?:?\s?[\p{Lu}\d/-]+$/u;
export const isRegistration = (text: string): boolean => REGISTERED.test(text.trim());

const CODES = alternation([...stateCodes, ...countryCodes]);
const COUNTRIES = alternation(countries.en);
/** `Austin, TX 78701, USA` and `Porto, Portugal`. */
const CITY_COMMA = `${WORD}(?: ${WORD}| of| de| la){0,3},\\s*(?:${CODES}\\b(?:\\s+\\d{5})?(?:(?:,\\s*|\\s)(?:USA?|${COUNTRIES}))?|${COUNTRIES}\\b)`;

const PROVINCES = alternation(provinces);
const HAN = '[\\u4e00-\\u9fff]';
/** The town, village or road of a district, without a number. */
const TOWN = `(?:${HAN}{1,6}?(?:街道|社区|镇|乡|村|路|街|大道))?`;
const DISTRICT = `(?:[\\s·-]*${HAN}{1,4}(?:新区|区|县)${TOWN})?`;
/** `浙江省杭州市西湖区`, `深圳 南山区`, `广东省`. */
const ZH_PLACE = `(?:${alternation(countries.zh)})[\\s·,，-]*(?:${alternation(cities.zh)})|(?:中国)?(?:${PROVINCES}(?:省|自治区)?[\\s,，·-]*)?(?:${alternation(cities.zh)}市?${DISTRICT}|${HAN}{2,4}市(?:${HAN}{1,4}[区县]${TOWN})?)|${PROVINCES}省?`;

const COMMAS = `${WORD}(?: ${WORD}| of| de| la| upon){0,3}`;
/** \`Leeds LS1 4AB\`, \`Hobart TAS 7000\`, \`75011 Paris\`, \`1017 AB Ostra\`. */
const POSTAL = [
  `${COMMAS},?\\s+(?:${CODES}),?\\s+(?:\\d{4,5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)`,
  `${COMMAS},?\\s+[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}`,
  // the first half of a British code; `German, B2` is a level
  `${COMMAS},\\s+(?![ABC][12]$)[A-Z]{1,2}\\d[A-Z\\d]?$`,
  // Irish: `Co. Tarn, H91 X0X0`
  `${COMMAS},\\s+[A-Z]\\d[\\dW]\\s?[A-Z\\d]{4}`,
  `(?:[A-Z]{1,2}-)?(?:\\d{5}|\\d{4} [A-Z]{2}|\\d{3} \\d{2}|(?!19|20)\\d{4}),? ${COMMAS}`,
  `${COMMAS},?\\s+(?:[A-Z]{1,2}-)?\\d{5,6}`,
  // Indian: `Tarn - 411000`
  `${COMMAS}\\s?[-–—]\\s?\\d{3} ?\\d{3}`,
].join('|');
/** House, farm and village before a place with its postal code. */
const PARTS = "(?:[\\p{L}\\d][\\p{L}\\d'’.#/ -]{0,40},\\s*){1,4}";
const END = `(?:,\\s*(?:${COUNTRIES}|${CODES})|\\s(?:USA?|United States))?`;
/** A whole address, where the state stands behind the postal code and the city: \`5 Lot Road, 81200 Tarn Bay, Tarn State\`. */
const WITH_STATE = `${PARTS}\\d{4,6} ${COMMAS},\\s*${COMMAS}`;
/** \`Lot 12 Rosal Subd., Brgy. Tarn, Tarn City 6000, Philippines\`: the code stands between the town and the country. */
const WITH_CODE = `(?:${PARTS})?${COMMAS} \\d{4},\\s*(?:${COUNTRIES})`;
/** \`3 Harbour Wynd, Tarn Bay\`: house, way of any name and place. */
const SMALL = '(?:na|an|y|yr|de|la|le|les|du|des|of|the|do|da|di|del|van|der|den|von|am|im|al|el)';
const HOUSE = `\\d{1,4}[A-Za-z]?(?:/\\d{1,4}[A-Za-z]?)? ${WORD}(?: ${WORD}| ${SMALL}(?= )){0,4}(?:,\\s*${COMMAS}){1,3}`;
/** \`Boise, Idaho, USA\`: a place of any name before one that is known. */
const KNOWN_END = `(?:${COMMAS},\\s*){1,2}(?:${COUNTRIES}|${CODES}|${alternation(cities.en)})`;
const ZH_CITY = `(?:${alternation(cities.zh)}|${HAN}{2,4}市)市?`;
const ZH_SEP = '[\\s,，·・•/\\-—]+';
/** \`无锡·滨湖\`, \`江苏/无锡/滨湖\`, \`江苏省 昆山市\`. */
const ZH_PARTS = `(?:中国${ZH_SEP}?)?(?:${PROVINCES}省?${ZH_SEP}?)?${ZH_CITY}(?:${ZH_SEP}${HAN}{2,4}){0,2}|${PROVINCES}省?${ZH_SEP}${HAN}{2,4}(?:${ZH_SEP}${HAN}{2,4})?|${PROVINCES}省?${HAN}{2,4}(?:市|县|州)(?:${HAN}{1,4}(?:区|县|市|镇))?|${HAN}{2,4}(?:自治州|自治县|地区)`;

/** `Moor Bay VIC`, `East Moor, Moor Bay NSW`: codes of three letters are no word. */
const STATE_END = `(?:${COMMAS},\\s*)?${COMMAS} ${alternation(stateCodes.filter((code) => code.length > 2))}`;

const TOWN_OF_STATE = new RegExp(`^${COMMAS} ${alternation(stateCodes)}$`, 'u');
/** The same with any code (`Volvo AB` as well), where post and employer stand before it. */
export const isTownOfState = (text: string): boolean => text.length <= MOST && TOWN_OF_STATE.test(text.trim());

/** `Edmonton AB`, `Salt Hill UT`: behind a known city any code, behind others one that ends no company's name and stands for no degree or word. */
const OTHER_WORDS = 'AB AL CO CT DC DE HI IN LA MA MD ME MS NB OK ON OR PA PE SC'.split(' ');
const TOWN_AND_CODE = new RegExp(
  `^(?:${alternation(cities.en)} ${alternation(stateCodes)}|(?:${COMMAS}) ${alternation(stateCodes.filter((code) => !OTHER_WORDS.includes(code)))})$`,
  'u',
);

/** A town and the code of its state without a comma, where an employer stands before it. */
export const isTownWithCode = (text: string): boolean => text.length <= MOST && TOWN_AND_CODE.test(text.trim());

const WHOLE = new RegExp(
  `^(?:${CITY_COMMA}|${WORD}(?: ${WORD}){0,2},\\s*${COUNTRIES}|(?:${PARTS})?(?:${POSTAL})${END}|${WITH_STATE}|${WITH_CODE}|${HOUSE}|${KNOWN_END}|${STATE_END}|${ZH_PLACE}|${ZH_PARTS})$`,
  'u',
);
const TAIL = new RegExp(
  `(?:[,，·|–—-]\\s*|\\s{2,}|\\s+(?=${HAN})|[(（]\\s*)(${CITY_COMMA}|${alternation([...cities.en, ...workplaces])}|${ZH_PLACE})\\s*[)）.]?$`,
  'u',
);
const STREET = new RegExp(
  `\\d{1,5}[A-Z]?,?\\s+(?:\\p{Lu}[\\p{L}.']*\\s+)*\\b${alternation(streetWords)}\\b|${alternation(chineseStreets)}\\s*\\d+\\s*号|\\b${alternation(streets)}$|^(?:address|street)\\b(?=.*\\d)|\\bP\\.?\\s?O\\.?\\s?Box\\b|^\\d{1,4}[A-Z]?,?\\s${alternation(streetOpeners)}\\s\\p{L}|^${alternation(streetOpeners)}\\s\\p{L}[\\p{L} .'’-]{1,40},?\\s\\d{1,4}(?![\\d])`,
  'iu',
);
const FIRST = new RegExp(CITY_COMMA, 'u');
const CHINESE = new RegExp(`^(?:${ZH_PLACE})$`, 'u');

const LIVES = new RegExp(
  `^(?:${alternation(livesIn.zh)}\\s*[:：]?\\s*|${alternation(livesIn.en)}\\s*[:：]?\\s+)(?=\\S)`,
  'iu',
);

/** A place without the words that say that somebody lives there: `现居杭州`, `Based in Ghent`. Null where none stand. */
export function residence(text: string): string | null {
  if (text.length > MOST) return null;
  const m = text.match(LIVES);
  const place = m ? text.slice(m[0].length).trim() : '';
  return place !== '' && place.length <= 60 ? place : null;
}

const PLAIN =
  /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|upon|on|de|la|del|am|im)){0,3}(?:, \p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}){0,2}$/u;

/** True where a text is written as a place may be, whatever its name: one to four words with capitals. */
export const mayBePlace = (text: string): boolean => text.length <= 50 && PLAIN.test(text);

/** `University of California, San Diego`: of what a whole state shares, the town says which one it is. */
const OF_STATE = new RegExp(`^(?:The )?(?:University of ${alternation(states)}|California State University)$`, 'u');
export const namesCampus = (school: string, place: string): boolean =>
  OF_STATE.test(school.trim()) && !place.includes(',') && !states.includes(place.trim());

const isCampus = (text: string): boolean => {
  const at = text.indexOf(', ');
  return at > 0 && namesCampus(text.slice(0, at), text.slice(at + 2));
};

/** True where the whole text is a place: by its name, or by the way in which places are written. */
export const isLocation = remembered(
  (text): boolean =>
    text.length <= MOST && (isPlace(text) || WHOLE.test(text.trim())) && !isCampus(text) && !isRegistration(text),
  { most: 2000 },
);
const QUARTER_OF_CITY = new RegExp(`^(?:${alternation(cities.zh)})市?${HAN}{2}$|^${PROVINCES}${HAN}{2,3}(?<!人)$`, 'u');

/** `杭州余杭`, `浙江玉环`: no word says what the second is, so that other words may look so; only where an address may stand. */
export const isQuarterOfCity = (text: string): boolean => QUARTER_OF_CITY.test(text.trim());

const TOWN_OF_COUNTY = new RegExp(
  `^(?:\\d{1,4}[A-Za-z]? )?${WORD}(?: ${WORD}){0,2}(?:, ${WORD}(?: ${WORD}){0,2}){0,2}, (?:County|Co\\.) (?!Ltd\\b|Limited\\b|Inc\\b)${WORD}$`,
  'u',
);

/** `Tarn Bay, County Tarn`: a town, where something else stands before it; alone an employer may stand there (`Aldi, Co. Tarn`). */
export const isTownOfCounty = (text: string): boolean => text.length <= MOST && TOWN_OF_COUNTY.test(text.trim());

export const isStreet = (text: string): boolean => STREET.test(text);

/** `Tri-County Foods-Boise, ID`: the hyphen of a word is none that parts a place, where another one does. */
function behindWord(text: string, location: string, rest: string): { location: string; rest: string } | null {
  const at = location.lastIndexOf('-');
  const [name, place] = [location.slice(0, at), location.slice(at + 1)];
  const isWord = at > 0 && !/\s/.test(rest) && name.includes(' ') && text.startsWith(`${rest}-${name}`);
  return isWord && WHOLE.test(place) ? { location: place, rest: `${rest}-${name}` } : null;
}

/** A place at the end of a text, after a separator: `Acme, Austin, TX`. */
export const locationAtEnd = remembered(
  (text): Readonly<{ location: string; rest: string }> | null => {
    const from = Math.max(0, text.length - MOST);
    const m = text.slice(from).match(TAIL);
    if (!m || m.index === undefined || from + m.index === 0) return null;
    const [location, rest] = [m[1]!.trim(), text.slice(0, from + m.index).trim()];
    return namesCampus(rest, location) ? null : (behindWord(text, location, rest) ?? { location, rest });
  },
  { most: 2000 },
);

/** A place at the beginning or anywhere between separators of a short text. */
export const locationIn = (text: string): string | null =>
  text.length > 4 * MOST ? null : (text.match(FIRST)?.[0] ?? text.match(CHINESE)?.[0] ?? null);
