import { expect, it } from 'vitest';
import { editAtRandom } from '../../testing/random-pair.ts';
import { advance, behind, carry, settle } from './behind.ts';

const SEEDS = [1, 2, 3, 4];
const EDITS = 50;
const both = ['zh', 'en'] as const;

it.each(SEEDS)('after fifty edits on either side each of the two says exactly where it is behind, seed %i', (seed) => {
  const { agreed, pair, edits, expected } = editAtRandom(seed, EDITS);
  expect(edits).toBe(EDITS);
  const told = (from: 'zh' | 'en') =>
    behind(agreed, pair(), from).map(({ id, change, before, now, both: also }) =>
      [id.replace(/[#+~-]\d*$/, ''), change, change === 'order' ? '' : `${before} → ${now}`, also].join(' | '),
    );
  for (const from of both) expect(told(from).sort(), from).toEqual(expected(from).sort());
});

it.each(SEEDS)('carrying writes those places and no other, settling ends it, seed %i', (seed) => {
  const { agreed, pair: made } = editAtRandom(seed, EDITS);
  const pair = made();
  const before = structuredClone(pair);
  const words = (from: 'zh' | 'en', then = agreed, now = pair) =>
    behind(then, now, from).map(
      (place) =>
        `${place.change} ${place.field} ${place.change === 'order' ? place.row : `${place.before} ${place.now}`}`,
    );
  const places = behind(agreed, pair, 'zh');
  const gentle = places.filter(({ exact, alone }) => exact && !alone);
  expect(gentle.length).toBeGreaterThan(0);
  const done = carry(agreed, pair, 'zh', new Set(gentle.map(({ id }) => id)));

  expect(done.carried.sort()).toEqual(gentle.map(({ id }) => id).sort());
  expect([pair, done.pair.zh]).toEqual([before, before.zh]);
  // all words of the twin are there still, but those that were the counterpart of what changed
  const replaced = new Set(gentle.flatMap(({ twin, change }) => (change === 'changed' && twin ? [twin] : [])));
  const kept = new Set(textsIn(done.pair.en));
  for (const text of textsIn(before.en)) expect(kept.has(text) || replaced.has(text), text).toBe(true);
  // what waits for the other one is what waited before, and nothing that was just carried comes back
  expect(words('en', done.agreed, done.pair).sort()).toEqual(words('en').sort());
  const left = words('zh', done.agreed, done.pair);
  for (const { change, field, before: was, now, id } of gentle)
    if (!/[+~]$/.test(id)) expect(left, id).not.toContain(`${change} ${field} ${was} ${now}`);

  let then = done.agreed;
  for (const from of both)
    then = settle(then, done.pair, from, new Set(behind(then, done.pair, from).map(({ id }) => id)));
  for (let turn = 0; turn < 3; turn++) {
    const rest = both.flatMap((from) => behind(then, done.pair, from).map(({ id }) => ({ from, id })));
    if (rest.length === 0) break;
    for (const { from, id } of rest) then = settle(then, done.pair, from, new Set([id]));
  }
  for (const from of both) expect(behind(then, done.pair, from)).toEqual([]);
  expect(advance(then, done.pair)).toEqual(then);
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value === null || typeof value !== 'object'
      ? []
      : Object.values(value).flatMap(textsIn);
