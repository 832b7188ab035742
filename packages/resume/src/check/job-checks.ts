import type { JobFinding } from '@verdant/contracts';
import * as match from './match/index.ts';
import type { JobCheck, JobComparison } from './match/job-check.ts';

const folder: Record<string, JobCheck> = match;
/** Every check beside a job description, in the order of their numbers. */
export const jobChecks: readonly JobCheck[] = Object.values(folder).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Titles and advice are those of the public rubric. */
export const findingsOf = (comparison: JobComparison): JobFinding[] =>
  jobChecks.flatMap(({ id, title, advice, find }) =>
    find(comparison).map(({ severity, ...more }) => ({
      checkId: id,
      severity,
      title,
      detail: advice,
      terms: [],
      asked: [],
      evidence: [],
      ...more,
    })),
  );
