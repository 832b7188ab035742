import type { Check } from './check.ts';
import { fragment, longBullet, nearDuplicates, totalLength, wallOfText } from './old/brevity.ts';
import { email, link, noName, phone, place, target } from './old/contact.ts';
import { claimedYears, gap, impossibleDates, mixedDates, overlap } from './old/dates.ts';
import {
  educationIncomplete,
  entryIncomplete,
  noExperience,
  notReverseChronological,
  skillsThin,
} from './old/entries.ts';
import { missingFigures, missingResult, vagueQuantifiers } from './old/figures.ts';
import { columnsScramble, contactsInHeader, fileItself, noText, pageCount } from './old/file.ts';
import { hiddenText, instructions } from './old/integrity.ts';
import { dutyOpener, noActionVerb, ownPartUnclear } from './old/opening.ts';
import { identityNumber, origin, othersAndPay, personalData } from './old/privacy.ts';
import { punctuation } from './old/punctuation.ts';
import { casualTone, mixedLanguage, readability } from './old/reader.ts';
import { oldRoleLonger, tooFewBullets } from './old/space.ts';
import { spelling } from './old/spelling.ts';
import { layoutBySpaces, oddHeading, unreadable } from './old/structure.ts';
import { firstPerson, passiveVoice, tense } from './old/voice.ts';
import { cliches, fillers, sameOpener } from './old/wording.ts';

/** Every rule. One entry here and it counts, is shown, and stands in the rubric. */
export const checks: readonly Check[] = [
  noActionVerb,
  missingFigures,
  missingResult,
  dutyOpener,
  ownPartUnclear,
  vagueQuantifiers,
  tooFewBullets,
  oldRoleLonger,
  longBullet,
  fragment,
  totalLength,
  wallOfText,
  nearDuplicates,
  firstPerson,
  passiveVoice,
  sameOpener,
  cliches,
  tense,
  spelling,
  punctuation,
  fillers,
  mixedLanguage,
  casualTone,
  readability,
  noName,
  email,
  phone,
  place,
  target,
  noExperience,
  educationIncomplete,
  skillsThin,
  entryIncomplete,
  link,
  notReverseChronological,
  mixedDates,
  impossibleDates,
  gap,
  overlap,
  claimedYears,
  noText,
  columnsScramble,
  layoutBySpaces,
  contactsInHeader,
  oddHeading,
  fileItself,
  unreadable,
  pageCount,
  identityNumber,
  personalData,
  origin,
  othersAndPay,
  hiddenText,
  instructions,
];

export const checkById: ReadonlyMap<string, Check> = new Map(checks.map((check) => [check.id, check]));
