import type { DegreeLevel, JobFacts, ResumeContent, SeniorityLevel } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { DEGREE_ORDER, degreeOf } from './degree-names.ts';
import { degreeFound } from './facts-found.ts';
import type { Asked } from './title-asked.ts';

/** 0 to 1: the share of the asked degree that the person holds. */
export const degreeShare = (asked: DegreeLevel, own: DegreeLevel | null): number =>
  own === null ? 0 : Math.min(1, (DEGREE_ORDER.indexOf(own) + 1) / (DEGREE_ORDER.indexOf(asked) + 1));

export function degreeFact(jobDescription: string, content: ResumeContent): JobFacts['degree'] {
  const asked = degreeFound(jobDescription);
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
