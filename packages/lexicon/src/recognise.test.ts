import { samples } from '@verdant/testkit/industry-cases/samples';
import { describe, expect, test } from 'vitest';
import { industries } from './catalogue.ts';
import { recogniseIndustry } from './recognise.ts';

const texts = Object.entries(samples).flatMap(([industry, [en, zh]]) => [
  { industry, text: en },
  { industry, text: zh },
]);
const rankOf = ({ industry, text }: (typeof texts)[number]) =>
  recogniseIndustry(text).findIndex((found) => found.industry === industry);

describe('recognising the industry', () => {
  test('there is a text in both languages for every industry', () => {
    expect(Object.keys(samples).sort()).toEqual(industries.map(({ id }) => id).sort());
  });

  test('first in 90 of 100 texts, among the first three in 97', () => {
    const ranks = texts.map((sample) => ({ ...sample, rank: rankOf(sample) }));
    const within = (places: number) => ranks.filter(({ rank }) => rank >= 0 && rank < places).length / ranks.length;
    const missed = ranks
      .filter(({ rank }) => rank !== 0)
      .map(({ industry, text, rank }) => `${rank} ${industry}: ${text}`);
    expect(within(1), missed.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(within(3), missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  test('scores are shares, the same every time; a text without terms has none', () => {
    const scores = recogniseIndustry(samples.banking![1]);
    expect(scores.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
    expect(recogniseIndustry(samples.banking![1])).toEqual(scores);
    expect(recogniseIndustry('Kind regards, and thank you.')).toEqual([]);
    expect(recogniseIndustry('')).toEqual([]);
  });
});
