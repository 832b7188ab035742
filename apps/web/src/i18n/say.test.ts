import { beforeAll, expect, it } from 'vitest';
import { addWords, sayIn } from './say.ts';

const words = {
  title: 'Résumés of {{name}}',
  group: { inner: 'inner' },
  found_zero: 'nothing',
  found_one: '{{count}} line',
  found_other: '{{count}} lines',
  parts: [{ title: 'for {{name}}', lines: ['{{name}} again'] }],
};
// the words of a language are typed by the real ones
const say = sayIn('en', 'toy' as 'common') as unknown as {
  (key: string, values?: object): string;
  list(key: string, values?: object): unknown;
};

beforeAll(() => {
  addWords('en', { toy: words, other: { title: 'elsewhere' } });
  addWords('zh', { toy: { found_other: '{{count}} 行' } });
});

it.each([
  ['title', { name: '$& {{name}}' }, 'Résumés of $& {{name}}'],
  ['title', { name: null }, 'Résumés of '],
  ['group.inner', {}, 'inner'],
  ['other:title', {}, 'elsewhere'],
  ['found', { count: 0 }, 'nothing'],
  ['found', { count: 1 }, '1 line'],
  ['found', { count: 2 }, '2 lines'],
  ['no.such.key', {}, 'no.such.key'],
])('%s with %j is %j', (key, values, said) => {
  expect(say(key, values)).toBe(said);
});

it('fills the gaps of a list', () => {
  expect(say.list('parts', { name: 'Ada' })).toEqual([{ title: 'for Ada', lines: ['Ada again'] }]);
});

it('counts as the language does, and stays the same function', () => {
  expect((sayIn('zh', 'toy' as 'common') as unknown as typeof say)('found', { count: 1 })).toBe('1 行');
  expect(sayIn('en', 'toy' as 'common')).toBe(say);
});

it('says with words that came later what it said without them', () => {
  expect([say('later'), say('title')]).toEqual(['later', 'Résumés of {{name}}']);
  addWords('en', { toy: { ...words, later: 'now' } });
  expect([say('later'), say('title')]).toEqual(['now', 'Résumés of {{name}}']);
});
