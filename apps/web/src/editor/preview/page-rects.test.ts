import type { Place } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { placeAt, placesOf } from './page-rects.ts';

const place = (path: string, page: number, y: number, width = 100): Place => ({
  path,
  page,
  x: 10,
  y,
  width,
  height: 12,
});
const places = [place('work/w1', 1, 20, 300), place('work/w1/content/0', 1, 20), place('work/w1/content/1', 2, 20)];

it('finds the smallest field under a point', () => {
  expect(placeAt(places, 1, 50, 25)?.path).toBe('work/w1/content/0');
  expect(placeAt(places, 1, 250, 25)?.path).toBe('work/w1');
  expect(placeAt(places, 1, 50, 60)).toBeNull();
  expect(placeAt(places, 2, 50, 25)?.path).toBe('work/w1/content/1');
});

it('takes the nearest field within reach of a finger', () => {
  expect(placeAt(places, 1, 50, 40)).toBeNull();
  expect(placeAt(places, 1, 50, 40, 10)?.path).toBe('work/w1/content/0');
  expect(placeAt(places, 1, 50, 60, 10)).toBeNull();
});

it('knows where a field or all of an entry stands', () => {
  expect(placesOf(places, 'work/w1/content/1')).toEqual([places[2]]);
  expect(placesOf(places.slice(1), 'work/w1')).toEqual(places.slice(1));
  expect(placesOf(places, 'skills')).toEqual([]);
});
