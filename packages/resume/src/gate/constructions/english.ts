import { type Construction, END, reEnglish as re } from './construction.ts';
import { englishDenials } from './denials.ts';
import { englishDifferences } from './differences.ts';
import { englishForms } from './en/english-forms.ts';
import { englishRetold } from './en/retold.ts';
import { englishSpoken } from './en/spoken.ts';
import { englishHowOften } from './how-often.ts';
import { englishMostOf } from './most-of.ts';
import { englishPartsTaken } from './parts-taken.ts';
import { englishQuantities } from './quantities.ts';
import { englishValues } from './same-values.ts';
import { englishToldFigures } from './told-figures.ts';
import { englishTurns } from './turns-en.ts';
import { englishUnchanged } from './unchanged.ts';

const FIGURE = '[$£€¥]?\\d[\\d,.]*\\s?(?:k|m|bn|%|million|thousand)?(?![\\w])';
const UP_TO_THREE = "((?:[\\w’'-]+ ){0,3}[\\w’'-]+)";

/** Sizes and times: units, halves, the side on which a bound stands. */
const SIZES: readonly Construction[] = [
  [/\b(?:a|one) year and a half\b|\bone and a half years\b|\b1\.5 years\b|\beighteen months\b/gi, '18 months'],
  [/\btwo and a half years\b|\b2\.5 years\b|\btwo years and six months\b/gi, '30 months'],
  [/\bthree and a half years\b|\b3\.5 years\b/gi, '42 months'],
  [/\bhalf a year\b|\bhalf-a-year\b/gi, '6 months'],
  [/\b(?:a|one) quarter of an hour\b/gi, '15 minutes'],
  [/\bthree[- ]quarters of an hour\b/gi, '45 minutes'],
  [/\bhalf an hour\b|\ba half-hour\b/gi, '30 minutes'],
  [/\ban hour and a half\b|\bone and a half hours\b|\b1\.5 hours\b/gi, '90 minutes'],
  [/\ba fortnight\b/gi, '2 weeks'],
  [/(?<!\b(?:per|each|every|once a|twice a) )fortnight\b/gi, '2 weeks'],
  [/(?<=\d\s?)(?:wpm|w\.p\.m\.)/gi, ' words a minute'],
  [/(?<=\d\s?)mph\b/gi, ' miles an hour'],
  [/(?<=\d\s?)(?:kph|km\/h)\b/gi, ' km an hour'],
  [/(?<=\d\s?)rpm\b/gi, ' revolutions a minute'],
  [/(?<=\d\s?)fps\b/gi, ' frames a second'],
  [re(`\\b(?:of )?(?:a )?(?:maximum|max\\.?) of (${FIGURE})|\\bas (?:much|many) as (${FIGURE})`), 'up to $1$2'],
  [
    re(`\\b(?:no|not) (?:more|over|higher|longer|larger|bigger) than (?=${FIGURE})|\\bnot exceeding (?=${FIGURE})`),
    'up to ',
  ],
  [
    re(
      `(${FIGURE}(?: [a-z]+){0,3}),? (?:at most|at the most|maximum|max\\.?|tops)${END}|(${FIGURE}(?: [a-z]+){0,3}?) or (?:less|fewer)\\b`,
    ),
    'up to $1$2',
  ],
  [
    re(`(${FIGURE}(?: [a-z]+){0,3}),? (?:at least|at a minimum|minimum)${END}|(${FIGURE}(?: [a-z]+){0,3}?) or more\\b`),
    'at least $1$2',
  ],
  [
    re(
      `(${FIGURE}(?: [a-z]+){0,2}?),? (?:or so|or thereabouts|approximately|roughly|approx(?!\\. ?[$£€\\d])\\.?)${END}`,
    ),
    'about $1',
  ],
  [
    /\b(?:roughly|approximately|approx\.?|around|circa|ca?\.|some|in the region of|something like|an estimated)(?= [$£€¥]?\d)/gi,
    'about',
  ],
  [/\bupwards of(?= [$£€¥]?\d)|\bin excess of(?= [$£€¥]?\d)/gi, 'over'],
];

