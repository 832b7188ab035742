export { allEntries, type Industry, industries } from './catalogue.ts';
export type { Measure, TermEntry, TermKind } from './entry.ts';
export { foldText } from './fold.ts';
export { letterCourtesy, letterJoints } from './letters/courtesy.ts';
export { buildMatcher, findTerms, type Matcher, type TermHit } from './matcher.ts';
export { abbreviations } from './meaning/abbreviations.ts';
export { englishSameDeedsBroadly } from './meaning/broadly/deeds-en.ts';
export { chineseSameDeedsBroadly } from './meaning/broadly/deeds-zh.ts';
export { englishSameThingsBroadly } from './meaning/broadly/things-en.ts';
export { chineseSameThingsBroadly } from './meaning/broadly/things-zh.ts';
export { chineseContrasts, englishContrasts } from './meaning/contrasts.ts';
export {
  chineseDroppable,
  chineseKinds,
  chineseMeasureNames,
  englishDroppable,
  englishKinds,
  englishKindsOfNames,
  englishKindsToo,
  englishMeasureCarriers,
} from './meaning/droppable.ts';
export { englishSameInEditing } from './meaning/editing/same-en.ts';
export { chineseSameInEditing } from './meaning/editing/same-zh.ts';
export { englishSameEveryday } from './meaning/everyday/same-en.ts';
export { chineseSameEveryday } from './meaning/everyday/same-zh.ts';
export { englishFreePhrases, englishFreeWords, englishSameMeaningToo, englishWider } from './meaning/free-en.ts';
export { chineseFreeWords } from './meaning/free-zh.ts';
export { limitingWords } from './meaning/limits.ts';
export { chineseNeutralVerbs, englishLowDeeds, englishNeutralVerbs } from './meaning/neutral-verbs.ts';
export {
  englishDeedNouns,
  englishIrregularForms,
  englishPlainPhrases,
  englishPlainWords,
  englishSpellings,
} from './meaning/plain-en.ts';
export { chinesePlainWords } from './meaning/plain-zh.ts';
export {
  chineseLadders,
  englishLadders,
  englishResults,
  englishTakenUp,
} from './meaning/results.ts';
export { englishFamilies } from './meaning/rewording/families-en.ts';
export { chineseSameJoints } from './meaning/rewording/joints-zh.ts';
export { chineseDegrees, chineseManner, chineseOfDegree } from './meaning/rewording/manner-zh.ts';
export { englishRoundings } from './meaning/rewording/roundings-en.ts';
export { englishSameInTelling } from './meaning/rewording/same-en.ts';
export { chineseEmptyInTelling, chineseSameInTelling } from './meaning/rewording/same-zh.ts';
export { englishShorthand, englishSigns } from './meaning/rewording/shorthand-en.ts';
export { englishProducts, englishUnits } from './meaning/rewording/units-en.ts';
export { englishSameMeaning } from './meaning/same-en.ts';
export { englishSameDeeds } from './meaning/same-en-deeds.ts';
export { englishSamePlainly } from './meaning/same-en-plainly.ts';
export { englishSameThings } from './meaning/same-en-things.ts';
export { chineseSameMeaning } from './meaning/same-zh.ts';
export { chineseSameDeeds } from './meaning/same-zh-deeds.ts';
export { chineseSameMeaningToo } from './meaning/same-zh-more.ts';
export { chineseSamePlainly } from './meaning/same-zh-plainly.ts';
export { chineseSeparable, chineseSpoken } from './meaning/same-zh-spoken.ts';
export { chineseSameThings } from './meaning/same-zh-things.ts';
export { shortFormsOfBusiness } from './meaning/short-forms-business.ts';
export { shortFormsOfTrades } from './meaning/short-forms-trades.ts';
export { chineseTails } from './meaning/tails-zh.ts';
export { englishSameInTrades } from './meaning/trades/same-en.ts';
export { chineseSameInTrades } from './meaning/trades/same-zh.ts';
export { shortFormsOfPapers } from './meaning/trades/short-forms-papers.ts';
export { companyRankings, knownOrganisations } from './organisations/known.ts';
export { inOtherLanguage } from './pairs/in-both.ts';
export { ambiguousPlaces } from './places/ambiguous.ts';
export { cities } from './places/cities.ts';
export { countries } from './places/countries.ts';
export { regions } from './places/regions.ts';
export { chineseAsides, englishAsides } from './postings/aside-words.ts';
export {
  chineseAskingEndings,
  chineseAskingOpeners,
  chineseNothingAsked,
  englishAskingEndings,
  englishAskingOpeners,
  englishNothingAsked,
  namesNothingAlone,
  saidOfThings,
  seldomWritten,
} from './postings/asking-words.ts';
export { chineseConditions, englishConditions, isOfRota, kindOfCondition } from './postings/conditions.ts';
export { headingCues } from './postings/heading-cues.ts';
export { askingWords } from './questions/asking.ts';
export { type TradeBasic, tradeBasics } from './questions/basics.ts';
export { type TradeQuestion, type TradeQuestions, tradeOfTitle, tradeQuestions } from './questions/index.ts';
export { openQuestions } from './questions/open.ts';
export { type IndustryScore, recogniseIndustry } from './recognise.ts';
export { remembered } from './remembered.ts';
export { countedThings, wrongForms, wrongJoints } from './wishes/grammar.ts';
export { chineseLongwinded, deedNouns, englishLongwinded, lightVerbs } from './wishes/longwinded.ts';
export { chineseOther, chineseOtherWords, englishOther, englishOtherWords } from './wishes/other.ts';
export { chineseStronger, englishStronger, type StrongerVerb } from './wishes/stronger.ts';
export { type Nearness, nearnessOf, type WordingHit, wordingsIn } from './wordings/index.ts';
export {
  asksLeading,
  leadingPosts,
  ledByAnother,
  ledInChinese,
  ledInEnglish,
  ledInPartChinese,
  ledInPartEnglish,
  notLeading,
  notOfLeading,
} from './wordings/leading.ts';
export { clauseEnd, deniedOrWished, doneByOthers } from './wordings/not-own.ts';
export { wordTails } from './wordings/word-tails.ts';
export { CHINESE_DEGREE, CHINESE_UNCOUNTED, ENGLISH_DEGREE, ENGLISH_UNCOUNTED } from './words/amounts.ts';
export { chineseBareDuty, englishBareDuties } from './words/bare-duties.ts';
export { chineseCliches, englishCliches } from './words/cliches.ts';
export { commonCharacters } from './words/common-characters.ts';
export { chineseCounters } from './words/counters-zh.ts';
export { everydayWords } from './words/everyday-en.ts';
export {
  CHINESE_LIGHT_VERB,
  CHINESE_VAGUE_TAIL,
  chineseFillers,
  englishFillers,
  type Filler,
} from './words/fillers.ts';
export { chineseMeasures, englishMeasures } from './words/measures.ts';
export { ownPeople } from './words/own-people.ts';
export { OWNERSHIP, type Ownership } from './words/ownership.ts';
export { plainSkills } from './words/plain-skills.ts';
export { chineseConfusables } from './words/slips/confusables-zh.ts';
export { misusedWords } from './words/slips/misused-en.ts';
export { commonSlips } from './words/slips/slips-en.ts';
export { smallWords } from './words/small-en.ts';
export { chineseSoftSkills, englishSoftSkills } from './words/soft-skills.ts';
export { chineseSynonyms, englishSynonyms } from './words/synonyms.ts';
export { chineseThings } from './words/things-zh.ts';
export { chineseVague, englishVague } from './words/vague.ts';
export { type EnglishVerb, englishVerbs, findEnglishVerb } from './words/verbs-en.ts';
export { type ChineseVerb, chineseVerbAt, chineseVerbs } from './words/verbs-zh.ts';
export { chineseWeakOpeners, englishWeakOpeners, type WeakOpener } from './words/weak-openers.ts';
