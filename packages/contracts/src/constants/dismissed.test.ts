import { expect, it } from 'vitest';
import { DISMISSED_WORDS_MAX, dismissedOf, isSameDismissed } from './dismissed.ts';

const advice = { checkId: 'IMP-02', path: 'work/w1/content/0', original: 'Washed and fed patients.' };

it('the same words of an entry are the same advice, wherever in it they stand', () => {
  expect(isSameDismissed(advice, { ...advice, path: 'work/w1/content/4' })).toBe(true);
  const long = { ...advice, original: 'x'.repeat(DISMISSED_WORDS_MAX + 50) };
  expect(isSameDismissed(dismissedOf(long), long)).toBe(true);
});

it('other words, another check and another entry are something else', () => {
  expect(isSameDismissed(advice, { ...advice, original: 'Washed patients.' })).toBe(false);
  expect(isSameDismissed(advice, { ...advice, checkId: 'IMP-03' })).toBe(false);
  expect(isSameDismissed(advice, { ...advice, path: 'work/w2/content/0' })).toBe(false);
});

it('an empty field is told by its place', () => {
  const empty = { checkId: 'SEC-03', path: 'basics/phone', original: '' };
  expect(isSameDismissed(empty, { ...empty, path: 'basics/email' })).toBe(false);
  expect(isSameDismissed(empty, { ...empty })).toBe(true);
});
