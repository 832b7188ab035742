import {
  alternation,
  anyOf,
  chineseNoNames,
  contactLabelKind,
  entryLabelKind,
  givenNames,
  hasOrganisationWord,
  hasSchoolWord,
  hasTitleWord,
  honorifics,
  isKnownTerm,
  isKnownTitle,
  isPersonalLabel,
  nameParticles,
  noNames,
  noNameWords,
  placeOpeners,
} from '@verdant/lexicon/vocabulary';
import { isKnownHeading } from '../../sections/known.ts';
import { isCjk } from '../../text/spacing.ts';
import { findDegree } from '../../values/degrees.ts';
import { isLocation } from '../../values/locations.ts';
import { leanOf } from '../../values/roles.ts';
import { SURNAME } from './bare-name.ts';

const NOT_NAMES = new RegExp(`${alternation(noNames)}|\\bcv\\b`, 'iu');
const CAPITAL = "\\p{Lu}[\\p{L}.'’-]*";
const NICKNAME = `["“(]\\p{Lu}[\\p{L}.'’ -]{0,16}["”)]`;
export const LATIN = new RegExp(
  `^${CAPITAL}(?:\\s+(?:${CAPITAL}|${NICKNAME}|${alternation(nameParticles)}(?=\\s))){1,4}$`,
  'u',
);
/** `Margaret (Peggy) Hale`, in capitals too: the name that people say, before the family's. */
export const NICKNAMED = /^\p{Lu}[\p{L}'’-]+ \(\p{Lu}(?:\p{Ll}{1,14}|\p{Lu}{2,14})\) \p{Lu}[\p{L}'’-]+$/u;
/** `BELL, Ada May`: the family's name stands first, in capitals, with a comma behind it. */
export const FAMILY_FIRST = new RegExp(
  `^\\p{Lu}[\\p{Lu}'’-]+(?: \\p{Lu}[\\p{Lu}'’-]+)?, \\p{Lu}\\p{Ll}[\\p{L}'’-]*(?: ${CAPITAL}){0,3}$`,
  'u',
);
/** `Bell, Ada May` behind its label; what follows in capitals alone are letters behind a name. */
export const LAST_FIRST = /^\p{Lu}[\p{L}'’-]+, \p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;
/** `Tan Wen Li, Grace`, `OKORO, NGOZI GRACE`: given names behind a comma. */
const GIVEN_BEHIND =
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}, (\p{Lu}[\p{L}'’-]{2,}(?: \p{Lu}[\p{L}'’-]{2,}){0,2})$/u;
/** `ada bell-reed`, `ada_bell`: some write nothing with a capital. */
export const SMALL = /^\p{Ll}[\p{Ll}'’-]+(?:[ _]\p{Ll}[\p{Ll}'’-]+){1,3}$/u;
/** `TX`, `UK`: the code of a state or a country, or initials. */
const CODE = /^\p{Lu}{1,2}$/u;
/** Names of other peoples in Chinese letters have up to six without a dot: 孟和巴特尔. */
const CHINESE = /^[\u4e00-\u9fff]{2,6}$|^[\u4e00-\u9fff]{2,6}[·•][\u4e00-\u9fff]{1,8}$/;
const noWord = anyOf(noNameWords);
const noChinese = anyOf(chineseNoNames, { at: 'whole' });
export const given: ReadonlySet<string> = new Set(givenNames.map((name) => name.toLowerCase()));
const places: ReadonlySet<string> = new Set(placeOpeners);

const hasGivenName = (text: string): boolean => {
  const [first, ...others] = text.toLowerCase().split(/[\s-]+/);
  return others.length > 0 && given.has(first!);
};

function chineseLikeness(text: string): number {
  if (noChinese.test(text) || isPersonalLabel(text) || entryLabelKind(text) || contactLabelKind(text)) return 0;
  if (hasSchoolWord(text) || findDegree(text) || isKnownTerm(text)) return 0;
  if (text.includes('·')) return 3;
  if (SURNAME.test(text)) return hasTitleWord(text) || hasOrganisationWord(text) || Math.abs(leanOf(text)) >= 3 ? 1 : 3;
  return isKnownTitle(text) || (text.length > 4 && (hasTitleWord(text) || hasOrganisationWord(text))) ? 0 : 1;
}

function latinLikeness(text: string): number {
  if (hasGivenName(text)) return hasOrganisationWord(text) ? 1 : 3;
  if (noWord.test(text) || isKnownTerm(text) || isKnownTerm(text.replace(/\s/g, ''))) return 0;
  if (places.has(text.split(/\s/, 1)[0]!) || Math.abs(leanOf(text)) >= 2.5) return 1;
  return hasTitleWord(text) || hasOrganisationWord(text) ? 1 : 3;
}

const ONLY_TITLE = new RegExp(`^${alternation(honorifics.before)}\\.?$`, 'u');
const PARTICLE = new RegExp(`(?<=\\s)(?:${alternation(nameParticles)}\\s+)+`, 'giu');
/** Letters of a name at most; one with particles (`de la`, `von der`) may be longer. */
const [LONGEST, LONGEST_WITH_PARTICLES] = [40, 64];

/** How well a text reads as a person's name, 0 to 3. */
export function nameLikeness(raw: string): number {
  const whole = raw.trim().slice(0, LONGEST_WITH_PARTICLES + 1);
  // the words of a long name, `de la` and the like aside
  const text = whole.length > LONGEST ? whole.replace(PARTICLE, '') : whole;
  if (ONLY_TITLE.test(text) || CODE.test(text)) return 0;
  if (!text || whole.length > LONGEST_WITH_PARTICLES || text.length > LONGEST + 4) return 0;
  if (/[\d@/:：|]/.test(text) || NOT_NAMES.test(text)) return 0;
  if (isKnownHeading(text) || isLocation(text)) return 0;
  if (CHINESE.test(text.replace(/\s/g, ''))) return chineseLikeness(text.replace(/\s/g, ''));
  if (isCjk(text)) return 0;
  if (LATIN.test(text)) return latinLikeness(text);
  if (FAMILY_FIRST.test(text)) return latinLikeness(text.replace(',', ''));
  if (!text.includes(' ') && findDegree(text)) return 0;
  return /^\p{Lu}/u.test(text) && !/[,;.!?]/.test(text) && !noWord.test(text) ? 1 : 0;
}

/** Whether a whole text reads as a name with given names behind a comma. */
export function isGivenBehind(text: string): boolean {
  const behind = text.length <= LONGEST_WITH_PARTICLES ? GIVEN_BEHIND.exec(text)?.[1] : undefined;
  if (!behind || isLocation(text) || NOT_NAMES.test(text)) return false;
  const isShouted = behind === behind.toUpperCase() && text !== text.toUpperCase();
  return !isShouted && latinLikeness(text.replace(',', '')) === 3;
}
