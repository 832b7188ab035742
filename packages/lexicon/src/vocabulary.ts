export { dayOrder } from './dates/day-order.ts';
export { monthsOfStay, years } from './dates/durations.ts';
export { monthNumber, months } from './dates/months.ts';
export { chinesePartsOfYear, chineseSeasons, partsOfYear, seasons } from './dates/seasons.ts';
export {
  beforeDateInSentence,
  betweenEnds,
  expected,
  graduation,
  present,
  presentBehind,
  presentBehindDash,
  presentBriefly,
  since,
  until,
} from './dates/span-words.ts';
export {
  chineseDegrees,
  degreeFields,
  degreeLetters,
  degreeOpeners,
  diplomas,
  generalDegrees,
  higherStages,
  schoolRanks,
  schoolStages,
  schoolYears,
  subjectsFollow,
  supervisorLabels,
  tradeAwards,
} from './degrees/degrees.ts';
export { hasStudyWord, saysHowStudied, saysTaught } from './degrees/has-study-word.ts';
export { taughtAround } from './degrees/studies.ts';
export { firstHalvesOfOneWord, secondHalves, secondHalvesBeforeSpace } from './documents/compound-words.ts';
export { documentNames, joiningWords, madeWords, pageWords, updatedWords } from './documents/document-words.ts';
export { signingWords } from './documents/signing-words.ts';
export { trainingHeadings } from './headings/certifications.ts';
export { membershipHeadings, otherHeadings } from './headings/custom.ts';
export { type HeadingKind, headingKind, headings } from './headings/heading-kind.ts';
export { headingEndings, headingJoints, headingTails } from './headings/heading-words.ts';
export { lifeCourseHeadings } from './headings/life-course.ts';
export { isResearchHeading } from './headings/projects.ts';
export { isReferencesHeading } from './headings/references.ts';
export { voluntaryWords } from './headings/volunteering.ts';
export {
  activityWords,
  bareRanks,
  certificateDetails,
  certificateEndings,
  certificateVerbs,
  chineseRanks,
  datedDeeds,
  englishPrizeEndings,
  examWords,
  expiryWords,
  extensionsOfLicence,
  honourGroups,
  levelWords,
  memberGrades,
  noPapers,
  paperStates,
  praise,
  prizeEndings,
  prizeVerbs,
  prizeWords,
  protectedWorks,
  rankGrades,
  rankPrizes,
  ranks,
  tookPart,
  validUntil,
} from './honours/ranks.ts';
export { appraisalLabels } from './labels/appraisal-labels.ts';
export { labelsWithinEntries } from './labels/body-labels.ts';
export { courseLabels, gradeLabels, majorLabels, schoolDetails, thesisLabels } from './labels/education-labels.ts';
export { employerFacts, employerNatures } from './labels/employer-facts.ts';
export {
  askingTitles,
  certificateTitles,
  currentLabels,
  endLabels,
  spanLabels,
  yesAndNo,
} from './labels/entry-labels.ts';
export { openSalaries, salaryLabels } from './labels/intention-labels.ts';
export {
  type BodyLabel,
  bodyLabelKind,
  type ContactLabel,
  contactLabelKind,
  type EntryLabel,
  entryLabelKind,
  isPersonalLabel,
} from './labels/label-kind.ts';
export { noEmployment } from './labels/no-employment.ts';
export { papersOfCourses } from './labels/papers-of-courses.ts';
export { type PersonalFieldLabel, personalFieldOf } from './labels/personal-fields.ts';
export { filedNumbers, nameLabels, namePartLabels, postcodeLabels } from './labels/personal-labels.ts';
export { projectLabels } from './labels/project-labels.ts';
export { restWords, skillLabels, skillOpeners, skillTails } from './labels/skill-words.ts';
export { closingOpeners, closings, salutations } from './letters/letter-words.ts';
export { alternation } from './match/alternation.ts';
export { anyOf, type Found, type Options, type Placement, type WordMatcher } from './match/any-of.ts';
export { hasChinese } from './match/has-chinese.ts';
export type { Entry } from './match/phrase.ts';
export { entrySource } from './match/source.ts';
export { nameParticles, noNames } from './names/name-words.ts';
export {
  callingWords,
  chineseNoNames,
  chineseSurnames,
  givenNames,
  honorifics,
  jobStatuses,
  noNameWords,
  placeOpeners,
  postNominals,
  selfNaming,
} from './names/person-names.ts';
export { nameAbbreviations } from './organisations/abbreviations.ts';
export {
  branchEndings,
  chineseEmployment,
  departmentEndings,
  employedWith,
  employmentNouns,
  employmentTypes,
  sameEmployer,
  selfEmployed,
  tradingAs,
} from './organisations/employment.ts';
export {
  endsInChineseOrganisation,
  hasOrganisationWord,
  hasSchoolWord,
} from './organisations/has-organisation-word.ts';
export { isKnownOrganisation } from './organisations/is-known.ts';
export { chineseOrganisationEndings, legalForms, organisationNouns } from './organisations/organisation-nouns.ts';
export { organisationWords } from './organisations/organisation-words.ts';
export {
  departmentWords,
  kindsOfSchools,
  placesOfLearning,
  schoolOpeners,
  schoolTags,
  schoolWords,
} from './organisations/schools.ts';
export { countriesOfAddress, countriesOfPeople } from './places/home-words.ts';
export { isPlace, placeNames } from './places/is-place.ts';
export { provinces } from './places/provinces.ts';
export { countryCodes, stateCodes, states } from './places/states.ts';
export { addressOpeners, chineseStreets, streetOpeners, streets, streetWords } from './places/streets.ts';
export { livesIn, workplaces } from './places/workplaces.ts';
export { hasVenueWord } from './publications/venue-words.ts';
export { remembered } from './remembered.ts';
export { endsInChineseTitle, hasInternWord, hasTitleWord } from './titles/has-title-word.ts';
export { isKnownTitle } from './titles/known-titles.ts';
export { chineseTitleEndings, titleHeads, titleOpeners, titleWordEndings } from './titles/title-heads.ts';
export { chineseCliches } from './words/cliches.ts';
export { isKnownCertificate, isKnownTerm, isKnownTool } from './words/known-terms.ts';
export { workTimes, workVerbs } from './words/work-verbs.ts';
