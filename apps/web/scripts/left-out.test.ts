import { expect, it } from 'vitest';
import { leaveOut } from './left-out.ts';

const code =
  'function used() { return inner(); function inner() { return 1; } }\nasync function never(a) { return a; }';

it('empties what is named, wherever it stands', () => {
  expect(leaveOut(code, ['inner', 'never'])).toBe(
    'function used() { return inner(); function inner() {throw Error("left out")} }\nasync function never(a) {throw Error("left out")}',
  );
});

it('refuses a name that the package no longer has', () => {
  expect(() => leaveOut(code, ['gone'])).toThrow('gone');
});
