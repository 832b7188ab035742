import { expect, it } from 'vitest';
import { linesOf, pasteBullets, removeBullet, splitBullet } from './bullet-edits.ts';

it('takes pasted lines as bullets without their marks', () => {
  expect(linesOf('• Led it\n- 3 weeks early\n\n2. Wrote it\n1、写文档\n')).toEqual([
    'Led it',
    '3 weeks early',
    'Wrote it',
    '1、写文档',
  ]);
  expect(linesOf('2022 was good\n8.5% more')).toEqual(['2022 was good', '8.5% more']);
});

it('splits at the cursor and drops what was selected', () => {
  expect(splitBullet(['abcd', 'e'], 0, 1, 2)).toEqual({ items: ['a', 'cd', 'e'], focus: 1 });
});

it('removes an empty bullet and goes to the one before', () => {
  expect(removeBullet(['a', ''], 1)).toEqual({ items: ['a'], focus: 0 });
  expect(removeBullet([''], 0)).toEqual({ items: [], focus: 0 });
});

it('puts several pasted lines into the text around the cursor', () => {
  expect(pasteBullets(['ab'], 0, 1, 1, 'one\ntwo\nthree')).toEqual({ items: ['aone', 'two', 'threeb'], focus: 2 });
  expect(pasteBullets(['ab'], 0, 1, 1, 'one line')).toBeNull();
});
