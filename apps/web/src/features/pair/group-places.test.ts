import type { PairPlace } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { gentle, groupPlaces } from './group-places.ts';

const place = (id: string, more: Partial<PairPlace> = {}): PairPlace => ({
  id,
  row: 'work',
  field: null,
  change: 'changed',
  path: null,
  twinPath: null,
  entry: null,
  before: null,
  now: null,
  twin: null,
  value: null,
  exact: true,
  both: false,
  alone: false,
  writable: false,
  ...more,
});

it('puts places of one entry together, and sections after each other', () => {
  const places = [
    place('basics/phone', { row: 'basics' }),
    place('work/w1/start', { entry: 'Harbour' }),
    place('basics/introduction', { row: 'introduction' }),
    place('work/w1/content#2', { entry: 'Harbour' }),
    place('work/w1/content+3', { entry: 'Harbour' }),
    place('work/w2+'),
    place('work~'),
    place('basics/email', { row: 'basics' }),
  ];
  expect(groupPlaces(places).map(({ key, entry, places }) => [key, entry, places.length])).toEqual([
    ['basics', null, 2],
    ['work/w1', 'Harbour', 3],
    ['work/w2', null, 1],
    ['work', null, 1],
    ['introduction', null, 1],
  ]);
});

it('carries together what is sure and takes nothing away', () => {
  const places = [place('a'), place('b', { alone: true }), place('c', { exact: false })];
  expect(gentle(places)).toEqual(['a']);
});
