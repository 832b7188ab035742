import type { DegreeLevel, JobSpan } from '@verdant/contracts';

/** From the lowest up. */
export const DEGREE_ORDER: readonly DegreeLevel[] = ['school', 'college', 'bachelor', 'master', 'doctorate'];

/** Schooling from the highest down, in letters of any case. */
const NAMES: [DegreeLevel, RegExp][] = [
  ['doctorate', /博士|\bph\.?\s?ds?\b|\bdoctora(?:te|l)\b/gi],
  [
    'master',
    /硕士|(?<!本科或)研究生|\bmaster(?:['’]?s)?\b(?!\s+(?:data|plan|schedul|file|of ceremonies|bedroom|craftsman))|\bm\.?\s?sc\b|\bm\.s\.|\bmba\b|\bm\.?eng\b|\bmpa\b|\bpostgraduate (?:degree|diploma|qualification)\b|\bm\.?tech\b|\bm\.?pharm\b|\bll\.?m\b/gi,
  ],
  [
    'bachelor',
    /本科|学士|\bbachelor(?:['’]?s)?\b|\bb\.?\s?sc\b|\bb\.s\.|\bb\.?a\.?(?=\s|,|$|\/)|\bb\.?eng\b|\bundergraduate degree\b|\bhonours degree\b|\bb\.?[sa]\.?(?=\s+(?:in|or|degree)\b|\/[bm]\.?[sa])|\bb\.?com\b|\bb\.?tech\b|\bb\.?pharm\b|\bll\.?b\b|\bbba\b|\bbca\b|\bb\.ed\b|\bb\.?arch\b|\bany graduate\b|(?<=(?:qualifications?|education|studies)\s?[:：–-]\s?)any degree\b|\bgraduate (?:in|from)\b|\bgraduate diploma\b|\buniversity graduates?\b|(?<!\b(?:master|associate|foundation|doctora(?:l|te)|postgraduate|graduate|advanced|ph\.?d|m\.?sc|mba|high|some|certain|greater|any|\d|bachelor|honours|undergraduate)(?:['’]?s)?[\s-])\bdegree\b(?!\s+(?:of|celsius|fahrenheit)\b)/gi,
  ],
  [
    'college',
    /大专|(?<!重点|临床|特色|优势)专科(?!医|护|门诊|医院|建设|手术|诊|培训|证|会员|认证|资质)|高职|高专|\bassociate(?:['’]?s)?(?: of \p{L}+)?(?: degree\b|(?= in\b))|\bfoundation degree\b|\bhn[dc]s?\b|\bmbo(?: [1-4])?\b|\ba\.?a\.?s\.?(?= in\b| degree\b|,)|\bhigher nitec\b|\b(?:college|polytechnic|advanced|technical|national) diploma\b|(?<!\b(?:high[- ]school|hs|secondary|level \d|postgraduate|post[- ]graduate|college|polytechnic|advanced|technical|national|graduate)\s)(?<!\blevel \d )\bdiploma\b/giu,
  ],
  [
    'school',
    /高中|中专|职高|技校|中技|中职|职中|初中|\bhigh[- ]school(?: diploma)?\b|\bhs diploma\b|\bged\b|\bgcses?\b|\bmatric\b|\bgrade 1[0-2]\b|\bsecondary (?:school|education)\b|\bleaving cert(?:ificate)?\b|\b(?:12|10)th (?:pass|std|standard)\b|\b10\s?\+\s?2\b|\bmatriculat(?:e|ion)\b|(?<!higher )\bnitec\b|\beducat(?:ed|ion) to level [23]\b/gi,
  ],
];
/** In capitals only: elsewhere they are words. */
const CAPITALS: [DegreeLevel, RegExp][] = [
  ['bachelor', /\bB\.?E\.?(?=\s*[/,]\s*(?:B\.?\s?Tech|M\.?\s?(?:E|Tech)|BCA|MCA)\b)/g],
  ['bachelor', /(?<=\bB\.?\s?(?:Tech|E|Sc)\.?\s*[/,]\s*)(?:BCA|MCA)\b/g],
  ['school', /\bA[- ][Ll]evels?\b(?! ?\d)/g],
  ['master', /\bM[SA](?=\s*(?:\/|,|\)|\bin\b|\bor\b|\bwith\b|\bdegree\b|\bpreferred\b|\brequired\b))/g],
  [
    'bachelor',
    /\bB(?:[SAE]|CA)(?=\s*(?:\/|,|\(|\bin\b|\bor\b|\bwith\b|\bdegree\b|\bpreferred\b|\brequired\b|\band\b))/g,
  ],
];

/** What is a degree in the field of one only: elsewhere MS is a maker of software, BA an airline. */
const SHORT: [DegreeLevel, RegExp][] = [
  ['doctorate', /^(?:ed\.?d|d\.?phil|m\.?d|j\.?d)\b/i],
  ['master', /^(?:m\.?s|m\.?a|m\.?phil|m\.?tech|m\.?ed|ll\.?m|mba)\b/i],
  ['bachelor', /^(?:b\.?s|b\.?a|b\.?e|b\.?tech|b\.?com|b\.?ed|bba|bfa|ll\.?b)\b/i],
  ['college', /^associate\b/i],
];

/** The level of what stands in a degree field. */
export const degreeOf = (text: string): DegreeLevel | null =>
  [...NAMES.slice(0, -1), ...SHORT, ...NAMES.slice(-1)].find(([, pattern]) => text.trim().search(pattern) >= 0)?.[0] ??
  null;

export type NamedDegree = { level: DegreeLevel; at: JobSpan };

/** More of them are no demand. */
const MANY = 60;

/** The degrees that a text names, in order. */
export const degreesIn = (text: string): NamedDegree[] =>
  [...NAMES, ...CAPITALS]
    .flatMap(([level, pattern]) =>
      Array.from(text.matchAll(pattern), ({ 0: said, index }) => ({
        level,
        at: { from: index, to: index + said.length },
      })),
    )
    .sort((a, b) => a.at.from - b.at.from)
    .slice(0, MANY);

/** `High school diploma or GED`, `BSc / B.Tech`: the demanded degree and what is named beside it in its line, which no skills are. */
export function schoolingBeside(text: string, { level, at }: NamedDegree): NamedDegree[] {
  const from = text.lastIndexOf('\n', at.from) + 1;
  const end = text.indexOf('\n', at.to);
  return degreesIn(text.slice(from, end < 0 ? text.length : end))
    .filter((one) => one.level === level)
    .map((one) => ({ level, at: { from: one.at.from + from, to: one.at.to + from } }));
}
