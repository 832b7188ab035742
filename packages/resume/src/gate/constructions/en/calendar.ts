import { englishNumeral } from '../../../text/numerals.ts';
import { type Construction, reEnglish as re } from '../construction.ts';
import { counted, ORDINALS } from '../counted.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
/** The name that begins with the first three letters. */
const beginning = (names: readonly string[], short: string): string =>
  names.find((name) => name.slice(0, 3).toLowerCase() === short.slice(0, 3).toLowerCase()) ?? short;

const SHORT_DAY = '(?:Mon|Tues?|Wed|Weds|Thu|Thurs?|Fri|Sat|Sun)s?';
const DAY = `(?:${SHORT_DAY}|${WEEKDAYS.map((day) => `${day}s?`).join('|')})`;
const TO = '\\s?(?:[-–—/&+,]|to|through|till|until|and)\\s?';

/** Sat on a board is a verb, the Sun a newspaper: a day stands by another day, or behind `on` and `every`. */
const DAYS: readonly Construction[] = [
  [
    new RegExp(`(?<=\\b(?:[Ee]very|[Ee]ach) (?:${DAY}${TO}){0,3})${SHORT_DAY}\\.?(?![A-Za-z])(?! \\d)`, 'g'),
    (said = '') => `${beginning(WEEKDAYS, said)}s`,
  ],
  [new RegExp(`(?<=\\b${DAY}${TO})${SHORT_DAY}\\.?(?![A-Za-z])`, 'g'), (said = '') => beginning(WEEKDAYS, said)],
  [new RegExp(`\\b${SHORT_DAY}\\.?(?=${TO}${DAY}\\b)`, 'g'), (said = '') => beginning(WEEKDAYS, said)],
  [
    new RegExp(
      `\\b(?:from )?(${WEEKDAYS.join('|')})s?\\s?(?:[-–—]|to|through|till|until)\\s?(${WEEKDAYS.join('|')})s?\\b`,
      'gi',
    ),
    '$1 to $2',
  ],
];

const SHORT_MONTH = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const MONTH = `(?:${MONTHS.join('|')})`;
const YEAR = '(?:19|20)\\d\\d';

const DECADES: Record<string, number> = {
  twenties: 2,
  thirties: 3,
  forties: 4,
  fifties: 5,
  sixties: 6,
  seventies: 7,
  eighties: 8,
  nineties: 9,
};

/** Nov–Dec, 05/2020, May of 2020, the 1990s, 2015/16. */
const DATES: readonly Construction[] = [
  [new RegExp(`\\b${SHORT_MONTH}\\b\\.?(?![A-Za-z])`, 'g'), (said = '') => beginning(MONTHS, said)],
  [
    new RegExp(`(?<![\\d/.-])(0?[1-9]|1[0-2])\\s?[/.]\\s?(${YEAR})(?![\\d/])`, 'g'),
    (_, month, year) => `${MONTHS[Number(month) - 1]} ${year}`,
  ],
  [
    new RegExp(`(?<![\\d/.-])(${YEAR})-(0[1-9]|1[0-2])(?![\\d/-])`, 'g'),
    (_, year, month) => `${MONTHS[Number(month) - 1]} ${year}`,
  ],
  [new RegExp(`\\b(${MONTH}),? (?:of )?(?=${YEAR}\\b)`, 'g'), '$1 '],
  [new RegExp(`\\b(${MONTH})( ${YEAR})?\\s?(?:[-–—]|till|until|through)\\s?(?=${MONTH}\\b)`, 'g'), '$1$2 to '],
  [
    re(`\\b(?:between|from) (${MONTH} )?(${YEAR}) (?:and|to|until|till|through) (${MONTH} )?(?=${YEAR}\\b)`),
    (_, first = '', year = '', second = '') => `from ${first}${year} to ${second}`,
  ],
  [
    re(`\\b(?:in |for |during |over )?the (?:years|period) (?:from )?(${YEAR})\\s?(?:to|[-–—])\\s?(?=${YEAR}\\b)`),
    'from $1 to ',
  ],
  [
    re(`\\bthe (?:nineteen[- ])?(${Object.keys(DECADES).join('|')})\\b`),
    (_, decade = '') => `the 19${DECADES[decade.toLowerCase()]}0s`,
  ],
  [
    /\b(?:during |in |over )?(?:the )?academic year (?:of )?((?:19|20)\d\d)\s?[/–-]\s?(?:(?:19|20))?(\d\d)\b/gi,
    'in academic year $1/$2',
  ],
  [
    /\b(?:during |in |over )?(?:the )?((?:19|20)\d\d)\s?[/–-]\s?(?:(?:19|20))?(\d\d) (?:academic|school) year\b/gi,
    'in academic year $1/$2',
  ],
];
const NUMERAL = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const PART = '(?: (?:in the )?(morning|afternoon|evening)| at (night))';
const HOUR = `(\\d{1,2}|${NUMERAL})`;
const MINUTES: Record<string, number> = { half: 30, quarter: 15, ten: 10, twenty: 20, five: 5 };
const two = (value: number) => `${value}`.padStart(2, '0');

