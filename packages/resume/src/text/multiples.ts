type Multiple = { value: number; unit: string; from: number; to: number };

/** Said of a verb or of a share; nothing else. */
const ALWAYS: [RegExp, number, string][] = [
  [/\b(?:doubled|doubling|twofold|twice)\b/gi, 2, 'x'],
  [/\b(?:tripled|tripling|threefold)\b/gi, 3, 'x'],
  [/\b(?:quadrupled|quadrupling|fourfold)\b/gi, 4, 'x'],
  [/\b(?:halved|halving)\b/gi, 50, '%'],
  [/翻了?(?:一番|倍|番)|倍增|成倍/g, 2, 'x'],
  [/翻了?(?:两番|两倍)/g, 4, 'x'],
  [
    /\b(?:a|one) third\b(?! (?:party|person|year|time|of (?:a|the)|of (?:[a-z]+ )?(?:january|february|march|april|may|june|july|august)))/gi,
    33,
    'share',
  ],
  [
    /\b(?:a|one) quarter\b(?! (?:party|person|year|time|of (?:a|the)|of (?:[a-z]+ )?(?:january|february|march|april|may|june|july|august)))/gi,
    25,
    'share',
  ],
  [
    /\b(?:a|one) fifth\b(?! (?:party|person|year|time|of (?:a|the)|of (?:[a-z]+ )?(?:january|february|march|april|may|june|july|august)))/gi,
    20,
    'share',
  ],
  [/减半|一半|[近过]半/g, 50, '%'],
  [/\bfirst\b(?!-(?:line|class|hand|year))/gi, 1, 'rank'],
];

/** Also plain adjectives: `double bookings`, `triple glazing`, `half-day trips`. */
const SOMETIMES: [RegExp, number, string][] = [
  [/\bdoubles?\b/gi, 2, 'x'],
  [/\btriples?\b/gi, 3, 'x'],
  [/\bquadruples?\b/gi, 4, 'x'],
  [/\b(?:half|halves?)\b/gi, 50, '%'],
];
const AS_VERB =
  /\b(?:to|helped|helping|help|will|would|could|can|nearly|almost|about|around|over|than|by|and|more)\s$/i;
const OF_SOMETHING =
  /^\s(?:(?:the|an?|our|its|their|his|her|my|your|all|that|what|last|previous|in|of|as|within)\b|\d)/i;
const AMOUNT =
  /^(?:[- ]digit\b|\s(?:[\p{L}-]+\s){0,2}(?:growth|revenues?|sales|output|volumes?|throughput|productivity|profits?|margins?|income|capacity|speed|efficiency|conversions?|traffic|users|customers|orders|share|time|costs?|returns?|rates?|size)\b)/iu;
/** `the first half`: a part of a year or a match. `to double-check`: no amount. */
const NO_SHARE = /\b(?:first|second|latter|former|other|better)\s$/i;
const NO_VERB = /^[- ](?:check|count|click|book|team|day|time\b|marathon|term|hour\b)/i;

const weighs = (before: string, after: string): boolean =>
  !NO_SHARE.test(before) &&
  !NO_VERB.test(after) &&
  (AMOUNT.test(after) || OF_SOMETHING.test(after) || (AS_VERB.test(before) && !/^-/.test(after)));

/** Multiples and shares that are words: `doubled`, `half the time`, 翻番. */
export function findMultiples(text: string): Multiple[] {
  const matches = (rows: typeof ALWAYS) =>
    rows.flatMap(([pattern, value, unit]) =>
      Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
        value,
        unit,
        from: index,
        to: index + word.length,
      })),
    );
  return [
    ...matches(ALWAYS),
    ...matches(SOMETIMES).filter(({ from, to }) => weighs(text.slice(0, from), text.slice(to))),
  ];
}
