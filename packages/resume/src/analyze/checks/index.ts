import type { Check } from '../check.ts';
import { fragment, longBullet, nearDuplicates, totalLength, wallOfText } from './brevity.ts';
import { email, link, noName, phone, place, target } from './contact.ts';
import { claimedYears, gap, impossibleDates, mixedDates, overlap } from './dates.ts';
import { educationIncomplete, entryIncomplete, noExperience, notReverseChronological, skillsThin } from './entries.ts';
import { missingFigures, missingResult, vagueQuantifiers } from './figures.ts';
import { columnsScramble, contactsInHeader, fileItself, noText, pageCount } from './file.ts';
import { hiddenText, instructions } from './integrity.ts';
import { dutyOpener, noActionVerb, ownPartUnclear } from './opening.ts';
import { identityNumber, origin, othersAndPay, personalData } from './privacy.ts';
import { punctuation } from './punctuation.ts';
import { casualTone, mixedLanguage, readability } from './reader.ts';
import { oldRoleLonger, tooFewBullets } from './space.ts';
import { spelling } from './spelling.ts';
import { layoutBySpaces, oddHeading, unreadable } from './structure.ts';
import { firstPerson, passiveVoice, tense } from './voice.ts';
import { cliches, fillers, sameOpener } from './wording.ts';

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
