import type { LedgerGroup } from '@verdant/contracts';
import { type Person, people } from '@verdant/testkit/marked-people/read-people';
import { analyze } from '../src/score/analyze.ts';
import { rubric } from '../src/score/rubric.ts';

/** `shown` accusations of which `right` are just; `expected` faults of which `found` were shown. */
export type Tally = { shown: number; right: number; expected: number; found: number };
export type Precision = { tallies: Map<LedgerGroup | 'all', Tally>; wrong: string[] };

const today = '2026-11';
const groupOf = new Map(rubric().groups.flatMap(({ group, checks }) => checks.map(({ id }) => [id, group] as const)));

/** Each piece of advice accuses one text of one fault; the marks of the people say whether that is true. */
export function measurePrecision(of: readonly Person[] = people): Precision {
  const tallies = new Map<LedgerGroup | 'all', Tally>();
  const wrong: string[] = [];
  const count = (checkId: string, of: 'shown' | 'expected', holds: boolean) => {
    for (const key of ['all', groupOf.get(checkId)!] as const) {
      const tally = tallies.get(key) ?? { shown: 0, right: 0, expected: 0, found: 0 };
      tallies.set(key, tally);
      tally[of] += 1;
      if (holds) tally[of === 'shown' ? 'right' : 'found'] += 1;
    }
  };
  for (const { id, content, language, settings, faults, expected } of of) {
    const { advice } = analyze({ content, language, today, settings });
    for (const { checkId, path, original } of advice) {
      const right = faults.has(checkId) || faults.has(`${checkId} ${path}`);
      count(checkId, 'shown', right);
      if (!right) wrong.push(`${id}: ${checkId} "${original.slice(0, 60)}"`);
    }
    for (const { checkId, paths } of expected)
      count(
        checkId,
        'expected',
        advice.some((one) => one.checkId === checkId && (paths.length === 0 || paths.includes(one.path))),
      );
  }
  return { tallies, wrong };
}
