import { expect, it } from 'vitest';
import { byTurns } from '../../testing/by-turns.ts';
import { runsIn } from '../../testing/pages/runs.ts';
import { sharedTypesetter } from '../../testing/shared-typesetter.ts';
import { sampleStyle } from '../samples/style.ts';
import { samples } from '../samples.ts';
import { templates } from '../templates.ts';

const typesetter = sharedTypesetter();
const ways = {
  phone: '+49 30 5550177',
  email: 'wilhelmina.montgomery@example.com',
  linkedin: 'linkedin.com/in/wilhelmina-montgomery-5550177',
  homepage: 'https://portfolio.example.com/people/wilhelmina-montgomery/selected-work',
};
/** Parts of them that no line is broken in, and that stand nowhere else. */
const parts = ['5550177', 'montgomery', 'linkedin', 'portfolio', 'selected'];
const ALIKE = 0.05;

it.each(
  byTurns(
    templates.map(({ id }) => id),
    'en',
  ),
)('%s in %s sets all ways to reach somebody in one size', async (id, language) => {
  const sample = samples[language];
  const content = { ...sample, basics: { ...sample.basics, ...ways } };
  const runs = await runsIn((await typesetter.pdf({ content, language, style: sampleStyle(id) })).bytes);
  const set = parts.map((part) => runs.filter(({ text }) => text.includes(part)));
  expect(set.every((each) => each.length > 0)).toBe(true);
  const sizes = set.flat().map(({ size }) => size);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(ALIKE);
});
