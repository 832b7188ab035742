import type { Evidence, JobFacts, JobFinding, JobRequirement, Severity } from '@verdant/contracts';
import { evidence, type ResumeDocument } from '../../document/document.ts';
import type { Rule } from '../check.ts';

/** What is known about a résumé beside a job description. */
export type JobComparison = { terms: readonly JobRequirement[]; facts: JobFacts; document: ResumeDocument };
/** What a check finds; where it has no `detail` of its own, the check's advice says it. */
export type Mismatch = Pick<JobFinding, 'severity'> &
  Partial<Pick<JobFinding, 'detail' | 'terms' | 'asked' | 'evidence'>>;

/**
 * What is said about a résumé beside a job description. The match keeps its own figure; the score of the résumé does
 * not move.
 */
export type JobCheck = Rule & { find: (comparison: JobComparison) => Mismatch[] };

/** One finding about all terms of a sort, or none. */
export function termFindings(
  terms: readonly JobRequirement[],
  severity: Severity,
  which: (term: JobRequirement) => boolean,
): Mismatch[] {
  const indices = terms.flatMap((term, index) => (which(term) ? [index] : []));
  if (indices.length === 0) return [];
  const meant = indices.map((index) => terms[index]!);
  const quoted = meant
    .flatMap(({ found }) => found.slice(0, 1))
    .map(({ path, quote, from, to }) => ({ path, quote, from, to }));
  return [{ severity, terms: indices, asked: meant.flatMap(({ asked }) => asked), evidence: quoted }];
}

export const evidenceAt = (document: ResumeDocument, path: string | null): Evidence[] => {
  const field = document.fields.find((one) => one.path === path);
  return field ? [evidence(field.path, field.text)] : [];
};
