import type { DegreeLevel, JobFacts, JobSpan, ResumeContent, SeniorityLevel } from '@verdant/contracts';
import type { ResumeDocument } from '../document/document.ts';
import { clausesOf, withoutAsides } from './clauses.ts';
import { NICE_AFTER, NOT_ASKED } from './phrases.ts';
import type { Asked } from './title-asked.ts';

/** Schooling from the highest down. */
const DEGREES: [DegreeLevel, RegExp][] = [
  ['doctorate', /博士|\bph\.?\s?d\b|\bdoctora(?:te|l)\b/gi],
  [
    'master',
    /硕士|研究生|\bmaster(?:['’]?s)?\b(?!\s+(?:data|plan|schedul|file))|\bm\.?sc\b|\bm\.s\.|\bmba\b|\bm\.?eng\b|\bmpa\b/gi,
  ],
  [
    'bachelor',
    /本科|学士|\bbachelor(?:['’]?s)?\b|\bb\.?sc\b|\bb\.s\.|\bb\.?a\.?(?=\s|,|$|\/)|\bb\.?eng\b|\bundergraduate\b|\bb\.?[sa]\.?(?=\s+(?:in|or|degree)\b|\/[bm]\.?[sa])|(?<!\b(?:master|associate|foundation|doctora(?:l|te)|postgraduate|graduate|advanced|ph\.?d|m\.?sc|mba|high|some|certain|greater|any|\d)(?:['’]?s)?[\s-])\bdegree\b(?!\s+(?:of|celsius|fahrenheit)\b)/gi,
  ],
  [
    'college',
    /大专|(?<!重点|临床|特色|优势)专科(?!医|护|门诊|医院|建设)|高职|\bassociate(?:['’]?s)? degree\b|\bcollege diploma\b|\bhnd\b|(?<=\bdegree (?:or|\/) )diploma\b|\bdiploma (?=(?:or|\/) degree\b)|\bdiploma (?:candidates|holders)\b/gi,
  ],
];
const DEGREE_ORDER: DegreeLevel[] = ['college', 'bachelor', 'master', 'doctorate'];
const DEGREE_FREE =
  /学历(?:要求)?\s*[:：]?\s*不限|不限学历|degrees? (?:is |are )?not (?:required|needed|necessary)|no degree (?:required|needed|necessary)|\bdegrees?\b[^\n]{0,90}\bwe (?:don['’]?t|do not) (?:check|care|mind|ask)\b|\b(?:don['’]?t|do not) (?:\w+ )?(?:care about|mind|ask for)[^\n.;]{0,20}\bdegrees?\b/i;
/** `an associate degree or a high school diploma`, `中专也行`, `degree or training as …`: who has none is taken as well. */
const BELOW =
  /\b(?:degree|diploma)\b[^.;\n]{0,60}\bor\b[^.;\n]{0,20}\b(?:high school|secondary school|ged)\b|(?:高中|中专|初中)(?:\/\S{2,4})?(?:及以上|以上)|(?:(?:高中|初中)(?:毕业|学历)|中专|职高|技校)(?=[^。；;\n]{0,20}(?:也行|也可|亦可|均可|都行))|放宽[至到为](?:高中|中专|初中)|\bdegree\b[^.;\n]{0,60}\bor\b[^.;\n,]{0,12}\b(?:training as|trained as|apprenticeship|time[- ]served|bootcamp|trade certificate)|\blevel [1-4] diploma\b[^.;\n]{0,20}\bor\b[^.;\n]{0,12}\bdegree\b/i;
const LIKED = /优先|加分|更佳|为佳|preferred|a plus|ideally|desirable|advantage|nice[- ]to[- ]have/i;

/** What is a degree in the field of one only: elsewhere MS is a maker of software, BA an airline. */
const SHORT: [DegreeLevel, RegExp][] = [
  ['doctorate', /^(?:ed\.?d|d\.?phil|m\.?d|j\.?d)\b/i],
  ['master', /^(?:m\.?s|m\.?a|m\.?phil|m\.?tech|m\.?ed|ll\.?m|mba)\b/i],
  ['bachelor', /^(?:b\.?s|b\.?a|b\.?e|b\.?tech|b\.?com|b\.?ed|bba|bfa|ll\.?b)\b/i],
];

/** The level of what stands in a degree field. */
export const degreeOf = (text: string): DegreeLevel | null =>
  [...DEGREES, ...SHORT].find(([, pattern]) => text.trim().search(pattern) >= 0)?.[0] ?? null;

/** The lowest degree that is demanded, not merely liked: "本科及以上，硕士优先", "Bachelor's or Master's". */
export function degreeAsked(jobDescription: string): { level: DegreeLevel; at: JobSpan } | null {
  const text = withoutAsides(jobDescription);
  const clauses = text.split(/(?<=[，,。；;\n])/);
  const free = Array.from(text.matchAll(new RegExp(DEGREE_FREE, 'gi')), ({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
  const liked = clausesOf(jobDescription).filter(({ need, duty }) => need === 'nice' && !duty);
  const asked: { level: DegreeLevel; at: JobSpan }[] = [];
  let from = 0;
  for (const clause of clauses) {
    if (![DEGREE_FREE, LIKED, NICE_AFTER, NOT_ASKED].some((pattern) => pattern.test(clause)))
      for (const [level, pattern] of DEGREES)
        for (const match of clause.matchAll(pattern))
          asked.push({ level, at: { from: from + match.index, to: from + match.index + match[0].length } });
    from += clause.length;
  }
  const named = asked
    .filter(({ at }) => ![...free, ...liked].some(({ from, to }) => from <= at.from && at.to <= to))
    .sort((a, b) => DEGREE_ORDER.indexOf(a.level) - DEGREE_ORDER.indexOf(b.level) || a.at.from - b.at.from);

  return BELOW.test(jobDescription) ? null : (named[0] ?? null);
}

/** 0 to 1: the share of the asked degree that the person holds. */
export const degreeShare = (asked: DegreeLevel, own: DegreeLevel | null): number =>
  own === null ? 0 : Math.min(1, (DEGREE_ORDER.indexOf(own) + 1) / (DEGREE_ORDER.indexOf(asked) + 1));

export function degreeFact(jobDescription: string, content: ResumeContent): JobFacts['degree'] {
  const asked = degreeAsked(jobDescription);
  if (!asked) return null;
  const held = content.education
    .map(({ id, degree }) => ({ level: degreeOf(degree), path: `education/${id}/degree` }))
    .filter((one): one is { level: DegreeLevel; path: string } => one.level !== null)
    .sort((a, b) => DEGREE_ORDER.indexOf(b.level) - DEGREE_ORDER.indexOf(a.level))[0];
  const distance = held ? DEGREE_ORDER.indexOf(held.level) - DEGREE_ORDER.indexOf(asked.level) : -1;
  return {
    asked: asked.level,
    own: held?.level ?? null,
    at: asked.at,
    path: held?.path ?? null,
    fit: distance < 0 ? 'below' : distance >= 2 ? 'above' : 'met',
  };
}

const SENIORITY: [SeniorityLevel, RegExp][] = [
  ['intern', /实习|\bintern(?:ship)?\b|\bworking student\b/i],
  ['director', /总监|总经理|副总|首席|\bdirector\b|\bvp\b|\bvice president\b|\bhead of\b|\bchief\b|\bc[teofi]o\b/i],
  [
    'lead',
    /主管|组长|负责人|经理(?!助理)(?=$|[\s（(])|带头人|\blead\b|\bprincipal\b|\bstaff\b|\bsupervisor\b|\bteam leader\b/i,
  ],
  ['senior', /高级|资深|\bsenior\b|\bsr\b\.?|专家/i],
  ['middle', /中级|\bmid(?:dle)?(?:-level|-weight)?\b|\bintermediate\b/i],
  [
    'junior',
    /初级|助理|应届|见习|管培|\bjunior\b|\bjr\b\.?|\bassistant\b|\btrainee\b|\bgraduate\b|\bentry[- ]level\b/i,
  ],
];
const SENIORITY_ORDER: SeniorityLevel[] = ['intern', 'junior', 'middle', 'senior', 'lead', 'director'];
/** Titles that hold a word of rank without meaning one. */
const NO_RANK =
  /(?:产品|项目|客户|大客户|商务|运营|市场|渠道|销售|区域|品牌)经理|\b(?:product|project|account|program|customer success) manager\b/i;

export const seniorityOf = (title: string): SeniorityLevel | null =>
  SENIORITY.find(([, pattern]) => pattern.test(title.replace(NO_RANK, ' ')))?.[0] ?? null;

/** The rank that the asked title names against that of the newest position; without a word of rank the years decide. */
export function seniorityFact(title: Asked | null, document: ResumeDocument, years: number): JobFacts['seniority'] {
  const asked = title && seniorityOf(title.title);
  if (!title || !asked) return null;
  const newest = document.roles.find(({ section }) => section === 'work');
  const path = newest ? `work/${newest.id}/position` : null;
  const position = document.content.work.find(({ id }) => id === newest?.id)?.position ?? '';
  const byYears: SeniorityLevel | null = newest ? (years >= 2 ? 'middle' : 'junior') : null;
  const own = seniorityOf(position) ?? byYears;
  const distance = own === null ? -1 : SENIORITY_ORDER.indexOf(own) - SENIORITY_ORDER.indexOf(asked);
  // nobody is too junior for an internship, and a plain title with the years of a senior is no lower rank
  const senior = asked === 'senior' && years >= 5;
  const below = asked !== 'intern' && distance < 0 && !senior;
  return { asked, own, at: title.at, path, fit: below ? 'below' : distance >= 2 ? 'above' : 'met' };
}
