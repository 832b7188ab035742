import { englishProducts, englishUnits } from '@verdant/lexicon';
import { type Construction, reEnglish as re } from '../construction.ts';
import { counted } from '../counted.ts';

const rows = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row) => {
      const [name = '', ...forms] = row.split(' | ');
      return [name, forms.join(' | ')];
    });

const NUMERAL = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** 90 m³, 90 cubic metres, a 25-metre pool; signs keep their case: mW is no MW. */
const UNITS: readonly Construction[] = rows(englishUnits).map(
  ([name, forms]): Construction => [
    re(`(?<=(?<![£$€¥]\\d[\\d.,]*)\\d\\+?|\\b(?:${NUMERAL}))[ -]?(?:${forms})(?![\\w²³/°-])`, 'g'),
    ` ${name}`,
  ],
);
/** Of a hyphen between the unit and its thing nothing hangs: 900-gram pieces, 900 g pieces. */
const HYPHENED: readonly Construction[] = rows(englishUnits).map(
  ([name, forms]): Construction => [
    re(`(?<=(?<![£$€¥]\\d[\\d.,]*)\\d|\\b(?:${NUMERAL}))[ -](?:${forms})-(?=[a-z]{3})`, 'g'),
    ` ${name} `,
  ],
);

const PRODUCTS: readonly Construction[] = rows(englishProducts).map(
  ([name, forms]): Construction => [re(`(?<![\\w-])(?:${forms})(?![\\w-])`, 'g'), name],
);

const NTH = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'];
const nth = (said = ''): number => NTH.findIndex((forms) => new RegExp(`^(?:${forms})$`, 'i').test(said)) + 1;
const ANY_NTH = `(${NTH.join('|')})`;
const YEAR = '((?:19|20)\\d\\d)';
const OF_YEAR = `(?:,? (?:of )?(?:the year )?${YEAR})?`;
/** Q2 2018, 2018 Q2, the second quarter of 2018; H1 likewise. */
const QUARTERS: readonly Construction[] = [
  [
    re(`\\b(?:the )?(first|second|third|fourth) and (first|second|third|fourth) quarters\\b`),
    'the $1 quarter and the $2 quarter',
  ],
  [
    re(`\\b(?:the )?${ANY_NTH} quarter\\b(?! of (?!the year\\b|(?:the year )?(?:19|20)\\d\\d))${OF_YEAR}`),
    (_, which, year) => told('Q', nth(which), year),
  ],
  [
    re(`\\b(?:the )?(first|1st|second|2nd) half of (?:the year )?${YEAR}`),
    (_, which, year) => told('H', nth(which), year),
  ],
  [re(`\\b${YEAR}[ -]?(Q[1-4]|H[12])\\b`), (_, year, which) => `${which!.toUpperCase()} ${year}`],
  [
    re(`\\b(Q[1-4]|H[12])(?:,? (?:of )?(?:the year )?|\\s?/\\s?|-)${YEAR}\\b`),
    (_, which, year) => `${which!.toUpperCase()} ${year}`,
  ],
];
const told = (letter: string, which: number, year: string | undefined): string =>
  `${letter}${which}${year === undefined ? '' : ` ${year}`}`;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const SHORT = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const names = MONTHS.split('|');
const monthOf = (said = ''): string => names.find((name) => name.slice(0, 3) === said.slice(0, 3)) ?? said;
const MONTH = `((?:${MONTHS}|(?:${SHORT})\\b\\.?))`;
/** 3 November 2020, November 3rd, 2020, the third of November is left. */
const DAYS: readonly Construction[] = [
  // without a year a figure beside a month may count what comes behind it
  [
    re(`\\b(?:the )?([12]?\\d|3[01])(?:st|nd|rd|th)?(?: of)? ${MONTH} ((?:19|20)\\d\\d)(?![\\w])`, 'g'),
    (_, day, month, year) => dated(day, month, year),
  ],
  [
    re(`\\b${MONTH} (?:the )?([12]?\\d|3[01])(?:st|nd|rd|th)?,? ((?:19|20)\\d\\d)(?=\\s*(?:[,;.)]|$))`, 'g'),
    (_, month, day, year) => dated(day, month, year),
  ],
  [
    re('(?<![\\d/.-])((?:19|20)\\d\\d)-(0[1-9]|1[0-2])-([0-2]\\d|3[01])(?![\\d/-])', 'g'),
    (_, year, month, day) => dated(day, names[Number(month) - 1], year),
  ],
];
const dated = (day = '', month = '', year?: string): string =>
  `${Number(day)} ${monthOf(month)}${year === undefined ? '' : ` ${year}`}`;

