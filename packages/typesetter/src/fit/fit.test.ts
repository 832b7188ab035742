import { styleOf } from '@verdant/testkit/generated-content/contents';
import { ofLength } from '@verdant/testkit/generated-content/lengths';
import { expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samples } from '../samples.ts';
import { measuresAt, SMALLEST, STEPS } from './density-steps.ts';
import { firstFitting } from './first-fitting.ts';
import { overflowLines } from './overflow.ts';

const typesetter = sharedTypesetter();

const chosen = { size: 10, spacing: 1.1, margins: 1 };
const ladder = (from = chosen) => Array.from({ length: STEPS + 1 }, (_, step) => measuresAt(from, step));

it('goes from what was chosen to the least, and nothing ever grows', () => {
  const steps = ladder();
  expect(steps[0]).toEqual(chosen);
  expect(steps.at(-1)).toEqual(SMALLEST);
  for (const key of ['size', 'spacing', 'margins'] as const)
    for (const [i, step] of steps.slice(1).entries()) expect(step[key]).toBeLessThanOrEqual(steps[i]![key]);
  expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(STEPS + 1);
});

it('takes white space before the size, and never raises a value that is already less', () => {
  expect(measuresAt(chosen, 4)).toMatchObject({ size: 10 });
  expect(measuresAt(chosen, 4).spacing).toBeLessThan(1.1);
  const small = { size: 8, spacing: 0.7, margins: 0.6 };
  expect(ladder(small)).toEqual(ladder(small).map(() => small));
});

it('finds the first step that fits, in few questions', () => {
  for (let first = 0; first <= STEPS; first += 1) {
    let asked = 0;
    const found = firstFitting((step) => {
      asked += 1;
      return step >= first;
    });
    expect(found).toBe(first);
    expect(asked).toBeLessThanOrEqual(6);
  }
  expect(firstFitting(() => false)).toBeNull();
});

it('counts lines beyond a page by their height', () => {
  const page = (number: number, ys: number[]) => ys.map((y) => ({ page: number, y }));
  const lines = [...page(1, [10, 22, 34, 46]), ...page(2, [10, 10.4, 22, 34, 70])];
  expect(overflowLines(lines, 1)).toBe(6);
  expect(overflowLines(lines, 2)).toBe(0);
  expect(overflowLines([...lines, ...page(3, [12])], 2)).toBe(1);
});

it('says how much text has to go: with that many lines less it fits', async () => {
  const style = styleOf('slip', { fit: 'one' });
  const content = ofLength(samples.en, 1.7);
  const { fit } = await typesetter.pdf({ content, language: 'en', style });
  expect(fit).toMatchObject({ wanted: 1, fits: false });
  let left = fit!.over;
  // each bullet of the sample takes one line or more at the least size
  const work = content.work.toReversed().map((item) => {
    const cut = Math.min(left, item.content.length);
    left -= cut;
    return { ...item, content: item.content.slice(0, item.content.length - cut) };
  });
  expect(left).toBe(0);
  const shorter = await typesetter.pdf({ content: { ...content, work: work.toReversed() }, language: 'en', style });
  expect(shorter.fit).toMatchObject({ fits: true, over: 0 });
});
