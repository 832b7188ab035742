import type { Language, Measures, ResumeStyle } from '@verdant/contracts';
import { styleOf } from '@verdant/testkit/generated-content/contents';
import { ofLength } from '@verdant/testkit/generated-content/lengths';
import { afterAll, expect, it } from 'vitest';
import { samples } from '../samples.ts';
import { templates } from '../templates.ts';
import { createTypesetter } from '../typesetter.ts';
import { GROWTH, LARGEST, measuresAt, SMALLEST, STEPS } from './density-steps.ts';

const typesetter = createTypesetter({ timeoutMs: 30_000, queueLimit: 500 });
afterAll(() => typesetter.close());

const most = { size: 10.5, spacing: 1.15, margins: 1.1 };
const ladder = Array.from({ length: GROWTH + STEPS + 1 }, (_, at) => at - GROWTH);
const same = (a: Measures, b: Measures) => JSON.stringify(a) === JSON.stringify(b);

async function check(language: Language, index: number) {
  const content = ofLength(samples[language], 0.4 + index * 0.16);
  const fit: ResumeStyle['fit'] = index % 3 === 0 ? 'two' : 'one';
  const style = styleOf(templates[index % templates.length]!.id, { ...most, fit });
  const pagesWith = async (measures: Measures) =>
    (await typesetter.pdf({ content, language, style: { ...style, ...measures, fit: 'none' } })).pages;
  const set = await typesetter.pdf({ content, language, style });
  const { wanted, fits, over } = set.fit!;
  for (const key of ['size', 'spacing', 'margins'] as const) {
    expect(set.measures[key]).toBeGreaterThanOrEqual(SMALLEST[key]);
    expect(set.measures[key]).toBeLessThanOrEqual(LARGEST[key]);
  }
  const step = ladder.find((at) => same(measuresAt(most, at), set.measures));
  expect(step).toBeDefined();
  expect(await pagesWith(set.measures)).toBe(set.pages);
  if (!fits) {
    expect(set.measures).toEqual(SMALLEST);
    expect(set.pages).toBeGreaterThan(wanted);
    expect(over).toBeGreaterThan(0);
    return 'never';
  }
  expect(set.pages).toBeLessThanOrEqual(wanted);
  expect(over).toBe(0);
  if (step === -GROWTH) return 'as large as it may be';
  // text for one page of two stays as it was chosen
  if (step === 0 && set.pages < wanted) return 'too short';
  expect(await pagesWith(measuresAt(most, step! - 1))).toBeGreaterThan(wanted);
  return step! > 0 ? 'made to fit' : 'filled';
}

it('sets thirty résumés as large as fits, never over the page and never below the least', async () => {
  const cases = (['en', 'zh'] as const).flatMap((language) =>
    Array.from({ length: 15 }, (_, index) => check(language, index)),
  );
  const outcomes = await Promise.all(cases);
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  console.log(Object.fromEntries([...new Set(outcomes)].map((o) => [o, count(o)])), outcomes.join(' ; '));
  expect(outcomes).toHaveLength(30);
  // three kinds are met, or the test would show little
  expect(Math.min(count('filled'), count('made to fit'), count('never'))).toBeGreaterThanOrEqual(2);
}, 300_000);
