import { type Construction, END, reEnglish as re } from '../construction.ts';
import { COUNT } from './next-word.ts';

const BODY =
  "((?:the |our |a |an )?(?:[\\w’'-]+ ){0,3}?(?:committee|council|board|panel|forum|group|team|task ?force|union|meetings?|talks|negotiations|conferences?|assembly|network|association|federation|senate|fair|fairs))";
const WHOM = "((?:the |our |my )?(?:[\\w’'-]+ ){0,3}?[\\w’'-]+)";
/** Spoke for the night shift on a committee, was its representative there. */
const REPRESENTED: readonly Construction[] = [
  [
    re(`\\brepresent(?:ed|ing) ${WHOM} (?:on|at|in|before) ${BODY}\\b`),
    (_, whom = '', body) => `sat on ${body} for ${bare(whom)}`,
  ],
  [
    re(
      `\\b(?:took part|taking part|participat(?:ed|ing)|sat|served|serving|attended|was|member of|elected|worked)(?: (?:in|on|at))? ${BODY} as (?:the |an? |its |their |our )?(?:elected )?((?:[\\w’'-]+ ){1,3}?)(?:representative|delegate|spokesperson)(?: (?:of|for) ${WHOM})?${END}`,
    ),
    (_, body, whom = '', of) => `sat on ${body} for ${bare(of ?? whom)}`,
  ],
  [
    re(
      `\\b(?:acted|served|was|chosen|elected|worked)? ?as (?:the |an? |its |their |our )?((?:[\\w’'-]+ ){1,3}?)(?:representative|delegate|spokesperson) (?:on|at|in|to) ${BODY}`,
    ),
    (_, whom = '', body) => `sat on ${body} for ${bare(whom)}`,
  ],
];
const bare = (whom: string): string =>
  whom
    .replace(/^(?:the|our|my) /i, '')
    .replace(/['’]s?$/, '')
    .trim();

/** Might, and did not have to ask. */
const ALLOWED: readonly Construction[] = [
  [
    /,? (?:and |but )?(?:with|having|had) (?:the |full )?(?:ability|authority|power|permission|discretion|right|freedom|licen[cs]e|authori[sz]ation) to (?=[a-z])/gi,
    ', could ',
  ],
  [
    /\b(?:was|were|am|is|being) (?:able|allowed|permitted|authori[sz]ed|entitled|empowered|free|cleared|trusted) to (?=[a-z])/gi,
    'could ',
  ],
  [
    /\bwithout (?:first )?(?:needing|requiring|having|having to (?:get|seek|ask for|obtain|wait for)|seeking|asking for|getting|obtaining|waiting for|the need (?:for|of)|need (?:for|of))(?: (?:any|an?|the|further|prior))? (?=(?:[a-z]+['’]s )?(?:approval|permission|sign-?off|supervision|consent|authori[sz]ation|help|referral|escalation)\b)/gi,
    'without ',
  ],
  [
    /\b(?:made|making|make|saw to it|seeing to it) (?:sure|certain)(?: that)? (?=[a-z])|\bensur(?:ed|ing|e) that (?=[a-z])/gi,
    'ensured ',
  ],
];

/** Chosen by whom, who chose one; the employer need not be named. */
const CHOSEN: readonly Construction[] = [
  [
    re(
      `(?<=^|[.;,] ?)(?:the|my) (?:company|employer|firm|business|organi[sz]ation|management|team|school|hospital|shop|store|office) (picked|chose|selected|nominated|named|appointed|asked|invited|promoted|trained|sent|hired) me (?=(?:as|to|for)\\b)`,
    ),
    '$1 ',
  ],
  [
    re(
      `(?<=^|[.;,] ?)(?:I was )?(picked|chosen|selected|nominated|named|appointed|asked|invited|promoted|trained|sent|hired) by (?:the|my) (?:company|employer|firm|business|organi[sz]ation|management|team|school|hospital|shop|store|office) (?=(?:as|to|for)\\b)`,
    ),
    '$1 ',
  ],
  [/\b(?:picked|chose|chosen|selected) (?=(?:as|to|for)\b)/gi, 'picked '],
  [/(?<=^|[.;,] ?)picked (?:as )?(?=one of )/gi, ''],
  [/(?<=\bone of (?:the )?[a-z\d]+ (?:[a-z]+ )?[a-z]+ )(?:who (?:was|were) )?picked (?=to\b)/gi, ''],
];

/** Gone fleet-wide, a fleet-wide rollout; before it was done. */
const ROLLED_OUT: readonly Construction[] = [
  [
    /\b(?:before|ahead of|prior to|in advance of) (?:the|its|their) ([a-z]+-?wide|national|nationwide|full|general|global|company|firm|group) (?:roll-?out|launch|introduction|release|deployment)\b/gi,
    'before they went $1',
  ],
  [
    /\bbefore (?:they|it|these|this|the [a-z]+) (?:went|was rolled out|were rolled out|was introduced|were introduced|was launched|were launched|was released|were released|was deployed|were deployed) ((?:[a-z]+-?wide)|national(?:ly)?|globally|general(?:ly)?)\b/gi,
    (_, scope = '') => `before they went ${scope.replace(/ly$/, '')}`,
  ],
];

/** A digitization team of five, a five-person digitization team. */
const SIZED: readonly Construction[] = [
  [
    re(
      `\\b${COUNT}[- ](?:persons?|people|strong|members?|man|woman|chef|nurse|student|engineer) ((?:(?!team|group|crew)[a-z-]+ ){1,2})(team|group|crew|squad|unit|committee|panel)\\b`,
    ),
    '$2$3 of $1',
  ],
  [/\b(?:dating|dated|going|stretching) (?:back )?(?:from|to) (?=(?:the )?(?:19|20|18)\d)/gi, 'from '],
  [
    /\bwatch(?:ed|ing) over (?=\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) )/gi,
    'supervised ',
  ],
];

const OWN_WORK =
  '(?:it|them|this|these|everything|all of (?:it|them|this)|the (?:results?|work|drafts?|text|texts|whole|lot|finished [a-z]+)|my (?:[a-z]+ )?[a-z]+)';
/** Reviewed by a partner; a partner reviewed it. */
const BY_WHOM: readonly Construction[] = [
  [
    re(
      `[;,.] (?:and |then |which )?((?:an?|the|my|our|another) (?:[\\w-]+ ){0,2}?[\\w-]+) (?:then |later |also |always )?(reviewed|checked|approved|signed off|corrected|supervised|proofread|edited|verified|inspected|marked|graded|countersigned|audited|authori[sz]ed|published|translated|tested|assessed) ${OWN_WORK}${END}`,
    ),
    ', $2 by $1',
  ],
  [
    /, (?:(?:all|each|both|these|which|they|it) )?(?:(?:of (?:it|them|which) )?(?:was|were|being) )(?=(?:then |later |also |always )?(?:reviewed|checked|approved|signed off|corrected|proofread|edited|verified|inspected|marked|countersigned|audited|tested) by\b)/gi,
    ', ',
  ],
];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** Plain words of one end: how, when and through what. */
const PLAINLY: readonly Construction[] = [
  [/\bmost of the time\b/gi, 'mostly'],
  [/\b(spring|summer|autumn|fall|winter) of (?=(?:19|20)\d\d\b)/gi, '$1 '],
  [
    /\b(?:talked|walked|took|led|guided) ((?:[a-z]+ ){0,3}?[a-z]+) through (?=(?:[a-z]+ing|the|an?|how|their|every|each)\b)/gi,
    'guided $1 through ',
  ],
  [
    re(
      '\\b(?:over|across|during) (?=(?:\\d+|two|three|four|five|six|seven|eight) (?:sittings|sessions|visits|rounds|phases|stages|steps|parts|courses|evenings|mornings|afternoons|instal?lments|batches|runs)\\b)',
    ),
    'in ',
  ],
  [
    new RegExp(`\\b(${MONTHS.join('|')}) and (${MONTHS.join('|')})(?= (?:of )?(?:19|20)\\d\\d\\b)`, 'g'),
    (said = '', first = '', second = '') =>
      MONTHS.indexOf(second) - MONTHS.indexOf(first) === 1 ? `${first} to ${second}` : said,
  ],
  [/(?<=\b(?:[A-Z][a-z]{2,8}\.?|spring|summer|autumn|winter) )['’](?=\d\d\b)/g, '20'],
];

/** The same people, rights, choices and sizes in other parts of the sentence. */
export const englishRetold: readonly Construction[] = [
  ...REPRESENTED,
  ...ALLOWED,
  ...CHOSEN,
  ...ROLLED_OUT,
  ...SIZED,
  ...BY_WHOM,
  ...PLAINLY,
];
