import { baseOf } from '../../meaning/english-words.ts';
import { type Construction, reEnglish as re } from '../construction.ts';
import { counted } from '../counted.ts';
import { COUNT, NEXT, THING } from './next-word.ts';

/** What came of it: with which, or as a participle; fewer is reduced. */
const CAME_OF_IT: readonly Construction[] = [
  [/, leading to (?:fewer|less|lower|reduced) /gi, ', which reduced '],
  [/, leading to (?:more|higher|increased|greater) /gi, ', which increased '],
  [
    re(
      `, leading to (?:an? )?(\\d[\\d.,]*\\s?%|[a-z]+ per ?cent) (?:rise|increase|growth|jump|improvement) in ${THING}${NEXT}`,
    ),
    ', with the result that $2 rose by $1',
  ],
  [
    re(
      `, leading to (?:an? )?(\\d[\\d.,]*\\s?%|[a-z]+ per ?cent) (?:fall|drop|decrease|reduction|decline|cut) in ${THING}${NEXT}`,
    ),
    ', with the result that $2 fell by $1',
  ],
  [
    /, (?:(?:and )?(?:thereby|thus)|which) (reduced|cut|lowered|increased|raised|improved|brought in|boosted|doubled|halved|shortened|sped up|earned|raised)\b/gi,
    (_, deed = '') => `, which ${deed.toLowerCase()}`,
  ],
  [
    /,(?: thereby| thus)? (reducing|cutting|lowering|increasing|raising|improving|bringing in|boosting|doubling|halving|shortening|earning)\b/gi,
    (_, deed = '') => `, which ${baseOf(deed.split(' ')[0]!)}${deed.includes(' ') ? ' in' : ''}`,
  ],
];

const SUM = '\\d[\\d,.]*(?:\\s?(?:k|m|bn|thousand|million|billion)\\b)?';
/** Sums of money by the name of their currency: before a figure its sign, behind it its code. */
const CURRENCIES: readonly Construction[] = [
  ...[
    ['€', 'euros?|EUR'],
    ['£', 'pounds sterling|GBP'],
  ].flatMap(([sign, words]): Construction[] => [
    [re(`(?<![\\d.,£$€])(${SUM})\\s?(?:${words})(?![a-z])(?! per inch)`), `${sign}$1`],
    [re(`(?<![A-Za-z])(?:${words})\\s?(?=\\d)`), sign!],
  ]),
  ...[
    ['CHF', 'Swiss francs?'],
    ['JPY', 'yen'],
    ['INR', '(?:Indian )?rupees|₹'],
    ['NGN', 'naira|₦'],
    ['SEK', 'Swedish kron(?:or|a|er)'],
    ['NOK', 'Norwegian kron(?:er|e|or)'],
    ['DKK', 'Danish kron(?:er|e|or)'],
    ['PLN', 'z[lł]oty(?:s|ch)?'],
    ['ZAR', '(?:South African )?rand'],
  ].flatMap(([code, words]): Construction[] => [
    [re(`(${SUM})\\s?(?:${words})(?![a-z])`), `$1 ${code}`],
    [re(`(?<![A-Za-z])(?:${words}|${code})\\s?(${SUM})`), `$1 ${code}`],
  ]),
];

/** Sizes in other words. */
const GROWN: readonly Construction[] = [
  [
    /\b(?:declined|decreased|dropped|fell|went down|slipped|dipped)(?: by)? (?=[£$€]?\d[\d.,]*\s?(?:%|per ?cent|points?|percentage))/gi,
    'fell by ',
  ],
  [
    /\b(?:increased|climbed|grew|rose|went up)(?: by)? (?=[£$€]?\d[\d.,]*\s?(?:%|per ?cent|points?|percentage))/gi,
    'rose by ',
  ],
  [
    re(
      `\\b(?:increased|raised|grew|boosted|expanded) ((?:[\\w-]+ ){0,5}?[\\w-]+) (?:threefold|three-fold|3-fold|by 200 ?%)`,
    ),
    'tripled $1',
  ],
  [
    re(`\\b(?:increased|raised|grew|boosted|expanded) ((?:[\\w-]+ ){0,5}?[\\w-]+) (?:twofold|two-fold|2-fold)`),
    'doubled $1',
  ],
  [/\b(?:the )?numbers? of ([a-z]+ )?([a-z]+s)\b/gi, '$1$2'],
  [/(?<=\b(?:doubled|tripled|increased|raised|reduced|cut|halved) (?:[a-z]+ ){1,3})numbers\b/gi, ''],
  [re(`\\b${COUNT} dozen\\b`), (_, dozens) => `${counted(dozens) * 12}`],
  [/\b(?:one|1) hour\b(?! (?:of|per|a)\b)/gi, '60 minutes'],
  [/\b(first|last|final) hour\b/gi, '$1 60 minutes'],
  [/\b(in|within|over|for|after|lasting) (?:one|a|1) year\b(?! and a half)/gi, '$1 12 months'],
  [/\b(in|within|over|for|after|lasting) (?:two|2) years\b/gi, '$1 24 months'],
  [/(?<=\d\s?)(?:m²|m2|sq\.? ?m|square met(?:re|er)s)(?![\w])/gi, ' square metres'],
  [re(`\\b(?:an? )?${COUNT}[- ](year|month|week|day|hour)[- ](?!olds?\\b)([a-z]+)${NEXT}`), '$3 lasting $1 $2s'],
  [
    /\b(?:within|(?:no|not) (?:more|further|farther) than|at most|up to) (?=[\w.]+ (?:nautical )?(?:miles?|km|kilomet(?:re|er)s?|met(?:re|er)s?|yards) (?:from|of|away|off)\b)/gi,
    'up to ',
  ],
  [/(?<=(?:miles?|km|kilomet(?:re|er)s?|met(?:re|er)s?|yards) )(?:from|away from|off)\b/gi, 'of'],
  [
    /\bturning over (?=(?:about |between |from |up to |over )?[£$€]?\d)|\bwith (?:an? )?turnovers? of /gi,
    'with turnover of ',
  ],
  [re(`\\b(?:increased|raised|grew|boosted) ((?:[\\w-]+ ){0,5}?[\\w-]+) by 100 ?(?:%|per ?cent)`), 'doubled $1'],
  [/\b(?:75 ?%|75 per ?cent|three[- ]quarters|three[- ]fourths) of\b(?! an hour)/gi, '3/4 of'],
  [/\b(?:one-and-a-half-hour|1\.5-hour|hour-and-a-half)\b/gi, '90-minute'],
  [/\b(?:two-and-a-half-hour|2\.5-hour)\b/gi, '150-minute'],
  [/(?<![£$€¥\d.,])(\d+(?:\.\d+)?)k\b(?! run)/g, (_, thousands) => `${Number((Number(thousands) * 1000).toFixed(3))}`],
  [/(?<=\d)\s?\/\s?(ml|l|kg|g|hour|day|week|month|year|ha|acre|min|unit|person|head)\b/gi, ' per $1'],
  [
    /\b(?:took|won|gained|achieved|secured|earned|got) (?:the )?((?:first|second|third|fourth|fifth) (?:place|prize))\b/gi,
    '$1',
  ],
];

/** What came of it, by how much, in which currency and unit. */
export const englishCameOfIt: readonly Construction[] = CAME_OF_IT;
export const englishSizes: readonly Construction[] = [...CURRENCIES, ...GROWN];
