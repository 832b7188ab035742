import { type Construction, END, reEnglish as re } from '../construction.ts';
import { counted } from '../counted.ts';

const NUMERAL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty';
const NUMBER = `\\d{1,3}|${NUMERAL}`;
const TIMES = `once|twice|(?:${NUMBER}) times`;
const PERIOD = 'day|week|fortnight|month|term|year|shift';
const MATERIALS =
  'brick|block|wood|timber|steel|stone|concrete|oak|copper|glass|leather|silk|wool|marble|granite|aluminium';
const TEENS: Record<string, number> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  twenty: 20,
};
const numeralOf = (text = ''): number => TEENS[text.toLowerCase()] ?? counted(text.toLowerCase());

/** 90.000 EUR, one year and two months, in the year of 2021, per year 130 to 150: figures in another order or writing. */
const FIGURES: readonly Construction[] = [
  [/(?<![\d.,])(\d{1,3})\.(\d{3})(?=\s?(?:EUR|€|euros?)(?![a-z]))/gi, '$1,$2'],
  [/(?<![\d.,€])((?:\d{1,3},)*\d{1,3}(?:\.\d+)?(?:k|m|bn| million)?)\s?(?:EUR|euros?|€)(?![a-z])/gi, '€$1'],
  [
    re(`\\b(${NUMBER}) years? and (${NUMBER}) months?\\b`),
    (_, years, months) => `${12 * numeralOf(years) + numeralOf(months)} months`,
  ],
  [/\b(thirteen|fourteen|fifteen|sixteen|seventeen|eighteen) (?=months?\b)/gi, (_, many) => `${numeralOf(many)} `],
  [/\bin the years? (?:of )?(?=(?:19|20)\d\d\b)/gi, 'in '],
  [
    re(
      `, (?:per|each|every|in (?:a|one)) (${PERIOD}) ((?:about |around |up to )?\\d[\\d,]*(?:(?: to | ?[–-] ?)\\d[\\d,]*)?)${END}`,
    ),
    ', $2 a $1',
  ],
  [
    re(
      `(?<=\\d,? (?:[a-z-]+ ){0,2}?)(?:pieces|items|units|pcs)(?: of (?:them|these))? (?=(?:a|per|in a|each|every) (?:${PERIOD})\\b)`,
    ),
    '',
  ],
  [re(`\\b(?:a|per|each|in a) (${PERIOD}) instead of (?:only )?(${TIMES})\\b`), ', before $2 a $1'],
  [re(`\\bfrom (${TIMES}) to (${TIMES}) (?:a|per|each|every|in a) (${PERIOD})\\b`), '$2 , before $1 a $3'],
  [re(`\\b(?:for|during|over|in) (?:the|my) (?:last|final) (?=(?:${NUMBER}) (?:${PERIOD})s\\b)`), 'in the last '],
  [
    re(`\\b(?:ranked |placed )?(?:among|in) the (?:best|top) (${NUMBER})(?: of (?:the )?(?=\\d|${NUMERAL}))?`),
    'in the top $1 of ',
  ],
];

/** Of these first author of 2, by our team of four, on relief basis: who and which, in another place. */
const WHO: readonly Construction[] = [
  [/\bco-?authors? of\b/gi, 'co-authored'],
  [
    re(`,? of (?:these|which|them|those)(?: I was| was I)? (?:the )?first author of (${NUMBER})\\b`),
    ', $1 of them as first author',
  ],
  [re(`\\b(?:our |the |my |an? )?team of (${NUMBER})\\b(?! [a-z]+s\\b)`), 'a $1-person team'],
  [re(`\\b(?:an? |our |the )?(${NUMBER})-(?:person|man|strong|member) team\\b`), 'a $1-person team'],
  [
    re(
      `(^|[.;] )((?:the )?[\\w’' -]{3,40}?) (?:was|were) ([a-z]+(?:ed|en|t)) ([^,;.]{3,60}?) by (a (?:${NUMBER})-person team)${END}`,
    ),
    '$1as part of $5, $3 $2 $4',
  ],
  [
    /\b((?:an? )?)([a-z]+er|purser|nurse|cook|clerk|driver|teacher|pilot|guard) on (?:an? )?(relief|agency|temporary|part-time|freelance|voluntary|seasonal) basis\b/gi,
    '$1$3 $2',
  ],
  [/,? the latter(?: of which)? (?:(?:has|had|which) )?/gi, ' that '],
  [/\b(?:the )?one of (?:them|these) (?=was|is|has|reached|won)/gi, 'one of which '],
  [
    /\b(?:reached|made|made it (?:on)?to) the ((?:[A-Z]\w+ ){0,3})short-?list\b/g,
    (_, of = '') => `was shortlisted for a ${of}`.trimEnd(),
  ],
  [/\bwas shortlisted for (?:an?|the) /gi, 'was shortlisted for a '],
  [/\b(?:earned|gained|won|received|achieved|got) (?:an? |the )?promotion\b/gi, 'promoted'],
];

/** Certificate received, walls in brick, on routes between: what is had or made, with fewer words or others. */
const WHAT: readonly Construction[] = [
  [
    /[;,] (?:with )?(?:the )?certificat(?:e|ion) (?:was )?(?:received|obtained|granted|awarded|issued)\b|, (?:receiving|obtaining|gaining) (?:the )?certificat(?:e|ion)\b/gi,
    ', receiving certification',
  ],
  [/\btraining courses?\b/gi, 'training'],
  [re(`\\b([a-z]+s) in ((?:${MATERIALS})(?:(?:,| and) (?:${MATERIALS}))*)(?= |${END})`), '$2 $1'],
  [/\bon (?:the )?(?:routes?|runs?|trips?) (?=between [A-Z]|between the )/g, ''],
  [/\b(?:during|in|over|throughout) (?:this|that) (?:time|period)\b/gi, ''],
  [
    /[,;] (?:the |a )?(decision|result|outcome) (?:was|is) (?:still |yet )?(?:open|pending|undecided|outstanding)\b/gi,
    '; awaiting $1',
  ],
];

const LAND: Record<string, string> = {
  NO: 'Norway',
  SE: 'Sweden',
  DK: 'Denmark',
  FI: 'Finland',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  IT: 'Italy',
  PT: 'Portugal',
  NL: 'the Netherlands',
  BE: 'Belgium',
  AT: 'Austria',
  CH: 'Switzerland',
  PL: 'Poland',
  CZ: 'Czechia',
  IE: 'Ireland',
};
/** 3 countries (NO, SE, DK): by their letters where several stand together. */
const COUNTRIES: readonly Construction[] = [
  [
    /(?:(\d|two|three|four|five|six|seven) countries )?\(([A-Z]{2}(?:(?:, ?|\/| and | & )[A-Z]{2})+)\)/g,
    (said = '', _, letters = '') => {
      const names = letters.split(/, ?|\/| and | & /).map((code) => LAND[code]);
      return names.every(Boolean) ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : said;
    },
  ],
];

/** As people write who learned English later, and as a page has it. */
export const englishAsLearned: readonly Construction[] = [...COUNTRIES, ...FIGURES, ...WHO, ...WHAT];
