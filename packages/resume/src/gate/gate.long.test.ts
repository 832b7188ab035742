import { honestRewrites } from '@verdant/testkit/gate-cases/honest';
import { mutantsOf } from '@verdant/testkit/gate-cases/mutants';
import { honestAgain } from '@verdant/testkit/gate-cases/second';
import { expect, test } from 'vitest';
import { measureHostile } from '../../testing/measure-gate.ts';

test('no honest rewrite passes any more once a lie is put into it, of those that the short tests leave', () => {
  const honest = [...honestRewrites, ...honestAgain].filter((_, at) => at % 12 !== 0);
  const { cases, falseAccepts } = measureHostile(mutantsOf(honest));
  expect(cases).toBeGreaterThan(375);
  expect(falseAccepts.map(({ kind, original, rewrite }) => `${kind}: ${original} → ${rewrite}`)).toEqual([]);
});
