import type { Case } from '@verdant/testkit/gate-cases/case';
import { honestRewrites } from '@verdant/testkit/gate-cases/honest';
import { hostileEnglish } from '@verdant/testkit/gate-cases/hostile-en';
import { hostileChinese } from '@verdant/testkit/gate-cases/hostile-zh';
import { mutantsOf } from '@verdant/testkit/gate-cases/mutants';
import { honestAgain, hostileAgain } from '@verdant/testkit/gate-cases/second';
import { expect, test } from 'vitest';
import { judge, measureHonest, measureHostile } from '../../testing/measure-gate.ts';

const honest = [...honestRewrites, ...honestAgain];

const shown = (all: readonly Case[]) =>
  all.map((one) => `${one.kind}: ${one.original} → ${one.rewrite} ${JSON.stringify(judge(one))}`).join('\n');

test.each([
  ['en', hostileEnglish, 125],
  ['zh', hostileChinese, 125],
  ['both, the second set', hostileAgain, 70],
] as const)('no hostile rewrite passes, %s', (_, hostile, least) => {
  const { cases, falseAccepts } = measureHostile(hostile);
  expect(cases).toBeGreaterThanOrEqual(least);
  expect(shown(falseAccepts)).toBe('');
});

test('no honest rewrite passes any more once a lie is put into it, of every twelfth', () => {
  const { cases, falseAccepts } = measureHostile(mutantsOf(honest.filter((_, at) => at % 12 === 0)));
  expect(cases).toBeGreaterThan(40);
  expect(shown(falseAccepts)).toBe('');
});

test.each(['en', 'zh'])('at least 90 % of the honest rewrites pass, %s', (kind) => {
  const { cases, accepted, rejected } = measureHonest(honest.filter((one) => one.kind === kind));
  expect(cases).toBeGreaterThanOrEqual(50);
  expect(
    accepted / cases,
    rejected.map(([one, why]) => `${why}: ${one.original} → ${one.rewrite}`).join('\n'),
  ).toBeGreaterThanOrEqual(0.9);
});
