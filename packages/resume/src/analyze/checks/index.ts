import type { Check } from '../check.ts';
import { fragment, longBullet, nearDuplicates, totalLength, wallOfText } from './brevity.ts';
import { email, link, noName, phone, place, target } from './contact.ts';
import { gap, impossibleDates, mixedDates, overlap } from './dates.ts';
import { educationIncomplete, entryIncomplete, noExperience, notReverseChronological, skillsThin } from './entries.ts';
import { missingFigures, missingResult, vagueQuantifiers } from './figures.ts';
import { dutyOpener, noActionVerb, ownPartUnclear } from './opening.ts';
import { identityNumber, personalData } from './privacy.ts';
import { punctuation } from './punctuation.ts';
import { oldRoleLonger, tooFewBullets } from './space.ts';
import { layoutBySpaces, unreadable, untitledSection } from './structure.ts';
import { firstPerson, passiveVoice, tense } from './voice.ts';
import { cliches, fillers, sameOpener, spelling } from './wording.ts';

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
  unreadable,
  layoutBySpaces,
  untitledSection,
  identityNumber,
  personalData,
];

export const checkById: ReadonlyMap<string, Check> = new Map(checks.map((check) => [check.id, check]));
