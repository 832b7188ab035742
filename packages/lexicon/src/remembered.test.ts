import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a text is read once, until 512 others came; one that is too long is read each time', () => {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text.length;
  });
  const long = 'x'.repeat(2001);
  expect([length('a'), length('a'), length('bb'), length(long), length(long)]).toEqual([1, 1, 2, 2001, 2001]);
  expect(asked).toEqual(['a', 'bb', long, long]);
  for (let index = 0; index < 511; index += 1) length(`text ${index}`);
  asked.length = 0;
  length('bb');
  length('a');
  expect(asked).toEqual(['a']);
});

test('what an empty or missing answer says is remembered, too', () => {
  let asked = 0;
  const nothing = remembered(() => {
    asked += 1;
    return undefined;
  });
  expect([nothing(''), nothing('')]).toEqual([undefined, undefined]);
  expect(asked).toBe(1);
});
