import type { CheckGroup, Evidence, GroupScore, LedgerLine } from '@verdant/contracts';
import type { Check, Finding } from '../check/check.ts';
import { checks } from '../check/registry.ts';
import { evidence, type ResumeDocument } from '../document/document.ts';
import type { Settings } from '../document/settings.ts';
import { applies } from './applies.ts';
import { ceilingOf } from './ceilings.ts';

export type Judged = { check: Check; finding: Finding; lost: number };

/** Points of the five groups (research: 35 + 12 + 13 + 22 + 18). */
export const GROUPS: Record<CheckGroup, number> = { impact: 35, brevity: 12, style: 13, sections: 22, format: 18 };
export const groupNames = Object.keys(GROUPS) as CheckGroup[];

/**
 * A group's points are shared out among the checks that apply: what nobody looks at is neither given away nor taken, it
 * weighs on its neighbours in proportion. What applies is a setting, so the scale never moves with the content.
 */
export function scaledAllotment(check: Check, settings: Settings): number {
  if (check.group === 'cap' || check.group === 'integrity' || check.group === 'match') return 0;
  const applying = checks.filter((other) => other.group === check.group && applies(other, settings));
  return (check.allotment * GROUPS[check.group]) / sum(applying.map(({ allotment }) => allotment));
}

/** Whole numbers that add up to the rounded sum; the largest remainders are rounded up, the first on a tie. */
export function largestRemainder(values: readonly number[], total = Math.round(sum(values))): number[] {
  const whole = values.map((value) => Math.floor(value + 1e-9));
  const order = values
    .map((value, index) => ({ index, rest: value - whole[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, Math.max(0, total - sum(whole)))) whole[index]! += 1;
  return whole;
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const MAX_EVIDENCE = 12;
const quoted = ({ spans }: Finding): Evidence[] =>
  spans.slice(0, MAX_EVIDENCE).map(({ path, text, from, to }) => evidence(path, text, from, to));

export type Account = { score: number; groups: GroupScore[]; ledger: LedgerLine[] };

const lineOf = ({ check, finding }: Judged, lost: number, settings: Settings): LedgerLine => ({
  checkId: check.id,
  group: check.group,
  allotment: Math.round(scaledAllotment(check, settings) * 10) / 10,
  lost,
  title: check.title,
  detail: finding.detail ?? check.advice,
  evidence: quoted(finding),
});

const speaks = ({ finding }: Judged) => finding.severity > 0 || finding.spans.length > 0;

/**
 * The points ledger: `lost = allotment · severity`. Shown losses are whole numbers, rounded by largest remainder first
 * over the groups, then inside each, so that they add up and no group loses more than it has. A ceiling is a line of
 * its own, and what it withholds is taken from the groups in proportion to what they earned. So, always:
 * Σ lost of all lines = 100 − score; Σ earned of the groups = score; Σ withheld = lost of the ceiling's line.
 */
export function accountFor(document: ResumeDocument, judged: readonly Judged[]): Account {
  const inGroup = (group: CheckGroup) => judged.filter(({ check }) => check.group === group);
  const groupLosses = largestRemainder(groupNames.map((group) => sum(inGroup(group).map(({ lost }) => lost))));
  const ledger = groupNames.flatMap((group, index) => {
    const members = inGroup(group);
    const losses = largestRemainder(
      members.map(({ lost }) => lost),
      groupLosses[index],
    );
    return members.flatMap((one, member) => (speaks(one) ? [lineOf(one, losses[member]!, document.settings)] : []));
  });
  const quality = 100 - sum(groupLosses);
  const ceiling = ceilingOf(document, judged, quality);
  const score = ceiling?.limit ?? quality;
  const earned = groupNames.map((group, index) => GROUPS[group] - groupLosses[index]!);
  const withheld = largestRemainder(
    earned.map((points) => (quality === 0 ? 0 : (points * (quality - score)) / quality)),
    quality - score,
  );
  const groups = groupNames.map((group, index) => ({
    group,
    earned: earned[index]! - withheld[index]!,
    allotment: GROUPS[group],
    lost: groupLosses[index]!,
    withheld: withheld[index]!,
  }));
  ledger.sort((a, b) => b.lost - a.lost);
  const outside = judged.filter((one) => one.check.group === 'integrity' && speaks(one));
  ledger.push(...outside.map((one) => lineOf(one, 0, document.settings)));
  if (ceiling) {
    const { id, title, detail } = ceiling;
    ledger.unshift({ checkId: id, group: 'cap', allotment: 0, lost: quality - score, title, detail, evidence: [] });
  }
  return { score, groups, ledger };
}
