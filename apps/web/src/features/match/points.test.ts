import type { JobPart } from '@verdant/contracts';
import { describe, expect, it } from 'vitest';
import { ownScore, partPoints } from './points.ts';

const part = (name: JobPart['part'], weight: number, value: number): JobPart => ({ part: name, weight, value });
const sum = (list: number[]) => list.reduce((all, one) => all + one, 0);

describe('the score meter of a match', () => {
  it('shares out a hundred by the weights of the formula', () => {
    const parts = [
      part('must', 0.6, 0.75),
      part('nice', 0.15, 0.5),
      part('title', 0.1, 0.7),
      part('years', 0.1, 1),
      part('degree', 0.05, 1),
    ];
    const points = partPoints({ parts, score: 75 });
    expect(points.map(({ allotment }) => allotment)).toEqual([60, 15, 10, 10, 5]);
    expect(points.map(({ earned }) => earned)).toEqual([45, 8, 7, 10, 5]);
  });

  it('adds up whatever the weights are, and no part earns more than it has', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const value = (n: number) => ((seed * (n + 7) * 7919) % 1000) / 999;
      const names = (['must', 'nice', 'title', 'years', 'degree'] as const).slice(0, 1 + (seed % 5));
      const raw = names.map((_, i) => 0.05 + value(i));
      const parts = names.map((name, i) => part(name, raw[i]! / sum(raw), seed % 7 === 0 ? 1 : value(i + 10)));
      const score = Math.round(100 * sum(parts.map((one) => one.weight * one.value)));
      const points = partPoints({ parts, score });
      expect(sum(points.map(({ allotment }) => allotment))).toBe(100);
      expect(sum(points.map(({ earned }) => earned))).toBe(score);
      expect(points.every(({ earned, allotment }) => earned >= 0 && earned <= allotment)).toBe(true);
    }
  });
});

describe('the score of the résumé inside the overall figure', () => {
  const match = { score: 74, overall: 75 };
  it('is that of the review of the same revision', () => {
    expect(ownScore({ revision: 3, score: 76 }, 3, match)).toBe(76);
  });
  it('is not said where it is another revision’s or would not add up', () => {
    expect(ownScore({ revision: 2, score: 76 }, 3, match)).toBeNull();
    expect(ownScore({ revision: 3, score: 40 }, 3, match)).toBeNull();
    expect(ownScore(null, 3, match)).toBeNull();
  });
});
