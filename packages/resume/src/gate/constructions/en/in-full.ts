import { englishShorthand, englishSigns } from '@verdant/lexicon';
import { standsFor } from '../../meaning/short-forms.ts';
import { type Construction, reEnglish as re } from '../construction.ts';
import { counted } from '../counted.ts';
import { englishAsLearned } from './as-learned.ts';
import { englishMeasures } from './measures.ts';

const rows = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row) => {
      const [short = '', long = ''] = row.split(' | ');
      return [short, long];
    });

/** Written in haste, and in full. */
const SHORTHAND: readonly Construction[] = [
  ...rows(englishSigns).map(([sign, words]): Construction => [re(sign), words]),
  // Dover & Sons is a name, M&S as well
  [/(?<=[a-z)\d]) & (?=[a-z\d])/g, ' and '],
  ...rows(englishShorthand).map(
    // HR is no hour
    ([short, long]): Construction => [
      re(
        `(?<![\\w./’'-])[${short[0]}${short[0]!.toUpperCase()}]${short.slice(1)}(?![\\w’'])(?:\\.(?=\\s?[a-z\\d,;)]))?`,
        'g',
      ),
      long,
    ],
  ),
];

const JOINT = /^(?:of|the|and|for|in|to|on|at|an?|&)$/i;
/** Letters of a short form that words begin with, in order; joints and the second part of a word may be passed over. */
function begins(words: readonly string[], letters: string): boolean {
  const [word, ...others] = words;
  if (word === undefined) return letters === '';
  if ((JOINT.test(word) || word.startsWith('-')) && begins(others, letters)) return true;
  const low = word.toLowerCase().replace('-', '');
  for (let length = Math.min(low.length, letters.length, 3); length > 0; length -= 1)
    if (low.startsWith(letters.slice(0, length)) && begins(others, letters.slice(length))) return true;
  return false;
}

const MOST_WORDS = 7;
/** Quality assurance (QA), Key Stage 3 (KS3): once is enough. What is known to stand for something else stays. */
function bracketed(said: string, words: string, short: string, plural: string): string {
  const all = words.trim().split(/\s+/);
  for (let length = Math.min(MOST_WORDS, all.length); length >= 1; length -= 1) {
    const run = all.slice(-length);
    const parts = run.flatMap((word) => word.split(/(?=-)/));
    if (parts.length < 2 || JOINT.test(run[0]!) || !begins(parts, short.toLowerCase())) continue;
    return standsFor(short, run.join(' '), true) ? [...all.slice(0, -length), short + plural].join(' ') : said;
  }
  return said;
}

