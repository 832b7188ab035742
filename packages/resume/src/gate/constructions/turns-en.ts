import { baseOf, isDictionaryWord } from '../meaning/english-words.ts';
import { type Construction, END, reEnglish as re } from './construction.ts';
import { counted, ORDINALS } from './counted.ts';

const NUMBER = '\\d[\\d,.]*\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve';
const TIME = 'second|minute|hour|shift|day|week|fortnight|month|quarter|term|season|year';
const WHO = "(?:an?|the|my|our|two|three|one) (?:[\\w’'-]+ ){0,3}?[\\w’'-]+";

const nth = (number = ''): string => ORDINALS[counted(number) - 1] ?? `${counted(number)}th`;

/** diver, dive; planner, plan. */
const deedOf = (who: string): string => {
  const bare = who.replace(/[eo]rs?$/, '');
  return [`${bare}e`, bare, bare.replace(/(.)\1$/, '$1')].find((word) => isDictionaryWord(word)) ?? bare;
};

/** One quantity told in another order: a rate at either end, a year in brackets, one in four. */
const QUANTITIES: readonly Construction[] = [
  [
    re(
      `\\bfrom ((?:about |around |roughly )?(?:${NUMBER})) (?:an?|per|each|every) (${TIME}) (down |up )?to ((?:about |around |roughly |just )?(?:${NUMBER}))${END}`,
    ),
    'from $1 to $4 a $2',
  ],
  [
    re(`\\bone (${TIME}|weekend|night|morning|evening|saturday|sunday|shift) (?:in|out of) (?:every )?(${NUMBER})\\b`),
    (_, what, number) => `every ${nth(number)} ${what}`,
  ],
  [
    re(`\\bone in (?:every )?(${NUMBER}) (${TIME}|weekend|night|morning|evening|saturday|sunday|shift)s\\b`),
    (_, number, what) => `every ${nth(number)} ${what}`,
  ],
  [/\bevery (\d)(?:nd|rd|th) /gi, (_, number) => `every ${nth(number)} `],
  [re(`((?:${NUMBER})%?) \\(((?:19|20)\\d\\d)\\)`), '$1 in $2'],
  [
    re(
      `\\b(${NUMBER})-(hour|page|bed|seat|mile|metre|meter|room|acre)[- ]((?!(?:shift|week|period|contract|placement|old|backlog|queue|wait|delay)s?\\b)(?:[a-z]+ )?[a-z]+)(?=[,;.)]|$| (?:in|for|at|with|which|and|on|to|by|that|of)\\b)`,
    ),
    '$3 of $1 $2s',
  ],
  [/\ba pair of\b/gi, 'two'],
  [
    /\b(fortnightly|weekly|daily|monthly|quarterly) ([a-z]+ (?:samples|readings|checks|counts|visits|reports|tests|measurements))\b([^,;.]*?)(?=\s*(?:and\b|[,;.]|$))/gi,
    '$2$3 $1',
  ],
];

/** Through whose fault, with whom, to whom, in other parts of the sentence. */
const PLAINLY: readonly Construction[] = [
  [
    /\b((?:reportable |serious |road )?(?:accidents?|collisions?|incidents?|crash(?:es)?|claims?)),? (?:(?:due to|by|through) my (?:own )?fault|(?:that|which) (?:was|were) my fault|for which I was (?:at fault|to blame))/gi,
    '$1 through my own fault',
  ],
  [
    /\bat-fault ((?:reportable |serious |road )?(?:accidents?|collisions?|incidents?|crash(?:es)?|claims?))\b/gi,
    '$1 through my own fault',
  ],
  [
    /\bfor (?:its|the) predecessor\b|\bfor the (?:old|previous|former|last) (?:one|version|model|system|tool)\b/gi,
    'for the old one',
  ],
  [/\b(?:handed|passed|turned) ((?:it|them) )?(?:over |on )?to (?=[A-Z]{2}|the |my |our |an? )/g, 'handed $1to '],
  [
    /,? (?:which |but |it |though it )*(?:did not succeed|(?:was|were) not (?:successful|won)|(?:was|were) unsuccessful|failed|(?:was|were) lost)(?=\s*(?:[,;.]|$))/gi,
    ', was unsuccessful',
  ],
  [
    /(?<=^|[.;] )(?:each|every) (night|day|evening|morning|week|month|shift|year),? ([^,;.]*\d[^,;.]*)(?=[.;]|$)/gi,
    '$2 a $1',
  ],
];