const TENTHS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Nine in ten letters are 90 % of them, and one in three is a third. */
const SHARES: readonly Construction[] = [
  [
    re(`\\b(${TENTHS.join('|')}|[1-9]) (?:in|out of) (?:every )?(?:ten|10) (?=[a-z])`),
    (_, tenth) => `${(TENTHS.indexOf(tenth!.toLowerCase()) + 1 || Number(tenth)) * 10}% of `,
  ],
  [/\b(?:(?:a|one)[- ]third of(?: all| the)?|(?:one|1) (?:in|out of) (?:every )?(?:three|3)) (?=[a-z])/gi, '33% of '],
  [/\b(?:(?:a|one)[- ]quarter of(?: all| the)?|(?:one|1) (?:in|out of) (?:every )?(?:four|4)) (?=[a-z])/gi, '25% of '],
  [
    /\b(?:(?:one[- ])?half of(?: all| the)?|half the|(?:one|1) (?:in|out of) (?:every )?(?:two|2)) (?=[a-z])/gi,
    '50% of ',
  ],
  [
    re('\\bby (about |around |roughly |some |nearly |almost )?(?:a|one) tenth\\b(?! of)'),
    (_, near = '') => `by ${near}10%`,
  ],
  [
    re('\\bby (about |around |roughly |some |nearly |almost )?(?:a|one) fifth\\b(?! of)'),
    (_, near = '') => `by ${near}20%`,
  ],
  [/\b(?:in all|all told|altogether|overall)(?=\s*(?:[,;.)]|$))/gi, 'in total'],
];

/** Never over five pounds is always within them; a value of £400 is £400. */
const BOUNDS: readonly Construction[] = [
  [
    re(
      `\\b(?:never|did not|was never|were never|not once) (?:exceed(?:ed)?|(?:went|go|gone|rose|rise|was|were) (?:over|above|beyond)) (?=${FIGURE})`,
    ),
    'stayed up to ',
  ],
  [
    re(
      `\\b(?:always |consistently )?(?:stayed|kept|remained|was always|were always|staying|keeping) (?:within|at or below|at or under) (?=${FIGURE})`,
    ),
    'stayed up to ',
  ],
  [
    re(`\\b(?:to )?(?:an?|the) (?:total )?(?:value|sum|amount|cost|price) of (?=${FIGURE})`),
    (said = '') => (/^to /i.test(said) ? 'to ' : ''),
  ],
  [/\b(?:on )?both (?:times|occasions)\b/gi, 'each time'],
  [/(?<=\bcan [^,;.]{1,30} )but (?:not|cannot) (?=[a-z]+)/gi, 'but cannot '],
];

/** Who was which of so many. */
const PLACES: readonly Construction[] = [
  [
    /\b(first|second|third|fourth|fifth|sixth|last) author,? \(?(?:out )?of (\w+)\)?(?: authors)?/gi,
    '$1 of $2 authors',
  ],
  [/\b(?:author )?(?:number )?(\d+|one|two|three|four|five|six) of (\w+) authors\b/gi, '$1 of $2 authors'],
  [/\b(?:came|finished|placed|ranked|was placed|was ranked) (first|second|third|fourth|fifth)\b/gi, '$1 place'],
  [
    /\b(?:reached|made|made it (?:on|in)to|got (?:on|in)to|was on|appeared on|placed on) the (long|short)list (?:of|for|in) /gi,
    '$1listed for ',
  ],
  [/\b(long|short)listed in /gi, '$1listed for '],
  [
    /(?<=^|[.;]\s)(?:[Ww]as )?(?:[Nn]amed|[Vv]oted|[Mm]ade|[Cc]hosen as|[Ss]elected as|[Aa]warded|[Rr]eceived the title of) (?=(?:the )?[A-Z][\w-]+ of the (?:Month|Year|Quarter|Week))/g,
    '',
  ],
  [/\bonce, (?=in (?:[A-Z][a-z]+ )?\d{4})/g, ''],
  [
    /((?:[A-Z][a-z]+ )?(?:19|20)\d\d) ((?:[A-Z][\w-]+ ){1,3}of the (?:Month|Year|Quarter|Week))(?: (?:award|title|prize))?/g,
    '$2, in $1',
  ],
  [
    /((?:[A-Z][\w-]+ ){1,3}of the (?:Month|Year|Quarter|Week))(?: (?:award|title|prize))? ((?:19|20)\d\d)\b/g,
    '$1, in $2',
  ],
];