const HOUR = '\\d{1,2}(?:[:.][0-5]\\d)?';
/** Between 5 and 6 a.m.: both hours of the half that the second one names, where the first one is the earlier. */
const HALVES_OF_DAY: readonly Construction[] = [
  [
    re(`(?<!\\bat )(?<![\\d.,:£$€])(${HOUR})(\\s?(?:to|till|until|and|[-–—])\\s?)(${HOUR})\\s?([ap])\\.?m\\b\\.?`),
    (said = '', first = '', joint = '', second = '', letter) => {
      const [a, b] = [first, second].map((hour) => Number(hour.replace(':', '.')) % 12);
      return a! < b! ? `${first} ${letter}.m.${joint}${second} ${letter}.m.` : said;
    },
  ],
  [
    re(
      `,?(?<!\\bat) (?:from )?(${HOUR}(?:\\s?[ap]\\.?m\\b\\.?)?)\\s?(?:to|till|until|through|[-–—])\\s?(${HOUR}\\s?[ap]\\.?m\\b\\.?|\\d{1,2}:[0-5]\\d)(?!\\w)`,
    ),
    ' from $1 to $2',
  ],
];

const ALL_DAY: readonly Construction[] = [
  [
    /(?:(?<!\bon )\b24\/7(?:\/365)?\b|\b(?:24|twenty-four) hours (?:a|per|every|each) day,? (?:and )?(?:7|seven) days (?:a|per|every|each) week\b|\b(?:a?round)-the-clock\b)/gi,
    'round-the-clock',
  ],
];

const FIGURE = `(?:\\d[\\d,]*(?:\\.\\d+)?|${NUMERAL})`;
const TIME = 'seconds|minutes|hours|days|weeks|months|years';
const NEAR = '(?:about |around |roughly |nearly |almost |just under |just over |under |over )?';
/** 3 weeks, down from 7; two weeks instead of three: the second figure is of the unit of the first. */
const SHARED: readonly Construction[] = [
  [
    re(
      `\\b(${FIGURE}) (${TIME})((?:,? on average|,? at most)?,? \\(?(?:instead of|rather than|as opposed to|down from|up from) )(${NEAR}${FIGURE})(?=\\s*(?:[,;.)]|$)| by\\b)`,
    ),
    '$1 $2$3$4 $2',
  ],
  [
    re(
      `\\bfrom (${NEAR}${FIGURE}) (down |up )?to (${NEAR}${FIGURE}) (${TIME})\\b(?! (?:before|after|later|ahead|early|late)\\b)`,
    ),
    'from $1 $4 $2to $3 $4',
  ],
];

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const digits = (said = ''): string => (WORDS.includes(said.toLowerCase()) ? `${counted(said)}` : said);
/** Between six and eight, 6–8; one in ten to one in twenty are 10 % to 5 %. */
const RANGES: readonly Construction[] = [
  [
    re(
      `(?<=\\b[a-z]+(?:ed|ing) )between ((?!(?:19|20)\\d\\d\\b)${FIGURE}) and (${FIGURE})(?= (?!(?:a\\.?m|p\\.?m|o['’]clock)\\b)[a-z])(?! (?:${TIME}) (?:from|before|after)\\b)`,
    ),
    (_, low, high) => `${digits(low)} to ${digits(high)}`,
  ],
  [
    re(`(?<!\\b(?:from|by) )\\b(${NUMERAL})(?: to |\\s?[-–—]\\s?)(${NUMERAL})(?= [a-z])`),
    (said = '', low, high) => (counted(low) < counted(high) ? `${digits(low)} to ${digits(high)}` : said),
  ],
  [/(?<!\bfrom )(?<![\d.,/£$€-])(\d{1,3})\s?[-–—]\s?(\d{1,3})(?= [a-z])/gi, '$1 to $2'],
  [
    re(
      `\\bfrom (?:one|1) (?:in|out of) (?:every )?(${FIGURE}|twenty|fifty|hundred) to (?:one|1) (?:in|out of) (?:every )?(${FIGURE}|twenty|thirty|forty|fifty|hundred)\\b(?! [a-z])`,
    ),
    (said = '', first, second) => {
      const [a, b] = [first, second].map((whole) => 100 / counted(whole));
      return Number.isFinite(a) && Number.isFinite(b)
        ? `from ${Number(a!.toFixed(2))}% to ${Number(b!.toFixed(2))}%`
        : said;
    },
  ],
];

const RATE = '(?:an?|per|each|every) (hour|shift|day|week|fortnight|month|quarter|term|season|year)';
/** From 11 a quarter to 4 a quarter: from 11 to 4 a quarter. */
const RATES: readonly Construction[] = [
  [
    re(
      `\\bfrom (${NEAR}[£$€]?${FIGURE}) ${RATE}( down| up)? to (${NEAR}[£$€]?${FIGURE})\\b(?: (?:an?|per|each|every) \\2\\b)?(?=\\s*(?:[,;.)]|$)| (?:by|through)\\b)`,
    ),
    'from $1$3 to $4 a $2',
  ],
  [re(`\\bfrom (${NEAR}[£$€]?${FIGURE})( down| up)? to (${NEAR}[£$€]?${FIGURE}),? ${RATE}`), 'from $1$2 to $3 a $4'],
];

/** Quantities, dates, hours and products in one form each. */
export const englishMeasures: readonly Construction[] = [
  ...PRODUCTS,
  ...QUARTERS,
  ...DAYS,
  ...HALVES_OF_DAY,
  ...ALL_DAY,
  ...HYPHENED,
  ...UNITS,
  ...SHARED,
  ...RANGES,
  ...RATES,
];