/** Where no half of the day is said, the hour stays apart from both: 8:00 o’clock is neither 08:00 nor 20:00. */
function clock(hour: string, minutes: number, half: string | undefined): string {
  const said = Number(hour) || englishNumeral(hour);
  if (half === undefined) {
    const all = said * 60 + minutes;
    return said > 12 ? `${two(said)}:${two(minutes)}` : `${Math.floor(all / 60)}:${two(all % 60)} o’clock`;
  }
  const isLate = /^(?:p|afternoon|evening|night)/i.test(half);
  const isNight = /^(?:night|evening)$/i.test(half) && (said < 6 || said === 12);
  const base = isLate && said < 12 && !isNight ? said + 12 : said === 12 && (!isLate || isNight) ? 0 : said;
  const all = base * 60 + minutes;
  return `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`;
}

const AT = '(?<=\\b(?:at|from|until|till|to|by|before|after|between|and|around|about|until about|since|[-–—]) ?)';
/** The time of day in figures: half past three in the morning, 3.30 am, noon. */
const CLOCK: readonly Construction[] = [
  [/\b(?:12 noon|noon|midday|12(?:[:.]00)?\s?p\.?m\.?)(?![a-z])/gi, '12:00'],
  [/\b(?:12 midnight|midnight|12(?:[:.]00)?\s?a\.?m\.?)(?![a-z])/gi, '00:00'],
  [
    re(`\\b(half|(?:a )?quarter|ten|twenty|five) past ${HOUR}(?:${PART}|\\s?([ap])\\.?m\\b\\.?)?`),
    (_, minutes = '', hour = '', part, night, letter) =>
      clock(hour, MINUTES[minutes.toLowerCase().replace('a ', '')]!, part ?? night ?? letter),
  ],
  [
    re(`\\b((?:a )?quarter|ten|twenty|five) to ${HOUR}(?: o['’]clock)?(?:${PART}|\\s?([ap])\\.?m\\b\\.?)`),
    (_, minutes = '', hour = '', part, night, letter) =>
      clock(hour, -MINUTES[minutes.toLowerCase().replace('a ', '')]!, part ?? night ?? letter),
  ],
  // two in the morning may be two of them
  [re(`${AT}${HOUR}(?: o['’]clock)?${PART}(?!\\w)`), (_, hour = '', part, night) => clock(hour, 0, part ?? night)],
  [
    re(`(?<![\\d.,:£$€])(\\d{1,2})[:.](\\d\\d)(?: o['’]clock)?(?:${PART}|\\s?([ap])\\.?m\\b\\.?)(?!\\w)`),
    (_, hour = '', minutes = '0', part, night, letter) => clock(hour, Number(minutes), part ?? night ?? letter),
  ],
  [re(`(?<![\\d.,:£$€])${HOUR}\\s?([ap])\\.?m\\b\\.?(?!\\w)`), (_, hour = '', letter) => clock(hour, 0, letter)],
  [re(`(?<![:.])\\b${HOUR} o['’]clock\\b`), (_, hour = '') => clock(hour, 0, undefined)],
  [/(?<=\bat )([1-9]|1[0-2]):([0-5]\d)(?![\d:]| o’clock)/g, '$1:$2 o’clock'],
];

const ALL_ORDINALS = [
  ...ORDINALS,
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];
/** 18th and eighteenth; first place and the first of a contest are told elsewhere. */
const NTH: readonly Construction[] = [
  [/\b(\d{1,2})(?:st|nd|rd|th)\b/g, (said = '', digits = '') => ALL_ORDINALS[counted(digits) - 1] ?? said],
];

/** What stands at the same day, month, hour and place in a row, in one form. */
export const englishCalendar: readonly Construction[] = [...CLOCK, ...DATES, ...DAYS, ...NTH];
