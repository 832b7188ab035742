import { type Construction, END, reEnglish as re } from '../construction.ts';

const BODY =
  "((?:the |our |a |an )?(?:[\\w’'-]+ ){0,3}?(?:committee|council|board|panel|forum|group|team|task ?force|union|assembly|network|association|federation|senate))";
const WHOM = "((?:the |our |my )?(?:[\\w’'-]+ ){0,3}?[\\w’'-]+)";
/** Spoke for the night shift on a committee, was its representative there. */
const REPRESENTED: readonly Construction[] = [
  [
    re(`\\brepresent(?:ed|ing) ${WHOM} (?:on|at|in|before) ${BODY}\\b`),
    (_, whom = '', body) => `represented ${bare(whom)} on ${body}`,
  ],
  [
    re(
      `\\b(?:took part|taking part|participat(?:ed|ing)|sat|served|serving) (?:in|on|at) ${BODY} as (?:the |an? |its |their |our )?((?:[\\w’'-]+ ){1,3}?)(?:representative|delegate|spokesperson)(?: (?:of|for) ${WHOM})?${END}`,
    ),
    (_, body, whom = '', of) => `represented ${bare(of ?? whom)} on ${body}`,
  ],
  [
    re(
      `\\b(?:(?:acted|served|worked) )?as (?:the |an? |its |their |our )?((?:[\\w’'-]+ ){1,3}?)(?:representative|delegate|spokesperson) (?:on|at|in|to) ${BODY}`,
    ),
    (_, whom = '', body) => `represented ${bare(whom)} on ${body}`,
  ],
];
const bare = (whom: string): string =>
  whom
    .replace(/^(?:the|our|my) /i, '')
    .replace(/['’]s?$/, '')
    .trim();

/** How far one might go: what is allowed within bounds is a right, and not only a skill. */
const BOUNDED =
  '(?=[a-z]+ [^,;.]{0,60}?(?:\\bup to\\b|\\bwithout (?:[a-z]+ ){0,3}?(?:approval|permission|sign-?off)\\b))';
/** Might, and did not have to ask. Whoever was able to need not have been authorised. */
const ALLOWED: readonly Construction[] = [
  [
    re(
      `,? (?:and |but )?(?:with|having|had) (?:the |full )?(?:authority|permission|right|authori[sz]ation) to ${BOUNDED}`,
    ),
    ', was authorised to ',
  ],
  [
    /,? (?:and |but )?(?:with|having|had) the ability to (?=[a-z]+ [^,;.]{0,60}?\bwithout (?:[a-z]+ ){0,3}?(?:approval|permission|sign-?off)\b)/gi,
    ', was authorised to ',
  ],
  [re(`\\b(?:could|(?:was|were|am|is|being) (?:allowed|permitted|authori[sz]ed) to) ${BOUNDED}`), 'was authorised to '],
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
    (_, deed = '') => `${deed === 'chose' ? 'chosen' : deed} `,
  ],
  [
    re(
      `(?<=^|[.;,] ?)(?:I was )?(picked|chosen|selected|nominated|named|appointed|asked|invited|promoted|trained|sent|hired) by (?:the|my) (?:company|employer|firm|business|organi[sz]ation|management|team|school|hospital|shop|store|office) (?=(?:as|to|for)\\b)`,
    ),
    '$1 ',
  ],
  [/\b(?:picked|chosen|selected) (?=(?:as|to)\b)/gi, 'picked '],
  // who chose to do it was chosen by nobody, and who picked for a lane fetched goods
  [/(?<=^|[.;,] ?|\bI )chose to\b/gi, 'decided to'],
  [/(?<=^|[.;,] ?|\bI )picked (?=for\b)/gi, 'fetched '],
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
    /\b(?:talked|walked|guided) ((?:[a-z]+ ){0,3}?[a-z]+) through (?=(?:[a-z]+ing|the|an?|how|their|every|each)\b)/gi,
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

/** The same people, rights and choices in other parts of the sentence. */
export const englishRetold: readonly Construction[] = [...REPRESENTED, ...ALLOWED, ...CHOSEN, ...BY_WHOM, ...PLAINLY];
