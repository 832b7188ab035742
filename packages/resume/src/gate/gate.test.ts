import { expect, test } from 'vitest';
import { type Case, judge, measureHonest, measureHostile } from './testing/case.ts';
import { honestRewrites } from './testing/honest.ts';
import { hostileEnglish } from './testing/hostile-en.ts';
import { hostileChinese } from './testing/hostile-zh.ts';
import { mutantsOf } from './testing/mutants.ts';
import { honestAgain, hostileAgain } from './testing/second.ts';

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

test('no honest rewrite passes any more once a lie is put into it', () => {
  const { cases, falseAccepts } = measureHostile(mutantsOf(honest));
  expect(cases).toBeGreaterThan(500);
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
