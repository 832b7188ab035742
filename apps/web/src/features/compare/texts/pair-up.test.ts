import { describe, expect, it } from 'vitest';
import { type Pair, pairUp } from './pair-up.ts';

const pair = (was: string, now: string): Pair[] =>
  pairUp(was.length, now.length, { likeness: (a, b) => (was[a] === now[b] ? 1 : 0), least: 0.5 });
const told = (was: string, now: string) =>
  pair(was, now).map(({ was: a, now: b, moved }) => `${was[a ?? -1] ?? '-'}${now[b ?? -1] ?? '-'}${moved ? '~' : ''}`);

describe('pairs', () => {
  it('are found wherever they stand', () => {
    expect(told('abc', 'xabc')).toEqual(['-x', 'aa', 'bb', 'cc']);
    expect(told('abc', 'ac')).toEqual(['aa', 'b-', 'cc']);
  });
  it('say which one was moved, and not those it passed', () => {
    expect(told('abcd', 'dabc')).toEqual(['dd~', 'aa', 'bb', 'cc']);
    expect(told('abcd', 'bcda')).toEqual(['bb', 'cc', 'dd', 'aa~']);
  });
  it('keep what is gone behind what it stood behind', () => {
    expect(told('abc', 'ca')).toContain('b-');
    expect(told('ab', '')).toEqual(['a-', 'b-']);
    expect(told('', 'ab')).toEqual(['-a', '-b']);
  });
  it('are sure before they are alike, and hold each one once', () => {
    const pairs = pairUp(2, 2, { sure: [[0, 1]], likeness: () => 1, least: 0.5 });
    expect(pairs.map(({ was, now }) => [was, now]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
