import { type Construction, reEnglish as re } from '../construction.ts';
import { NEXT, THING } from './next-word.ts';

/** The school's roof, the roof of the school; Calder's labels, the labels of Calder. */
const OWNED: readonly Construction[] = [
  [re(`\\b(the|our|my|its|their|an?) ([\\w-]+)['’]s ${THING}${NEXT}`), 'the $3 of $1 $2'],
  [
    new RegExp(`(?<=[a-z,] )((?:[A-Z][\\w&-]+ ){0,3}[A-Z][\\w&-]+)(?:['’]s|(?<=s)['’]) ${THING}${NEXT}`, 'g'),
    'the $2 of $1',
  ],
];

/** Now, at the moment; in progress; what is waited for. */
const STATES: readonly Construction[] = [
  [
    /\b(?:now|at present|presently|at the moment|at this time)\b(?! (?:known|called|closed|defunct|part of|owned))/gi,
    'currently',
  ],
  [/\b(?:ongoing|under ?way|in hand)\b/gi, 'in progress'],
  [
    /\b(decision|result|outcome|approval|reply|answer|verdict)s? (?:is |are )?(?:still |yet )?(?:pending|outstanding|awaited|to come)\b|\bno (decision|result|outcome|approval|reply|answer|verdict)s? (?:yet|so far|as yet)\b|\bawaiting (?:an? |the )?(decision|result|outcome|approval|reply|answer|verdict)s?\b/gi,
    (_, a, b, c) => `awaiting ${(a ?? b ?? c)!.toLowerCase()}`,
  ],
];

/** Words that say the same by themselves. */
const WORDS: readonly Construction[] = [
  [/\battended to (?=(?:the |all |our )?[a-z]+)/gi, 'looked after '],
  [/\b(?:without (?:any|a single) |with (?:no|zero) )/gi, 'without '],
  [
    /\b(?:still |as yet |so far )?(?:uncompleted|incomplete|unfinished)\b|\bnot (?:yet )?(?:complete|finished)\b/gi,
    'not yet completed',
  ],
  [/\b(?:solely|exclusively|purely)\b/gi, 'only'],
  [/\b(?:have |has |had )?not ever\b/gi, 'never'],
  [/\bsuccessfully (?=(?:passed|completed|finished|graduated|defended|obtained|gained|passing|completing)\b)/gi, ''],
  [/\bholder of\b|\bin possession of\b|\bpossess(?:es)?\b/gi, 'holds'],
  [/\bboth (?=[\w-]+(?: [\w-]+)? and )/gi, ''],
  [/\b(?:a little|a bit of|a little bit of)\b(?! (?:over|under|more|less|above|below))/gi, 'some'],
  [/\b(?:physicians?)\b/gi, 'doctor'],
  [/\bheadquarters\b/gi, 'HQ'],
  [
    /\b(?:of (?:which|them|these) |,? )?((?:\d+|none|one|two|three|four|five|six|seven|eight|nine|ten|twelve|all|most|some|both|half|several|many|few) )(?:of (?:which|them|these) )?(?:were|was|proved)? ?successful\b/gi,
    '$1succeeded',
  ],
];

const NUMBERS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3})';
const LABELS = 'Year|Grade|Class|Level|Form|Stage|Phase|Line|Ward|Unit|Hall|Room';

/** All of them, since when, in which of two numbered ones, of which size: in one form each. */
const FORMS: readonly Construction[] = [
  [/\b(?:each and every|every single)(?= [a-z])/gi, 'every'],
  [re(`\\b(?:every|each) (?:single )?one of (?:the |our |my |its )?(?=${NUMBERS} )`), 'all '],
  [/\bin spite of\b/gi, 'despite'],
  [/(?<=\bfrom (?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d) on(?:wards?)?(?=\s*(?:[,;.)]|$))/g, ' onwards'],
  [/(?<!\b(?:drove|walked|went|came|ran|flew|rode|travell?ed|got|gone) )so far(?=\s*(?:[,;.)]|$))/gi, 'to date'],
  [/\bmid(?:dle)?-?\s?sized?\b|\bmedium[- ]sized?\b/gi, 'medium-sized'],
  [
    re(`\\b(${LABELS})s (\\d{1,2})(?: and | & )(\\d{1,2})\\b(?! [a-z]+s\\b)`),
    (_, label, first, second) => `${label} ${first} and ${label} ${second}`,
  ],
  // the second half of a year of school or of the books
  [
    /(?<![\d/])((?:19|20)\d)(\d)\s?\/\s?(?:(?:19|20)?(\d)(\d))(?![\d/])/g,
    (said, decade = '', year = '', nextDecade = '', next = '') =>
      (Number(`${decade[2]}${year}`) + 1) % 100 === Number(`${nextDecade}${next}`)
        ? `${decade}${year}-${year === '9' ? Number(decade) + 1 : decade}${next}`
        : said!,
  ],
  // a group that Ada Moss led, a group led by Ada Moss
  [
    /\b(?:that|which) ((?:(?:Dr|Prof|Professor|Mr|Ms|Mrs)\.? )?[A-Z][\w’'-]+(?: [A-Z][\w’'-]+){0,2}|(?:the|our|my) [a-z]+) (led|headed|chaired|directed|coordinated|supervised)(?=\s*(?:[,;.)]|$))/g,
    '$2 by $1',
  ],
];

/** Degrees by their letters. */
const DEGREES: readonly Construction[] = [
  ['BSc', 'Bachelor of Science'],
  ['BA', 'Bachelor of Arts'],
  ['BEng', 'Bachelor of Engineering'],
  ['BCom', 'Bachelor of Commerce'],
  ['LLB', 'Bachelor of Laws'],
  ['MSc', 'Master of Science'],
  ['MA', 'Master of Arts'],
  ['MEng', 'Master of Engineering'],
  ['MBA', 'Master of Business Administration'],
  ['MPhil', 'Master of Philosophy'],
  ['LLM', 'Master of Laws'],
  ['PhD', 'Doctor of Philosophy'],
].map(
  ([letters, words]): Construction => [
    re(`\\b(?:${words}|${[...letters!].join('\\.?')}\\.?)(?![a-z])(?: degree)?`),
    letters!,
  ],
);

/** The same said with other plain words: whose, in which state, of which degree. */
export const englishPlainWords: readonly Construction[] = [...WORDS, ...FORMS, ...DEGREES];
/** Before the words: what is so today. */
export const englishStates: readonly Construction[] = STATES;
/** Behind all others, which look for an owner before the thing. */
export const englishOwners: readonly Construction[] = OWNED;
