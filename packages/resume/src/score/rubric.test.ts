import { expect, test } from 'vitest';
import { checks } from '../check/registry.ts';
import { resolveSettings } from '../document/settings.ts';
import { applies } from './applies.ts';
import { GROUPS } from './ledger.ts';
import { rubric } from './rubric.ts';

const { groups, checks: count, ceilings, bands } = rubric();
const entries = groups.flatMap((group) => group.checks);

test('ninety-nine rules, each once, in both languages, each with an example of worse and better', () => {
  expect(count).toBe(99);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(99);
  for (const { id, title, detects, advice, example } of entries) {
    for (const text of [title, detects, advice]) {
      expect(text.zh, id).toMatch(/\p{Script=Han}/u);
      expect(text.en, id).toMatch(/^[A-Z“]/);
      expect(text.en, id).not.toMatch(/\p{Script=Han}/u);
    }
    for (const language of ['en', 'zh'] as const) {
      expect(example?.[language].good, id).not.toBe(example?.[language].bad);
      expect(example?.[language].good.trim(), id).not.toBe('');
    }
  }
});

test('the points of the rules are those of their groups, and a hundred together', () => {
  for (const { group, points, checks: own } of groups)
    expect(
      own.reduce((sum, entry) => sum + entry.points, 0),
      group,
    ).toBe(points);
  expect(groups.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  expect(Object.values(GROUPS).reduce((sum, points) => sum + points, 0)).toBe(100);
});

test('ceilings and bands go with it', () => {
  expect(ceilings.map(({ limit }) => limit)).toEqual([50, 50, 40, 65, 65, 0]);
  expect(bands.at(-1)?.least).toBe(0);
});

test('what applies is a matter of settings', () => {
  const ids = (...args: Parameters<typeof resolveSettings>) =>
    checks.filter((check) => applies(check, resolveSettings(...args))).map(({ id }) => id);
  expect(ids('zh')).not.toContain('STY-05');
  expect(ids('zh')).not.toContain('SEC-10');
  expect(ids('zh', { industry: 'design_ux' })).toContain('SEC-10');
  expect(ids('en', { industry: 'healthcare' })).not.toContain('BRV-03');
  expect(ids('en')).not.toContain('ATS-01');
  expect(ids('en', {}, true)).toContain('ATS-01');
  expect(resolveSettings('zh')).toMatchObject({ country: 'CN', stage: 'experienced', industry: null });
});
