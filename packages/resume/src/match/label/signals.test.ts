import { expect, test } from 'vitest';
import { signalsOf } from './signals.ts';

const at = (text: string, said: string) => {
  const from = text.indexOf(said);
  return { from, to: from + said.length };
};

test('what a sentence says of a thing, before and behind it', () => {
  const text = 'You must know SQL, but not Oracle.';
  const { near } = signalsOf(text);
  expect(near(at(text, 'SQL'))).toEqual(
    expect.arrayContaining(['before:must', 'before:able', 'after:not', 'next=turns']),
  );
  expect(near(at(text, 'Oracle'))).toEqual(expect.arrayContaining(['before:not', 'last=turns not', 'next=>']));
  expect(near(at(text, 'Oracle'))).not.toContain('after:not');
});

test.each([
  ['We use Leap daily. Most people learn it, so prior use does not matter.', 'Leap'],
  ['我们用金蝶。没用过没关系。', '金蝶'],
])('the sentence behind may take a demand back: %s', (text, said) => {
  expect(signalsOf(text).around(at(text, said).from)).toContain('later:frees');
});

test('another line is another matter', () => {
  const text = 'We use LEAP.\nA degree does not matter.';
  expect(signalsOf(text).around(0)).toEqual(['prior=none', 'later=none']);
});
