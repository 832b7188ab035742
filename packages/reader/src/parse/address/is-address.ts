import { addressOpeners, alternation, hasOrganisationWord } from '@verdant/lexicon/vocabulary';
import {
  isLocation,
  isQuarterOfCity,
  isStreet,
  isTownOfCounty,
  locationIn,
  residence,
} from '../../values/locations.ts';
import { leanOf } from '../../values/roles.ts';

/** `Brgy. San Roque, Tarn City` */
const opensAddress = new RegExp(`^${alternation(addressOpeners)}\\s+\\S`, 'iu');

/** `松林市湖东区云岭`: a part of a town without a word for what it is. */
const QUARTER = /^(?:\p{Script=Han}{2,3}省)?\p{Script=Han}{2,4}市\p{Script=Han}{1,4}[区县]\p{Script=Han}{2,3}$/u;

/** True where a text is written as an address is, or names a place. */
export const isAddress = (text: string): boolean =>
  (QUARTER.test(text) && !hasOrganisationWord(text)) ||
  (isQuarterOfCity(text) && !hasOrganisationWord(text) && leanOf(text) === 0) ||
  isLocation(text) ||
  isTownOfCounty(text) ||
  isStreet(text) ||
  opensAddress.test(text) ||
  locationIn(text) === text ||
  (locationIn(text) !== null && /\d/.test(text));

/** `王桐，男，现住浙江玉环。` told in a sentence: where somebody lives. */
export const residenceIn = (text: string): string =>
  text
    .split(/[，,。；;]/)
    .map((clause) => residence(clause.trim()) ?? '')
    .find((place) => isAddress(place)) ?? '';

/** `厦门，可到福州`: where somebody would go as well. */
export const WISH = /\s?[，,；;（(]\s?(?:可(?:以|到|去|接受)?|愿意?|接受|服从)\p{Script=Han}.{0,40}$/u;

export const wishIn = (text: string): string => (WISH.exec(text)?.[0] ?? '').replace(/^\s?[，,；;（(]\s*|[)）]$/gu, '');
