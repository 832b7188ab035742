import {
  alternation,
  anyOf,
  chineseDegrees,
  degreeFields,
  degreeLetters,
  degreeOpeners,
  diplomas,
  hasSchoolWord,
  hasStudyWord,
  hasTitleWord,
  placesOfLearning,
  schoolOpeners,
  schoolWords,
  schoolYears,
  tradeAwards,
} from '@verdant/lexicon/vocabulary';

/** Letters with or without their points: `Ph.D.`, `MBA`. */
const dotted = (letters: string): string =>
  letters
    .match(/LL|[A-Z][a-z]*| /g)!
    .map((part) => (part === ' ' ? '\\s' : `${part}\\.?`))
    .join('');

const isBareAcademic = anyOf(chineseDegrees.academic, { at: 'whole' });
const { doctor, postdoc, master, bachelor, associate } = degreeOpeners;
const NAME = '[A-Z][a-z]+';
const OF = `(?: of ${NAME})?`;
/** `Bachelor of Naval and Mining Technologies`: the last word belongs to both; another degree behind `and` does not. */
const AND = `(?: and (?!Bachelor|Master|Doctor|Diploma|Certificate|Associate)${NAME} ${NAME})?`;
const OF_TWO = `(?: of ${NAME}(?: ${NAME})?${AND})?`;
const DEGREE = '(?: [Dd]egree)?';
const fieldsOf = (letter: string, fields: readonly string[]): string =>
  `${letter}\\.?\\s?${alternation(fields)}\\.?(?![a-z])`;

const LEVEL = `${alternation(diplomas.levels)}\\s?\\d`;
const OF_NAMES = `(?:${alternation(diplomas.of)}\\s){0,2}${alternation(diplomas.names)}`;

/** A word of a country or an authority before its certificate; that of a school is no part of it. */
const WHOSE = `(?:(?!${alternation(schoolWords.en)}\\s)${NAME}\\s){0,3}`;

const EN = [
  `${WHOSE}Certificate\\sof\\s(?:${NAME}\\s){0,2}${alternation(diplomas.in)}`,
  `(?:${LEVEL}\\s)?${alternation(tradeAwards)}(?:\\s?\\d{4}(?:-\\d{2})?)?(?:,?\\s${LEVEL}|\\s?\\d)?(?:\\s${OF_NAMES})?`,
  `(?:${degreeLetters.map(dotted).join('|')})`,
  'B\\.\\s?[EL](?:\\.|(?=[\\s,(]|$))',
  alternation(doctor) + OF,
  alternation(postdoc),
  alternation(master) + DEGREE + OF_TWO,
  fieldsOf('M', degreeFields.master),
  alternation(bachelor) + DEGREE + OF_TWO,
  fieldsOf('B', degreeFields.bachelor),
  `${alternation(associate)}${DEGREE}(?: of (?:Applied )?${NAME})?`,
  `(?:${alternation(diplomas.of)}\\s){1,2}${alternation(diplomas.names)}(?!\\s[IV])`,
  `${alternation(diplomas.others)}(?:\\s${alternation(diplomas.levels)}\\s\\d)?(?![\\p{L}])`,
  `(?:${LEVEL}\\s)?${OF_NAMES}`,
  `(?:${alternation(diplomas.of)}\\s){0,2}${alternation(diplomas.short)}\\.?(?=\\s(?:in|of)\\s\\p{Lu})`,
].join('|');
/** `(Hons)`, `candidate`. */
const BEHIND = `(?:\\s?\\(${alternation(diplomas.behind)}\\)|\\s${alternation(diplomas.behind)}(?![\\p{L}]))?`;

const { academic, before, behind, undergraduate, others, studying } = chineseDegrees;
const ZH = [
  alternation(others),
  `${alternation(before)}?${alternation(academic)}${alternation(behind)}?(?:${studying})?`,
  `${alternation(undergraduate.before)}?${undergraduate.word}${alternation(undergraduate.behind)}?`,
].join('|');

/** Degrees written out in capitals. */
const capitals = alternation([...master, ...bachelor, ...doctor, ...associate].map((word) => word.toUpperCase()));
const CAPS_DIPLOMA = alternation(
  [...diplomas.names, ...diplomas.of.flatMap((of) => diplomas.names.map((name) => `${of} ${name}`))].map((word) =>
    word.toUpperCase(),
  ),
);
/** `BSC(HONS)`, `MENG IN`, `PHD,`: short letters in capitals, before what only a degree has behind it. */
const CAPS_LETTERS = [
  ...degreeFields.master.map((field) => `M${field}`),
  ...degreeFields.bachelor.map((field) => `B${field}`),
  ...degreeLetters,
]
  .filter((letters) => /^[A-Z]\p{L}*\p{Ll}\p{L}*$/u.test(letters) && letters.replace(/\P{L}/gu, '').length > 2)
  .map((letters) => letters.toUpperCase())
  .filter((letters) => !/^[BM]ED$/.test(letters));
const CAPS_BEHIND = `(?:\\s?\\(${alternation(diplomas.behind.map((word) => word.toUpperCase()))}\\)|\\sHON(?:OU?R)?S)?`;
const CAPS_DEGREE = new RegExp(
  `\\b(?:${CAPS_DIPLOMA}(?![A-Z])|${capitals}(?: DEGREE)?(?: OF [A-Z]+(?: [A-Z]+)?)?|${alternation(CAPS_LETTERS)}(?=\\s?\\(HONS|\\s(?:IN|HON(?:OU?R)?S)\\s|,|$)${CAPS_BEHIND})`,
);
const EN_DEGREE = new RegExp(`(?<![\\p{L}.])(?:${EN})(?![\\p{L}])${BEHIND}`, 'u');
const ZH_DEGREE = new RegExp(`(?:${studying})?(?:${ZH})`);
/** `High School Diploma` names no school. */
const diploma = anyOf(
  diplomas.of.flatMap((of) => diplomas.names.map((name) => `${of} ${name}`)),
  { at: 'whole' },
);

