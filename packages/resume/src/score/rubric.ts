import type { LedgerGroup, Localized, Rubric, RubricEntry } from '@verdant/contracts';
import type { Rule } from '../check/check.ts';
import { jobChecks } from '../check/job-checks.ts';
import { checks } from '../check/registry.ts';
import { bands } from './bands.ts';
import { ceilings } from './ceilings.ts';
import { GROUPS } from './ledger.ts';

const titles: [Exclude<LedgerGroup, 'cap'>, Localized][] = [
  ['impact', { en: 'Impact', zh: '成果' }],
  ['brevity', { en: 'Brevity', zh: '精炼' }],
  ['style', { en: 'Style', zh: '表达' }],
  ['sections', { en: 'Sections', zh: '内容完整' }],
  ['format', { en: 'Dates, file and privacy', zh: '日期、格式与隐私' }],
  ['integrity', { en: 'Integrity (no points)', zh: '诚信（不计分）' }],
  ['match', { en: 'Beside a job description (no points)', zh: '对照岗位描述（不计分）' }],
];

const entryOf = ({ id, group, allotment, title, detects, advice, example, onlyFor = {} }: Rule): RubricEntry => ({
  id,
  group,
  points: allotment,
  title,
  detects,
  advice,
  example,
  onlyFor,
});

/**
 * Every rule with what it is worth and what it looks for, in both languages, from the very list that judges. `points`
 * are those of the full list: where rules do not apply, the others of the group weigh more in proportion.
 */
export function rubric(): Rubric {
  const rules: readonly Rule[] = [...checks, ...jobChecks];
  return {
    checks: rules.length,
    groups: titles.map(([group, title]) => ({
      group,
      title,
      points: group === 'integrity' || group === 'match' ? 0 : GROUPS[group],
      checks: rules.filter((rule) => rule.group === group).map(entryOf),
    })),
    ceilings: ceilings.map(({ id, limit, title, detail }) => ({ id, limit, title, detail })),
    bands: bands.map(([least, band]) => ({ least, band })),
  };
}