/** Records, notes, minutes, drafts: a light verb with its deed as a noun, and the deed. */
const DEEDS: readonly Construction[] = [
  [/\b(?:kept|maintained|made|took) (?:an? |the )?(?:written |accurate |up-to-date )?records? of\b/gi, 'recorded'],
  [/\b(?:keeping|maintaining|making|taking) (?:an? |the )?records? of\b/gi, 'recording'],
  [/\b(?:kept|maintained) (?:an? |the )?log of\b/gi, 'logged'],
  [/\b(?:was )?(?:the )?note[- ]?taker (?=(?:at|in|for|during)\b)/gi, 'took notes '],
  [/\b(?:acted|served|worked) as (?:the |a )?note[- ]?taker\b/gi, 'took notes'],
  [
    /\b(?:was )?(?:the )?minute[- ]?taker (?=(?:at|in|for|during|of)\b)|\b(?:wrote|kept) the minutes (?=(?:at|in|for|during|of)\b)/gi,
    'took minutes ',
  ],
  [/\b(?:drew|drawn|drawing) up (?:the|a|an) (?:first )?draft (?=(?:of )?[a-z])/gi, 'drafted '],
  [/\bdrafted of\b/gi, 'drafted'],
  [
    /\b(?:carried out|did|performed|conducted|undertook|made) (?:an? |the |some |regular )?(checks?|inspections?|audits?|repairs?|tests?|surveys?|analysis|analyses|reviews?|visits?|interviews?|deliveries|assessments?) (?:of|on|to|with) /gi,
    '$1 of ',
  ],
  [/\b(?:gave|provided|delivered|ran|held) (?:some )?training (?:to|for) /gi, 'trained '],
  [/\b(?:gave|provided|offered|delivered) (?:some )?(support|help|assistance|advice|guidance) to /gi, '$1 to '],
  [/\b(?:put together|made up|got together|assembled) /gi, 'assembled '],
  [
    /\b(?:passed|sent|referred) ([\w’' -]{3,40}?) (?:up the (?:line|chain|ladder)|upwards?|to (?:a )?higher levels?)(?=[,;.]|$)/gi,
    'escalated $1',
  ],
  [/\b(?:stood in|filled in|covered|deputi[sz]ed|stepped in) for (?=(?:the|my|our|a) )/gi, 'deputised for '],
  [/\b(?:looked after|took care of|cared for) (?=[$£€]?\d|accounts)/gi, 'looked after '],
  [/\b(?:grant|funding|lottery|funds) bid\b/gi, 'grant application'],
  [/\bapplication for (?:a )?grant(?:s| funding)?\b/gi, 'grant application'],
  [/\b(?:was|were|been|being) (?:called off|scrapped|axed|abandoned)\b/gi, 'was cancelled'],
  [
    /\b(?:was|were|been) (?:not (?:won|successful)|unsuccessful|turned down)\b|\bdid not win\b|\bcame to nothing\b/gi,
    'was lost',
  ],
  [/\b(?:was|were) (?:granted|approved)(?=\s*(?:[,;.]|$))/gi, 'was awarded'],
  [/\b(?:took|drove) part in\b/gi, 'took part in'],
];

/** Samples, statistics, a team and its members: the deed in another part of the sentence. */
const TEAMS: readonly Construction[] = [
  [
    /\b(?:collected|took|gathered|taking|collecting|gathering) ([a-z]+) samples\b|\b([a-z]+) sampling\b/gi,
    'sampled $1$2',
  ],
  [
    /\b(?:ran|did|carried out|performed|conducted|handled|running|doing) the (?:statistics|stats|statistical (?:analys[ei]s|work))\b/gi,
    'did the statistics',
  ],
  [/\b(?:kept|maintained) (?:an? |the )?((?:[a-z]+ ){0,2})log\b(?! of)/gi, 'logged $1'],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|\d+)[- ](?:person|strong|member|man) (team|group|crew)\b/gi,
    '$2 of $1',
  ],
  [/\bas (?:a )?(?:part|member|one) of (?=(?:an?|the) (?:team|group|crew) of\b)/gi, 'in '],
  [/\b((?:team|group|crew) of \w+),? (?:and )?(?:we|that|which|who) (?=[a-z]+)/gi, '$1, '],
  [
    /\b(?:went live|was live|live|(?:was|were) launched) (?:in|on|from|since) (?=(?:[A-Z][a-z]+ )?(?:19|20)\d\d)/g,
    'went live in ',
  ],
  [
    /\b(?:joined|(?:was |am |became )?an? member of|member of|sat on|served on|belonged to|was part of) (?=(?:an?|the|our) (?:[\w-]+ ){0,4}?(?:working group|committee|panel|board|task ?force)\b)/gi,
    'member of ',
  ],
  [/\bwithout supervision\b/gi, 'unsupervised'],
  [/\bGolang\b/g, 'Go'],
];