export type Degree = { degree: string; from: number; to: number };

const OPENERS = new RegExp(`^${alternation([...doctor, ...master, ...bachelor, ...associate, 'Magister'])}$`, 'u');
const [BEFORE, BEHIND_IN_NAME] = [
  /[\p{L}’'.][\s-]$/u,
  /^[\s-](?:\p{Lu}[\p{L}’'.]{0,20}[\s-]){0,3}\p{Lu}[\p{L}]{2,20}/u,
];
/** Signs of a Chinese sentence or of the end of a name before and behind a degree. */
const [NO_NAME_BEFORE, NO_NAME_BEHIND] = [/(?:[学學校院系级級届业業于在为為获獲读讀]|^)$/u, /^\p{Script=Han}{1,8}/u];
const SENTENCE = /[于在毕畢读讀学學]/u;

/** `Elm Bachelor Brook High School`, `立学士林中学`: a word of degrees within the name of a school. */
function isInName(text: string, { degree, from, to }: Degree): boolean {
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  if (OPENERS.test(degree)) {
    const name = BEHIND_IN_NAME.exec(behind)?.[0];
    return name !== undefined && hasSchoolWord(name) && (BEFORE.test(before) || from === 0) && !hasStudyWord(name);
  }
  if (!isBareAcademic.test(degree) || NO_NAME_BEFORE.test(before) || !/\p{Script=Han}$/u.test(before)) return false;
  const name = NO_NAME_BEHIND.exec(behind)?.[0] ?? '';
  return hasSchoolWord(name) && !SENTENCE.test(name.slice(0, 2));
}

const isAssociate = anyOf(associate, { at: 'whole' });
/** `Associate Professor of History`: a word of degrees before the post that it is part of. */
const isInPost = (text: string, { degree, to }: Degree): boolean =>
  isAssociate.test(degree) && hasTitleWord(/^\s\p{Lu}\p{L}+/u.exec(text.slice(to))?.[0].trim() ?? '');

/** `Wireman's Licence`, `Driving Licence`: what somebody may do, and no degree. */
const OF_WHOM = /(?:['’]s|s['’]|\b(?:driv(?:er|ing)|operator|trade|forklift|heavy vehicle|firearms?))\s$/iu;
const isPermit = (text: string, { degree, from }: Degree): boolean =>
  /^licence$/iu.test(degree) && OF_WHOM.test(text.slice(0, from));

/** Degrees in one text that are looked at. */
const MOST = 4;

export function findDegree(whole: string): Degree | null {
  let past = 0;
  for (let i = 0; i < MOST; i++) {
    const text = whole.slice(past);
    const m = text.match(EN_DEGREE) ?? text.match(CAPS_DEGREE) ?? text.match(ZH_DEGREE);
    if (!m) return null;
    const found = { degree: m[0].trim(), from: past + m.index!, to: past + m.index! + m[0].length };
    if (![isInName, isInPost, isPermit].some((isPart) => isPart(whole, found))) return found;
    past = found.to;
  }
  return null;
}

const YEAR = new RegExp(
  `(?<![\\p{L}\\d])${alternation(schoolYears)}(?![\\p{L}\\d]|\\s${alternation(schoolWords.en)})`,
  'u',
);
const BARE_LEVEL = new RegExp(`^${LEVEL}(?!\\d)`, 'u');

/** Among somebody's schools a year of school or the level of a course is a degree, too: `10th`, `Level 3 Plumbing`. */
export function findSchoolDegree(text: string): Degree | null {
  const m = text.match(YEAR) ?? text.match(BARE_LEVEL);
  return findDegree(text) ?? (m ? { degree: m[0], from: m.index!, to: m.index! + m[0].length } : null);
}

/** `Grade 12`: a year of school by itself, and no grade that somebody got. */
export const isSchoolYear = (text: string): boolean => YEAR.exec(text)?.[0] === text;

const BRACKET_BEHIND = /\s?[（(][^（()）]*[)）]$/u;
const isGraduated = anyOf(chineseDegrees.others, { at: 'whole' });
export const isSchool = (text: string): boolean =>
  hasSchoolWord(text) && !diploma.test(text.replace(BRACKET_BEHIND, '')) && !isGraduated.test(text);

const LEARNING = new RegExp(
  `(?<![\\p{L}])${alternation(placesOfLearning)}(?=\\s*(?:[,，.(（]|$))|(?:^|[,，;—–-]\\s|\\s{2})${alternation(schoolOpeners)}\\s\\p{Lu}?\\p{Ll}|(?<!\\p{L})TAFE\\s\\p{Lu}{2,3}(?!\\p{L})`,
  'u',
);

/** `新北市立淡水商工`: schools of trades in Taiwan. */
const TRADES =
  /(?:[市县縣国國私]立)\p{Script=Han}{2,6}(?:商工|工商|高商|高工|家商|工家|农工|農工|海事|水产|水產)(?=\s|$)/u;

/** Among somebody's schools also where a trade was learned: `Hull Training Centre`, `Moor Lane Comprehensive`. */
export const isPlaceOfLearning = (text: string): boolean => isSchool(text) || LEARNING.test(text) || TRADES.test(text);
