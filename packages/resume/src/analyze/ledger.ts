import type { CheckGroup, Evidence, GroupScore, Language, LedgerLine, Localized } from '@verdant/contracts';
import type { Check, Finding } from './check.ts';
import { checks } from './checks/index.ts';
import { evidence, type ResumeDocument } from './document.ts';

export type Judged = { check: Check; finding: Finding; lost: number };

/** Points of the five groups (research: 35 + 12 + 13 + 22 + 18). */
export const GROUPS: Record<CheckGroup, number> = { impact: 35, brevity: 12, style: 13, sections: 22, format: 18 };
const groupNames = Object.keys(GROUPS) as CheckGroup[];

/**
 * A group's points are shared out among the checks that exist and apply to the language: what nobody looks at is
 * neither given away nor taken, it weighs on its neighbours in proportion. Both are settings, so the scale never moves
 * with the content. (Structure rules that need the uploaded file have no content to look at and are left out.)
 */
export function scaledAllotment(check: Check, language: Language): number {
  const applying = checks.filter((other) => other.group === check.group && applies(other, language));
  return (check.allotment * GROUPS[check.group]) / applying.reduce((sum, other) => sum + other.allotment, 0);
}
export const applies = (check: Check, language: Language) => check.languages?.includes(language) ?? true;

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
const quoted = ({ places }: Finding): Evidence[] =>
  places.slice(0, MAX_EVIDENCE).map(({ path, text, from, to }) => evidence(path, text, from, to));

type Cap = { id: string; limit: number; title: Localized; detail: Localized; applies: boolean };

/** Ceilings: a résumé without these cannot do its work, however well it is written. */
function caps(document: ResumeDocument, judged: readonly Judged[]): Cap[] {
  const failed = (id: string) => judged.some(({ check, finding }) => check.id === id && finding.severity === 1);
  const { work, projects, education } = document.content;
  const few = document.language === 'zh' ? 150 : 80;
  return [
    {
      id: 'CAP-01',
      limit: 60,
      applies: failed('SEC-02') && failed('SEC-03'),
      title: { en: 'No way to reach you', zh: '没有联系方式' },
      detail: { en: 'Without e-mail or phone the score stops at 60.', zh: '没有可用的邮箱或电话，最高 60 分。' },
    },
    {
      id: 'CAP-02',
      limit: 50,
      applies: work.length + projects.length + education.length === 0,
      title: { en: 'No experience and no education', zh: '没有经历和教育' },
      detail: { en: 'Without any entry the score stops at 50.', zh: '没有任何经历，最高 50 分。' },
    },
    {
      id: 'CAP-03',
      limit: 40,
      applies: document.words < few,
      title: { en: 'Hardly any text', zh: '内容太少' },
      detail: { en: `Below ${few} words the score stops at 40.`, zh: `不足 ${few} 字，最高 40 分。` },
    },
  ];
}

export type Account = { score: number; groups: GroupScore[]; ledger: LedgerLine[] };

/**
 * The points ledger: `lost = allotment · severity`. Shown losses are whole numbers, rounded by largest remainder first
 * over the groups, then inside each, so that they add up to 100 − score and no group loses more than it has.
 */
export function settle(document: ResumeDocument, judged: readonly Judged[]): Account {
  const inGroup = (group: CheckGroup) => judged.filter(({ check }) => check.group === group);
  const groupLosses = largestRemainder(groupNames.map((group) => sum(inGroup(group).map(({ lost }) => lost))));
  const ledger: LedgerLine[] = [];
  const groups: GroupScore[] = [];
  for (const [index, group] of groupNames.entries()) {
    const members = inGroup(group);
    const losses = largestRemainder(
      members.map(({ lost }) => lost),
      groupLosses[index],
    );
    groups.push({ group, earned: GROUPS[group] - groupLosses[index]!, allotment: GROUPS[group] });
    members.forEach(({ check, finding }, member) => {
      if (finding.severity === 0 && finding.places.length === 0) return;
      ledger.push({
        checkId: check.id,
        group,
        allotment: Math.round(scaledAllotment(check, document.language) * 10) / 10,
        lost: losses[member]!,
        title: check.title,
        detail: finding.detail ?? check.advice,
        evidence: quoted(finding),
      });
    });
  }
  const quality = 100 - sum(groupLosses);
  const cap = caps(document, judged)
    .filter((line) => line.applies && line.limit < quality)
    .sort((a, b) => a.limit - b.limit)[0];
  ledger.sort((a, b) => b.lost - a.lost);
  if (cap) {
    const { id, title, detail, limit } = cap;
    ledger.unshift({ checkId: id, group: 'cap', allotment: 0, lost: quality - limit, title, detail, evidence: [] });
  }
  return { score: cap ? cap.limit : quality, groups, ledger };
}
