import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { readDocument } from '../document.ts';
import { shakyEntries } from './shaky-entries.ts';

type Change = Partial<ReturnType<typeof strongEnglish>['work'][number]>;

/** The shaky ones of the jobs of a strong résumé, each changed in turn. */
function shakyOf(changes: readonly Change[], unlikely: readonly string[] = []) {
  const content = strongEnglish();
  const work = content.work.map((job, at) => ({ ...job, id: `w${at + 1}`, ...changes[at] }));
  const document = readDocument({ content: { ...content, work }, language: 'en', today: '2026-11' });
  return [...shakyEntries(document, unlikely)];
}

test('jobs that have what jobs have are none', () => expect(shakyOf([])).toEqual([]));

test.each<[string, Change]>([
  ['no head and no times', { company: '', position: '', start: '', end: '' }],
  ['no times beside others that have them', { start: '', end: '' }],
  ['no house beside others that have one', { company: '' }],
  ['no post beside others that have one', { position: '' }],
  ['a word of a sentence for a post', { position: '在' }],
  ['a clause for a house', { company: '在家带孩子' }],
  ['a second deed in the head', { position: '单证主管，带2个新人' }],
])('%s', (_, change) => expect(shakyOf([{}, change])).toEqual(['work/w2']));

test('a value that the reader thinks wrong', () =>
  expect(shakyOf([], ['work/w1/company', 'education/e1/school'])).toEqual(['work/w1']));

test('what most leave out is how somebody writes', () =>
  expect(shakyOf([{ position: '' }, { position: '' }, { position: '' }])).toEqual([]));

test('two of three are left out by nobody', () =>
  expect(shakyOf(Array(3).fill({ position: '', start: '', end: '' }))).toHaveLength(3));

test.each(['在线教育有限公司', '从化区人民医院', '在职研究生院'])(
  'a house that begins like a sentence: %s',
  (company) => expect(shakyOf([{ company }])).toEqual([]),
);