/** How far, how sure and by whose word: limits in another place. */
const LIMITS: readonly Construction[] = [
  [re(`\\b(for|in|at|on|of|with) ${UP_TO_THREE} alone${END}`), '$1 $2 only'],
  [re(`\\b(for|in|at|on|of|with) only ${UP_TO_THREE}${END}`), '$1 $2 only'],
  [re(`\\bonly (for|in|at|on|with) ${UP_TO_THREE}${END}`), '$1 $2 only'],
  [
    re(
      `\\b(?:currently |now |still )?(?:working|studying|training) (?:towards?|for) (?:an? |the |my )?${UP_TO_THREE}${END}`,
    ),
    '$1 in progress',
  ],
  [
    re(`\\b${UP_TO_THREE} (?:under way|underway|ongoing|being studied for|not yet (?:finished|complete))${END}`),
    '$1 in progress',
  ],
  [
    /\b(?:according to|as shown (?:by|in)|going by|on the evidence of|by) the ((?:[\w-]+ )?(?:log|record|register|report|survey|audit|statistics|figures|books|logs|records))\b,?/gi,
    'the $1 showed',
  ],
  [/\b(not|never|without) (?:a single|one single|any|even one)\b/gi, '$1'],
  [
    /\b(?:zero|0|nil|not a single|not one) (?=(?:[a-z-]+ )?(?:errors?|mistakes?|complaints?|accidents?|incidents?|injur(?:y|ies)|breaches|defects?|absences|losses|delays)\b)/gi,
    'no ',
  ],
  [
    /\b(?:as a team,? we|together (?:with the team )?we|we as a team|our team|the team)(?= (?:brought|got|cut|reduced|lowered|raised|increased|lifted))/gi,
    'as a team,',
  ],
  [/\b(?:brought|got) ([\w’' -]{3,40}?) down (?=from|to|by)/gi, 'reduced $1 '],
  [/\b(?:brought|got) down ([\w’' -]{3,40}?) (?=from|to|by)/gi, 'reduced $1 '],
  [/\b(?:brought|got|pushed) ([\w’' -]{3,40}?) up (?=from|to|by)/gi, 'raised $1 '],
  [
    /(^|[.;]\s)([A-Z][\w’' -]{3,40}?) (?:fell|dropped|went down|came down|declined|decreased) (from [^,;]{3,40}), (?:as )?(?:a|the result of a) (?:team|joint|group) effort/g,
    '$1as a team, reduced $2 $3',
  ],
  [
    /(^|[.;]\s)([A-Z][\w’' -]{3,40}?) (?:rose|went up|grew|climbed|increased|improved) (from [^,;]{3,40}), (?:as )?(?:a|the result of a) (?:team|joint|group) effort/g,
    '$1as a team, raised $2 $3',
  ],
  [
    /\b(average |mean |median )?(days|hours|minutes|weeks) to ([a-z]+) (fell|dropped|rose|went|came down|was cut|were cut|decreased) from (\d[\d.]*) to (\d[\d.]*)/gi,
    '$1time to $3 $4 from $5 $2 to $6 $2',
  ],
  [
    /\b(time to [a-z]+ (?:fell|dropped|rose|went|was cut|decreased)) by (\d[\d.]*) (days|hours|minutes|weeks), from (\d[\d.]*) to (\d[\d.]*)(?! [a-z])/gi,
    '$1 by $2 $3, from $4 $3 to $5 $3',
  ],
];

/** Lists in other marks, and words that only join. */
const MARKS: readonly Construction[] = [
  [
    /(?<=^|[.;] ?)(?:Certifications?|Certificates?|Skills?|Languages?|Tools?|Software|Media|Materials|Equipment|Systems?|Platforms?|Techniques?|Subjects?): /g,
    '',
  ],
  [/\(?\b([A-Z][A-Za-z]+)\s?[/&+]\s?([A-Z][A-Za-z]+)\b\)?/g, '$1 and $2'],
  [/\b([A-Z][a-z]+)[- ]([A-Z][a-z]+) (?=bilingual)/g, '$1 and $2 '],
  [/\b(?:though|although|but|even though|however),? (?=(?:the|this|it|its|they|these|which|that) )/gi, '; '],
  [/\(([^()]{3,60})\)/g, ', $1,'],
  [/\b(?:moreover|in addition|additionally|furthermore|besides that|as well as that|also),? /gi, ''],
  [/,? (?:as well|too)(?=[,;.]|$)/gi, ''],
  [/\b(?:during|over|throughout|in) the (?:period|time) (?=from|between)/gi, ''],
];

export const englishConstructions: readonly Construction[] = [
  ...englishSpoken,
  ...englishRetold,
  ...englishForms,
  ...englishHowOften,
  ...englishMostOf,
  ...englishUnchanged,
  ...englishTurns,
  ...englishPartsTaken,
  ...englishValues,
  ...englishQuantities,
  ...englishDenials,
  ...TEAMS,
  ...englishToldFigures,
  ...SIZES,
  ...SHARES,
  ...BOUNDS,
  ...PLACES,
  ...DEEDS,
  ...LIMITS,
  ...MARKS,
  ...englishDifferences,
];
