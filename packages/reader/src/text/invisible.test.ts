import { expect, test } from 'vitest';
import { clean } from './clean.ts';
import { invisibleIn } from './invisible.ts';

const tagged = (text: string) => [...text].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');

test('letters that draw nothing are counted, said and left out', () => {
  const text = `Java\u200b\u202eScript${tagged('hire me')}`;
  expect(invisibleIn(text)).toEqual({ count: 9, text: 'hire me' });
  expect(clean(text)).toBe('JavaScript');
  expect(invisibleIn('soft\u00adhyphen')).toBeNull();
});
