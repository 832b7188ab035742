import { baseOf, verbOf } from '../../meaning/english-words.ts';
import { type Construction, reEnglish as re } from '../construction.ts';
import { counted } from '../counted.ts';
import { COUNT } from './next-word.ts';

const colleagues = (all = '') => `together with ${counted(all) - 1} colleagues`;

/** Who was over one; what came of it. */
const UNDER: readonly Construction[] = [
  [
    /\bunder ((?:an?|the|my|our) (?:[\w-]+ ){0,2}[\w-]+)['’]s (?:guidance|direction|supervision|oversight|instruction|mentorship|tutelage)\b/gi,
    'under the supervision of $1',
  ],
  [
    /,? (?:while |and )?(?:being )?(?:guided|directed|supervised|overseen|mentored|instructed|tutored|coached) by (?=(?:an?|the|my|our|two|three)\b)/gi,
    ' under the supervision of ',
  ],
  [
    /\bunder (?:the )?(?:guidance|direction|supervision|oversight|instruction|mentorship|tutelage) (?:of|from|by)\b/gi,
    'under the supervision of',
  ],
  [
    /,? (?:(?:and )?as a result of which|with the result that|and as a result,?|which meant(?: that)?) /gi,
    ', with the result that ',
  ],
  [
    /(?:, which (?:led to|resulted in|brought about)|,? (?:leading to|resulting in|bringing about)|,? and (?:this |that )?(?:led to|resulted in)) /gi,
    ', leading to ',
  ],
];

/** In a team of five, with four colleagues. */
const IN_TEAMS: readonly Construction[] = [
  [
    re(
      `\\b(?:(?:in|within|as) an? (?:team|crew|squad|brigade|unit)|(?:as part of|as a member of|as one of) an? (?:team|group|crew|squad|brigade|unit)) of ${COUNT}\\b(?: (?:people|persons|colleagues|staff))?`,
    ),
    (_, all) => colleagues(all),
  ],
  [
    re(
      `\\b(?:in|within|as part of|as a member of|as one of|as) an? ${COUNT}[- ](?:person|strong|member|man|people) (?:team|crew|squad|brigade|unit)\\b`,
    ),
    (_, all) => colleagues(all),
  ],
  [
    re(`\\b(?:the )?${COUNT} of us(?:,? (?:myself included|me included|including (?:me|myself)))?(?: together)?,? `),
    (_, all) => `${colleagues(all)}, `,
  ],
  [/(?<=^|[.;] ?)(?:as a team,? we|we,? as a team,?|our team(?! of)|we)(?= [a-z]+)/gi, 'as a team,'],
  [re(`(?<=^|[.;] ?)(?:our|my) (?:team|group|crew) of ${COUNT} `), (_, all) => `${colleagues(all)}, `],
  [
    re(
      `\\b(?:together with|along with|alongside|with) ${COUNT} (?:other )?(?:colleagues|others|other people|team ?mates|co-?workers)\\b`,
    ),
    (_, others) => `together with ${counted(others)} colleagues`,
  ],
];

/** Items of one list, in whatever order: of single words, none of which has a figure of its own. */
const LISTS: readonly Construction[] = [
  [
    /(?<=(?:^|[:;(] ?|\b(?:in|with|of|for|on|namely|including|[a-z]+(?:ed|ing)) ))([a-z][\w’'-]*(?:, [a-z][\w’'-]*){1,6}),? and ([a-z][\w’'-]*)(?=\s*(?:[,;.)]|$)| (?:in|for|at|with|by|on|to|from|except|using)\b)(?![^.;]*respectively)/gi,
    (_, list = '', last = '') => {
      const items = [...list.split(', '), last].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase()));
      return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
    },
  ],
];

/** Helped by whom; what is left out; who did it, said with more words. */
const BESIDES: readonly Construction[] = [
  [/\bwith (?:the )?(?:kind )?(?:help|assistance|support|aid) (?:of|from)\b/gi, 'with the help of'],
  [
    /,? (?:except(?:ing)?(?: for)?|excluding|other than|apart from|with the exception of|save for|not including|but not(?! (?:yet|always|only|just|all|every|to|as|in|on|at|for|by|so|very)\b))(?: (?:those|the ones))? (?:about |concerning |on )?/gi,
    ' except ',
  ],
  [/\b(?:entire|complete)(?= [a-z])/gi, 'whole'],
  [/\bnot only ([a-z]+(?:ed|[a-z])),? but (?:I )?also /gi, '$1 and '],
  [/(?<=^|[.;] ?)(?:in this (?:role|post|job|position),? )?(?:I was|was) the (?:person|one) (?:who|that) /gi, ''],
  [/(?<=^|[.;] ?)in this (?:role|post|job|position),? I /gi, ''],
  [
    /(?<=^|[.;] ?)(?:my|the) (?:role|job|work|duties|tasks?|post) (?:involved|consisted of|included|comprised|was|meant) ([a-z]+ing)\b/gi,
    (_, deed = '') => baseOf(deed),
  ],
  [
    /\b(?:carried out|conducted|performed|undertook|did|made|carrying out|conducting|performing|undertaking|making) (?:an? |the )?((?:[a-z]+ )?)([a-z]+(?:ing|ion|ment|al|is|ance|ence)) (?:of|on) (?=(?:the |an? |all |\d|[a-z]))/gi,
    (said = '', how = '', noun = '') => {
      const deed = /ing$/i.test(noun) ? baseOf(noun) : verbOf(baseOf(noun));
      return deed === undefined ? said : `${deed} ${how}`;
    },
  ],
  [/\b(has|have) been ([a-z]+ing)\b/gi, (_, have = '', deed = '') => `${have} ${baseOf(deed)}`],
  [/\b(?:being|be|currently|is) reviewed\b/gi, 'under review'],
  [
    /(?<=^|[.;] ?)(co-?founder|contributor|volunteer|organi[sz]er) (?=(?:of|to|at|in|for)\b)/gi,
    (_, who = '') =>
      ({ c: /found/i.test(who) ? 'co-founded ' : 'contributed ', v: 'volunteered ', o: 'organised ' })[
        who[0]!.toLowerCase() as 'c' | 'v' | 'o'
      ],
  ],
  [/\bco-?founded of\b/gi, 'co-founded'],
  [/\borgani[sz]ed of\b/gi, 'organised'],
  [
    /\b(?:gained|obtained|achieved|earned|received) (?:the |an? )?([A-Z]{2,5})(?: \([^)]*\))? qualification\b/g,
    'qualified as a $1',
  ],
  [/\b(?:from time to time|now and then|now and again|once in a while|on occasion)\b/gi, 'occasionally'],
];

/** With how many, under whom, with whose help, and the deed behind the words that only lead to it. */
export const englishWithWhom: readonly Construction[] = [...UNDER, ...IN_TEAMS, ...LISTS, ...BESIDES];
