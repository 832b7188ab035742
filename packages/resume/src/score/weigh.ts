import type { FieldPath } from '@verdant/contracts';
import type { Check, Finding } from '../check/check.ts';

/**
 * Points that all counted faults of one job or project may cost together. More would make it worth while to leave an
 * honest job out; what is not done well there is seen by what it fails to bring. Our judgement.
 */
const OF_ONE_ENTRY = 0.95;

const entryOf = (path: FieldPath): string | null => path.match(/^(?:work|projects)\/[^/]+/)?.[0] ?? null;

const countedIn = ({ each, spans }: Finding) => (each ? spans.filter(({ free }) => !free) : []);

type Found = { check: Check; finding: Finding; points: number };

/** The findings with the severity that their counted faults come to; `points` are those of the check. */
export function weighed(found: readonly Found[]): (Found & { lost: number })[] {
  const ofEntry = new Map<string, number>();
  for (const { finding, points } of found)
    for (const { path } of countedIn(finding)) {
      const entry = entryOf(path);
      if (entry !== null) ofEntry.set(entry, (ofEntry.get(entry) ?? 0) + points * finding.each!);
    }
  const share = (path: FieldPath): number => {
    const cost = ofEntry.get(entryOf(path) ?? '') ?? 0;
    return cost > OF_ONE_ENTRY ? OF_ONE_ENTRY / cost : 1;
  };
  return found.map(({ check, finding, points }) => {
    const { each = 0 } = finding;
    const counted = countedIn(finding).reduce((sum, { path }) => sum + each * share(path), 0);
    const severity = Math.min(1, finding.severity + counted);
    return { check, finding: { ...finding, severity }, points, lost: points * severity };
  });
}
