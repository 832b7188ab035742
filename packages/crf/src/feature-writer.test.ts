import { expect, test } from 'vitest';
import { FeatureWriter, hashOf, hashState } from './feature-writer.ts';

test('names of features are spread over the rows', () => {
  const rows = new Set(Array.from({ length: 4096 }, (_, i) => hashOf(`w=word${i}`, 12)));
  expect(rows.size).toBeGreaterThan(2400);
});

test('a name in parts is the same feature as the whole name', () => {
  const writer = new FeatureWriter(12);
  writer.add('word', hashState('w='));
  expect([...writer.take()]).toEqual([hashOf('w=word', 12)]);
  writer.addPair(hashState('two='), 'good', 'word');
  expect([...writer.take()]).toEqual([hashOf('two=good word', 12)]);
});

test('each place has its own features, each of them once', () => {
  const writer = new FeatureWriter(12);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => hashOf(name, 12));
  const known = writer.rowsOf(['b', 'c', 'b']);
  expect([...known]).toEqual([b, c]);
  writer.add('a');
  writer.addRows(known);
  writer.add('a');
  expect([...writer.take()]).toEqual([a, b, c]);
  expect([...writer.take()]).toEqual([]);
});

test('more features than there was room for', () => {
  const writer = new FeatureWriter(14);
  const names = Array.from({ length: 1000 }, (_, i) => `w=${i}`);
  expect([...writer.rowsOf(names)]).toEqual([...new Set(names.map((name) => hashOf(name, 14)))]);
});
