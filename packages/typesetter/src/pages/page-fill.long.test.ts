import { expect, it } from 'vitest';
import { byTurns } from '../../testing/by-turns.ts';
import { testPageFill } from '../../testing/pages/page-fill.ts';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { samplePortrait } from '../samples/portrait.ts';
import { sampleStyle } from '../samples/style.ts';
import { samples } from '../samples.ts';
import { templates } from '../templates.ts';

const ids = templates.map(({ id }) => id);
/** Every other template, or those between. */
const half = (at: 0 | 1) => byTurns(ids, 'en').filter((_, place) => (place >> 1) % 2 === at);
testPageFill(half(0), 6);

const typesetter = sharedTypesetter();

it.each(half(1))('the sample fills exactly one page of %s in %s where that is wished', async (template, language) => {
  const style = { ...sampleStyle(template), fit: 'one' as const };
  const input = { content: samples[language], language, style, photo: await samplePortrait() };
  const { pages, places, measures } = await typesetter.preview(input);
  expect(pages.length).toBe(1);
  expect(Math.max(...places.map(({ y, height }) => y + height))).toBeGreaterThan(0.85 * pages[0]!.height);
  expect(measures.size).toBeGreaterThan(8.5);
});
