import { expect, it } from 'vitest';
import { linked } from './linked.ts';

it('finds addresses and leaves the sentence around them alone', () => {
  const text = 'Open http://127.0.0.1:3000/#/activate?token=abc_-1. Or https://example.com/a（旧）。';
  const parts = linked(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(['#/activate?token=abc_-1', 'https://example.com/a']);
});
