import type { JobEvidence, JobRequirement } from '@verdant/contracts';
import type { Requirement } from './requirements.ts';
import { isSeldomWritten } from './said.ts';
import { CREDIT, type Shown } from './shown.ts';
import { namesCondition } from './terms/conditions.ts';
import type { Term } from './terms/open-terms.ts';

const MAX_FOUND = 6;
const KINDS: Record<Term['kind'], JobRequirement['kind']> = {
  hard: 'skill',
  tool: 'tool',
  cert: 'certificate',
  domain: 'field',
  metric: 'skill',
  degree: 'degree',
};

type Found = JobEvidence & { credit: number };

function found(entry: Term, option: string, shown: ReadonlyMap<string, Shown[]>): Found[] {
  const own = (shown.get(entry.id) ?? []).map(({ credit, standing, evidence }) => ({
    ...evidence,
    option,
    standing,
    credit,
  }));
  if (own.length > 0) return own;
  return entry.related
    .flatMap((id) => shown.get(id) ?? [])
    .map(({ evidence }) => ({ ...evidence, option, standing: 'related' as const, credit: CREDIT.related }));
}

/** What people need for a job and seldom write into a résumé: nights, lifting, a driving licence. */
export const isCondition = (option: string): boolean => isSeldomWritten(option) || namesCondition(option);

/** What the résumé has to say to a requirement; of several alternatives the best one counts. */
export function judge(requirement: Requirement, shown: ReadonlyMap<string, Shown[]>): JobRequirement {
  const { entries, options, term, need, asked, loose } = requirement;
  const all = entries
    .flatMap((entry, index) => found(entry, options[index]!, shown))
    .sort((a, b) => b.credit - a.credit);
  const best = all[0];
  const unsaid = best === undefined && (loose || options.some(isCondition));
  return {
    term,
    need,
    kind: KINDS[entries[0]!.kind],
    options,
    credit: best?.credit ?? 0,
    path: best?.path ?? null,
    standing: best?.standing ?? (unsaid ? 'unsure' : 'missing'),
    asked,
    found: all.slice(0, MAX_FOUND).map(({ credit: _, ...evidence }) => evidence),
    showIn: [],
  };
}
