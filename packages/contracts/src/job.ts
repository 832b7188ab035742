import { type Static, Type } from 'typebox';
import { JOB_DESCRIPTION_MAX, JOB_LINE_MAX } from './constants/limits.ts';
import { Id } from './endpoints/endpoint.ts';
import type { Evidence, Severity } from './evidence.ts';
import type { InLanguage, Localized } from './language.ts';
import type { FieldPath } from './sections/path.ts';

const closed = { additionalProperties: false };
const line = Type.String({ maxLength: JOB_LINE_MAX });
const text = Type.String({ minLength: 1, maxLength: JOB_DESCRIPTION_MAX });

/** `id` is the résumé's. A title that is left out is read from the text. */
export const AddJob = Type.Object({ id: Id, text, title: Type.Optional(line), company: Type.Optional(line) }, closed);
export type AddJob = Static<typeof AddJob>;
/** `id` is the job's; what is left out stays as it is. */
export const EditJob = Type.Object(
  { id: Id, text: Type.Optional(text), title: Type.Optional(line), company: Type.Optional(line) },
  closed,
);
export type EditJob = Static<typeof EditJob>;

/** `text.slice(from, to)` of the job description (UTF-16 units). */
export type JobSpan = { from: number; to: number };

export type JobTerm = { term: string; need: 'must' | 'nice'; credit: number; path: FieldPath | null };

/**
 * Shown in the last five years 1, shown earlier 0.8, listed but never shown 0.6, only something related 0.5, else 0.
 * `unsure`: part of it is said (0.5), or it is a thing that résumés seldom tell; then it counts neither way.
 */
export type JobStanding = 'recent' | 'older' | 'listed' | 'related' | 'unsure' | 'missing';

/** A place of the résumé that answers a requirement; `option` is the alternative it shows. */
export type JobEvidence = Evidence & { option: string; standing: Exclude<JobStanding, 'missing'> };

/** Where the person could show a term, if it is true of them, and why there: best first. */
export type JobPlace = { path: FieldPath; because: 'related' | 'same-field' | 'newest' };

/** One thing that is asked for. `options` are the alternatives of "A or B": any one of them answers it. */
export type JobRequirement = JobTerm & {
  kind: 'skill' | 'tool' | 'certificate' | 'field' | 'degree';
  options: string[];
  standing: JobStanding;
  /** where the description asks for it */
  asked: JobSpan[];
  /** best first, at most 6 */
  found: JobEvidence[];
  /** empty where it is well shown already */
  showIn: JobPlace[];
};

export type DegreeLevel = 'school' | 'college' | 'bachelor' | 'master' | 'doctorate';
export type SeniorityLevel = 'intern' | 'junior' | 'middle' | 'senior' | 'lead' | 'director';
/** `below`: the person has less than is asked for; `above`: clearly more. */
export type JobFit = 'met' | 'below' | 'above';
type Held<T> = { asked: T; own: T | null; at: JobSpan; path: FieldPath | null; fit: JobFit };

/** What a description states beside its terms; null where it does not. `closeness` is 0 to 1. */
export type JobFacts = {
  title: { asked: string; own: string; at: JobSpan; path: FieldPath | null; closeness: number } | null;
  /** years of experience; `upTo` is the end of a range, `own` is to a tenth */
  years: { asked: number; upTo: number | null; own: number; at: JobSpan; fit: JobFit } | null;
  degree: Held<DegreeLevel> | null;
  seniority: Held<SeniorityLevel> | null;
};

/** A term of the formula: `value` 0 to 1; the weights of the parts that are stated add up to 1. */
export type JobPart = { part: 'must' | 'nice' | 'title' | 'years' | 'degree'; weight: number; value: number };

/** JD-01 to JD-06: what stands between the résumé and this job. They cost no points of the 100. */
export type JobFinding<T = Localized> = {
  checkId: string;
  severity: Severity;
  title: T;
  detail: T;
  /** places in `requirements` that it is about */
  terms: number[];
  asked: JobSpan[];
  evidence: Evidence[];
};

/** `score` is M, `overall` joins it with the résumé's own score; both 0 to 100. */
export type StoredJobMatch = {
  score: number;
  overall: number;
  parts: JobPart[];
  terms: JobRequirement[];
  facts: JobFacts;
  findings: JobFinding[];
};
export type JobMatch = InLanguage<StoredJobMatch>;

/** A row of the comparison. `revision` is the one that was matched, null before the first time; `met` counts credit ≥ 0.6. */
export type JobSummary = {
  id: string;
  resumeId: string;
  title: string;
  company: string;
  createdAt: string;
  updatedAt: string;
  revision: number | null;
  score: number | null;
  overall: number | null;
  must: { met: number; total: number };
  nice: { met: number; total: number };
  /** what a reader will miss first, at most 5 */
  missing: string[];
};

/** `match` is null where nothing that is asked for could be read out of the text. */
export type Job = JobSummary & { text: string; match: JobMatch | null };