/** Whose it is: of somebody, somebody's; an average as a noun and as a verb. */
const AVERAGES: readonly Construction[] = [
  [/\b(?:the |our |my )([a-z]+)['’]s ((?:[a-z]+ ){0,2}[a-z]+) averaged (?=[£$€]?\d)/gi, 'average $2 of the $1: '],
  [
    re(`,? (?:against|compared with|compared to|versus|vs\\.?) (?:an? |the )([a-z]+) average of ([£$€]?\\d[\\d,.]*%?)`),
    ', compared with $2 for the $1',
  ],
  [
    /\b(?:an? |the )?average ((?:[a-z]+ ){0,2}[a-z]+) (?:of|for) (?:the|our|my) ([a-z]+)(?::| was| of| stood at)? (?=[£$€]?\d)/gi,
    'average $1 of the $2: ',
  ],
];

/** With whom, under whom, and in what part. */
const PEOPLE: readonly Construction[] = [
  [
    re(`,? with (${WHO}) (?:supervising|overseeing|in (?:a )?supervis(?:ory|ing) role)${END}`),
    ' under the supervision of $1',
  ],
  [re(`,? with (${WHO}) (?:guiding|advising)(?: me)?${END}`), ' under the guidance of $1'],
  [/\b(?:supervised|overseen) by (?=(?:an?|the|my|our) )/gi, 'under the supervision of '],
  [
    /\b(?:joined in(?: with)?|participated in|was involved in|involved in|had a part in|played a part in) /gi,
    'took part in ',
  ],
  [
    /\b(?:(?:in|as|by) )?(?:an? )?(?:joint|shared|common) (?:effort|project|work|undertaking) (?=with\b)|\b(?:working|worked|done|acting) (?:jointly|together) (?=with\b)/gi,
    'jointly ',
  ],
  [
    /(^|[.;]\s)([A-Z][\w’' -]{3,40}?) (?:fell|dropped|went down|came down|declined|decreased) (from [^,;]{3,40}),? jointly with ([^,;.]{3,40})(?=[,;.]|$)/g,
    '$1jointly with $4, reduced $2 $3',
  ],
  [
    /(^|[.;]\s)([A-Z][\w’' -]{3,40}?) (?:rose|went up|grew|climbed|increased|improved) (from [^,;]{3,40}),? jointly with ([^,;.]{3,40})(?=[,;.]|$)/g,
    '$1jointly with $4, raised $2 $3',
  ],
  [/(?<=^|[.;] )assistant to (?=(?:the|an?|our|my) )/gi, 'assisted '],
  [/\bco-?author,? \(?(\w+) of (\w+)\)?(?: authors)?/gi, '$1 of $2 authors'],
  [/\b(?:was |were )?(?:done|carried out|performed),? (?=under the supervision of)/gi, ''],
  [
    /, (?:(?:all |both )?(?:of (?:it|them|which) )?)?(?:carried out|done|performed|completed) (?=under the (?:supervision|guidance))/gi,
    ' ',
  ],
];

/** What did not happen, and what it did not come to. */
const DENIALS: readonly Construction[] = [
  [
    /\b(?:no[- ]?(?:body|one) (?:was|got|has been|were) (?:hurt|injured|harmed)|without (?:any )?(?:injury|injuries|anyone (?:being |getting )?(?:hurt|injured)))\b/gi,
    'no injuries',
  ],
  [
    /\b(?:did not|didn['’]t|never) (?:get|got|go|went|make it|made it|move|moved|progress(?:ed)?|advance(?:d)?) (?:past|beyond|further than|any further than)\b/gi,
    'did not get beyond',
  ],
  [
    /\b(?:had hopes? of|was hoping to|were hoping to|had hoped to) ([a-z]+)\b/gi,
    (_, verb) => `hoped to ${baseOf(verb ?? '')}`,
  ],
  [
    /,? (?:and |but )?(?:with )?no ([a-z]+(?:ing)?) (?:beyond|besides|apart from|other than|aside from) (?:that|this|it)\b/gi,
    ', no other $1',
  ],
  [/,? (?:and |but )?with no (?:other|further) (?=[a-z]+)/gi, ', no other '],
  [/[,;]? (?:but )?not as (?:an? |the )?([a-z]{3,}(?:er|or))\b/gi, (_, who) => `, did not ${deedOf(who ?? '')}`],
];

/** Why and when, in a noun or in a phrase. */
const CIRCUMSTANCES: readonly Construction[] = [
  [
    /\b(?:on ([a-z]+) grounds|for reasons of ([a-z]+)|(?:because of|due to|owing to) ([a-z]+) (?:reasons|grounds|constraints))\b/gi,
    'for $1$2$3 reasons',
  ],
  [
    /,? (?:coinciding|coincident|concurrent(?:ly)?|simultaneously|in parallel|at the same time) (?:with|as)\b/gi,
    ', at the same time as',
  ],
  [
    /\bpre-(go-live|launch|opening|season|exam|departure|flight|delivery|production|sale|arrival|admission|start|release)[- ]([a-z]+)\b/gi,
    '$2 before $1',
  ],
  [
    /\b([a-z]+)((?: [a-z]+){0,8}?) before (?:the )?(go-live|launch|opening|departure|delivery|arrival|release)\b/gi,
    '$1$2 before $3',
  ],
  [/\bat (?:an? )?(basic|elementary|intermediate|advanced|beginner) level\b/gi, '$1'],
  [/\bround (?=(?:the|our|a|an|my|its|each|new|all) )/gi, 'around '],
  [/\b(?:the )?roll-?out of\b|\brolling out\b/gi, 'rollout of'],
];

/** Cleaned or kept clean, shown round or given a tour, told by phone; twice. */
const DEEDS_TOLD: readonly Construction[] = [
  [/\b(their|its|his|her) own\b/gi, '$1'],
  [/\b(?:kept|keeping) ((?:[a-z’'-]+ ){0,3}?[a-z]+) clean\b(?! of| from)/gi, 'cleaned $1'],
  [/\b(?:kept|keeping) ((?:[a-z’'-]+ ){0,3}?[a-z]+) tidy\b/gi, 'tidied $1'],
  [
    /\b(?:showed|took|guided|walked) ((?:[a-z]+ ){0,2}?(?:visitors|guests|customers|clients|tourists|groups|families|parents|buyers|tenants|pupils|students)) (?:a?round|through) /gi,
    'gave $1 tours of ',
  ],
  [
    /\bgave (?:guided )?tours of ([a-z ]{3,30}?) to ((?:[a-z]+ )?[a-z]+)(?=[,;.]|$| (?:in|during|on|over|at|every|each)\b)/gi,
    'gave $2 tours of $1',
  ],
  [/\b(?:contacted|reached) ((?:[a-z]+ ){0,3}?[a-z]+) (?:by|via|over the|on the) (?:tele)?phone\b/gi, 'rang $1'],
  [/\b(?:contacted|wrote to) ((?:[a-z]+ ){0,3}?[a-z]+) (?:by|via) e-?mail\b/gi, 'emailed $1'],
  [/\bon (?:two|2) (?:separate |different )?occasions\b|\b(?:two|2) times\b/gi, 'twice'],
  [/\bon (?:one|1|a single) occasion\b|\bone time\b/gi, 'once'],
  [/\bon ((?:\d+|three|four|five|six|seven|eight|nine|ten|twelve)) (?:separate |different )?occasions\b/gi, '$1 times'],
];

/** What is told of some of those before, how often, to whom, and with notes kept or written. */
const TELLINGS: readonly Construction[] = [
  [
    /[,;]? (?:and )?((?:both|two|three|four|five|six|most|one|many|several|some|half) of (?:whom|which|them))\b/gi,
    '; $1',
  ],
  [
    /[,;]? (?:and )?of (?:whom|which|these|them),? (both|two|three|four|five|six|most|one|many|several|some|half)\b/gi,
    '; $1 of whom',
  ],
  [/; (both|two|three|four|five|six|most|one) of (?:which|them)\b/gi, '; $1 of whom'],
  [
    /; (two|three|four|five|six|most|one) (?=(?:later |then |has |have |was |were )?[a-z]+ed\b|(?:was|were|won|went|became) )/gi,
    '; $1 of whom ',
  ],
  [re(`\\bevery (${NUMBER}) (${TIME})s\\b`), (_, number, what) => `every ${nth(number)} ${what}`],
  [/\b(?:every|each) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi, 'on $1s'],
  [
    /\bat the (end|start|beginning|close) of (?:(?:each|every) (?=[a-z])|the (?=(?:day|shift)\b))(day|night|evening|shift|week|month|quarter|year|term|season|session|lesson)\b/gi,
    'at the $1 of each $2',
  ],
  [
    /\bat (?:(?:each|every) |(?:the )?(?=(?:day|shift)['’]))(day|night|evening|shift|week|month|quarter|year|term)['’]s end\b|\bwhen (?:(?:each|every) |the (?=(?:day|shift)\b))(day|night|shift|week|month|term|season|session|lesson) (?:ended|ends|was over|finished)\b/gi,
    'at the end of each $1$2',
  ],
  [/\b(?:wrote|kept|took|made|maintained|recorded) ((?:[a-z]+ ){0,2})(notes|minutes|records|logs)\b/gi, 'kept $1$2'],
  [
    /\b(?:put|brought|took) ((?:[a-z]+ ){0,3}?[a-z]+) (?:before|to) (?=(?:the |our |a )?(?:[a-z]+ )?(?:committee|board|panel|council|trustees|governors)\b)/gi,
    'presented $1 to ',
  ],
];

/** Constructions of which one is told in the way of the other: the same people, sizes, causes and denials. */
export const englishTurns: readonly Construction[] = [
  ...QUANTITIES,
  ...PLAINLY,
  ...AVERAGES,
  ...PEOPLE,
  ...DENIALS,
  ...CIRCUMSTANCES,
  ...DEEDS_TOLD,
  ...TELLINGS,
];