const NAMED: Record<string, string> = { KS: 'Key Stage', Y: 'Year', L: 'Level' };
const SHORT_NAMES: readonly Construction[] = [
  [
    /((?:[\p{L}\d&'’-]+ ){1,8})\(([A-Z][A-Za-z\d&]{1,6}?)(s?)\)/gu,
    (said = '', words = '', short = '', plural = '') => bracketed(said, words, short, plural),
  ],
  [
    /(?<![\w&])([A-Z][A-Za-z\d&]{1,6}) \(((?:[\p{L}'’-]+ ){1,6}[\p{L}'’-]+)\)/gu,
    (said = '', short = '', words = '') =>
      begins(words.split(/\s+/), short.toLowerCase()) && standsFor(short, words, true) ? words : said,
  ],
  [/\b(KS|Y|L)([1-9]|1[0-3])\b/g, (_, letters = '', number) => `${NAMED[letters]} ${number}`],
];

const NUMERAL = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const VULGAR: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };
const SHARES: Record<string, string> = {
  '1/2': 'half',
  '1/3': 'a third',
  '⅓': 'a third',
  '1/4': 'a quarter',
  '1/5': 'a fifth',
  '1/10': 'a tenth',
};
/** Halves and thirds in one form. */
const FRACTIONS: readonly Construction[] = [
  [/(?<![\d.,/])(\d+)\s?([½¼¾])/g, (_, whole, part = '') => `${whole}${VULGAR[part]}`],
  [
    re(`\\b(${NUMERAL}|\\d+) and (a half|a quarter|three quarters)(?= [a-z])`),
    (_, whole, part = '') => `${counted(whole)}${/half/i.test(part) ? '.5' : /three/i.test(part) ? '.75' : '.25'}`,
  ],
  [
    re(`\\b(?:(${NUMERAL}|\\d+) )?(hour|minute|day|week|mile|tonne)s? and a half\\b`),
    (_, whole, what) => `${whole === undefined ? 1 : counted(whole)}.5 ${what}s`,
  ],
  [/(?<![\w/.])(?:1\/(?:[2345]|10)|⅓)(?![\w/]|\.\d|-\w)/g, (said = '') => SHARES[said] ?? said],
];

const UNIT = '(?:million|thousand|billion|bn|k|m)';
/** From 1.2 to 2.4 million: both are millions, where the first one is no larger than that makes sense. */
const SCALES: readonly Construction[] = [
  [
    re(`(from|between) ([£$€]?)(\\d+(?:\\.\\d+)?) (to|and) ([£$€]?)(\\d+(?:\\.\\d+)?) ?(${UNIT})(?![a-z])`),
    (said = '', from, sign, low, to, other, high, unit) =>
      Number(low) < 10 * Number(high) && Number(high) < 10 * Number(low)
        ? `${from} ${sign}${low} ${unit} ${to} ${other}${high} ${unit}`
        : said,
  ],
];

const HUNDREDS: Record<string, string> = { hundred: '100', thousand: '1,000', million: '1,000,000' };
/** A thousand letters. */
const ROUND: readonly Construction[] = [
  [
    /(?<![\d,.] |half |quarter of |many |several )\b(?:an?|one) (hundred|thousand|million)\b(?! (?:and|times|of them)\b|-)/gi,
    (_, round = '') => HUNDREDS[round.toLowerCase()]!,
  ],
];

/** Café, sauté, re-use: as they are mostly typed; names keep their letters, re-sign and re-cover their hyphens. */
const LETTERS: readonly Construction[] = [
  [
    /\b(re)-(?=(?:use|using|order|writ|wrote|stock|design|organi|train|open|label|arrang|build|built|read|check|test|visit|wir|pack|rout|wash|paint|fit|enter|issu|start|plan|model|brand|hous|locat|schedul|work|assess|appl|install|train)[a-z]*)/gi,
    '$1',
  ],
  [/\b(e|on|off)-(?=(?:mail|line)[a-z]*\b)/gi, '$1'],
  [/\b(co)-(?=(?:ordinat|operat)[a-z]*)/gi, '$1'],
  [/(?<![\p{L}])\p{Ll}+(?![\p{L}])/gu, (word = '') => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')],
];

const MANY: Record<string, string> = { foot: 'feet', inch: 'inches' };
/** 5 min 30 s, 5.5 minutes: of minutes in two parts or with a half the seconds, as of a minute alone. */
const SECONDS: readonly Construction[] = [
  [
    re(`(?<![\\d.,])(\\d{1,2}|${NUMERAL}) ?min(?:ute)?s? ([0-5]\\d)(?=\\s*(?:[,;.)]|$)| (?:to|and|from)\\b)`),
    (_, minutes, seconds) => `${counted(minutes) * 60 + Number(seconds)} seconds`,
  ],
  [
    re(
      `(?<![\\d.,])(\\d{1,2}|${NUMERAL}) ?min(?:ute)?s?\\.?,? (?:and )?(\\d{1,2}|${NUMERAL}|thirty|forty-five) ?s(?:ec(?:ond)?s?)?\\b\\.?`,
    ),
    (_, minutes, seconds) => `${counted(minutes) * 60 + counted(seconds)} seconds`,
  ],
  [/(?<![\d.,])(\d{1,2}\.(?:5|25|75))[- ]min(?:ute)?s?\b/g, (_, minutes) => `${Number(minutes) * 60} seconds`],
  [/\b(?:one|1) minute\b(?! (?:of|per|an?)\b)/gi, '60 seconds'],
  [/\bhalf a minute\b/gi, '30 seconds'],
  [
    /(?<=\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))-(hectare|acre|tonne|litre|liter|kilometre|kilometer|mile|metre|meter|page|inch|foot)(?= [a-z])/gi,
    (_, unit = '') => ` ${MANY[unit.toLowerCase()] ?? `${unit}s`}`,
  ],
  [/(?<=\d)[ -](?:microns?|micrometres?|micrometers?|µm|μm)\b/g, ' µm'],
];

/** A school year or a season: 2018/19 and 2018-19 are 2018–2019. */
const YEARS: readonly Construction[] = [
  [
    /(?<![\d.,/-])((?:19|20)\d\d)[/\-–](\d\d)(?![\d/\-–]|[.,]\d)/g,
    (said = '', first, second) =>
      (Number(first) + 1) % 100 === Number(second) ? `${first}–${Number(first) + 1}` : said,
  ],
  [/\b(?:the )?(?:school|academic) year (?=(?:19|20)\d\d–(?:19|20)\d\d\b)/gi, ''],
  [/\bthe ((?:19|20)\d\d–(?:19|20)\d\d) (?:school|academic) year\b/gi, '$1'],
];

/** Shorthand, short names, fractions, years and minutes written in full, before anything is compared. */
export const englishInFull: readonly Construction[] = [
  ...englishAsLearned,
  ...englishMeasures,
  ...SHORTHAND,
  ...SHORT_NAMES,
  ...FRACTIONS,
  ...YEARS,
  ...SCALES,
  ...ROUND,
  ...SECONDS,
  ...LETTERS,
];
