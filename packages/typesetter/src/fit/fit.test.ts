import type { ResumeContent, ResumeStyle } from '@verdant/contracts';
import { styleOf } from '@verdant/testkit/generated-content/contents';
import { ofLength } from '@verdant/testkit/generated-content/lengths';
import { expect, it } from 'vitest';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samples } from '../samples.ts';
import { GROWTH, LARGEST, measuresAt, SMALLEST, STEPS } from './density-steps.ts';
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

it('grows towards the most, and never lowers a value that is already more', () => {
  expect(measuresAt(chosen, -GROWTH)).toEqual(LARGEST);
  for (let step = -GROWTH; step < 0; step += 1)
    for (const key of ['size', 'spacing', 'margins'] as const)
      expect(measuresAt(chosen, step)[key]).toBeGreaterThanOrEqual(measuresAt(chosen, step + 1)[key]);
  const large = { size: 12, spacing: 1.4, margins: 1.3 };
  expect(measuresAt(large, -GROWTH)).toEqual(large);
});

/** How much of the text area of the last page is taken, at 2 cm of white at its foot. */
async function lastFilled(content: ResumeContent, more: Partial<ResumeStyle>) {
  const { pages, places, measures } = await typesetter.preview({
    content,
    language: 'zh',
    style: styleOf('classic', { size: 9.5, ...more }),
  });
  const last = places.filter(({ page }) => page === pages.length);
  return {
    pages: pages.length,
    measures,
    filled: Math.max(...last.map(({ y, height }) => y + height)) / (pages[0]!.height - 57),
  };
}

it.each([
  ['one', 0.5, 1],
  ['two', 1.6, 2],
] as const)('fills %s pages that a text leaves partly empty', async (fit, length, wanted) => {
  const content = ofLength(samples.zh, length);
  const [before, after] = [await lastFilled(content, {}), await lastFilled(content, { fit })];
  expect(before.filled).toBeLessThan(0.9);
  expect(after.pages).toBe(wanted);
  expect(after.filled).toBeGreaterThan(before.filled + 0.05);
  expect(after.measures.size).toBeGreaterThan(9.5);
  // those that were released keep what they were made with
  const { measures } = await lastFilled(content, { fit, templateVersion: 1 });
  expect(measures.size).toBeLessThanOrEqual(9.5);
});

it('does not spread over two pages what is on one', async () => {
  const { pages, measures } = await lastFilled(ofLength(samples.zh, 0.3), { fit: 'two' });
  expect(pages).toBe(1);
  expect(measures.size).toBe(9.5);
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
