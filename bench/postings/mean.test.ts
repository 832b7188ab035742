import { type Crf, emissions, packCrf, unpackCrf } from '@verdant/crf';
import { expect, test } from 'vitest';
import { sureness, type Trees } from '../../packages/resume/src/match/label/sure/trees.ts';
import { meanField, meanTrees } from './mean.ts';

const LABELS = ['no', 'yes'];
const fieldWith = (rows: Record<number, [number, number]>, jump: number): Crf => {
  const weights = new Float32Array(8 * LABELS.length);
  for (const [row, own] of Object.entries(rows)) weights.set(own, Number(row) * LABELS.length);
  return { labels: LABELS, bits: 3, weights, transitions: new Float32Array(6).fill(jump) };
};

test('the mean of fields scores as they do on average, also where one of them has no such row', () => {
  const one = fieldWith({ 1: [2, -1], 4: [0.5, 0] }, 1);
  const two = unpackCrf(packCrf(fieldWith({ 1: [1, 1], 6: [0, 3] }, 2)));
  const mean = meanField([one, two]);
  const places = [Int32Array.from([1]), Int32Array.from([4, 6])];
  const [a, b] = [emissions(one, places), emissions(two, places)];
  expect([...emissions(mean, places)]).toEqual([...a].map((score, i) => (score + b[i]!) / 2));
  expect([...mean.transitions]).toEqual(new Array(6).fill(1.5));
});

/** One tree with two leaves. */
const stump = (base: number, from: number, low: number, high: number): Trees => ({
  base,
  roots: [0],
  feature: [0, -1, -1],
  from: [from, 0, 0],
  left: [1, 0, 0],
  adds: [0, low, high],
});
const oddsOf = (trees: Trees, row: number[]): number => {
  const share = sureness(trees, row);
  return Math.log(share / (1 - share));
};

test('the mean of trees has the mean of their log-odds', () => {
  const [one, two] = [stump(0.2, 1, -2, 2), stump(-0.6, 3, -1, 1)];
  const mean = meanTrees([one, two]);
  for (const row of [[0], [2], [4]])
    expect(oddsOf(mean, row)).toBeCloseTo((oddsOf(one, row) + oddsOf(two, row)) / 2, 6);
});
