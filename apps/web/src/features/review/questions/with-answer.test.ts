import { emptyContent } from '@verdant/contracts';
import { expect, test } from 'vitest';
import { isWritten, withAnswer } from './with-answer.ts';

const job = {
  id: 'w1',
  company: 'Ward 3',
  position: 'Nurse',
  location: '',
  start: '2020-01',
  end: null,
  content: ['Looked after patients', ''],
  achievements: [],
  metrics: [],
};
const content = { ...emptyContent(), work: [job] };

test('a new bullet stands behind the others, empty ones go', () => {
  const written = withAnswer(content, { path: 'work/w1/content/2', original: null, proposed: 'Trained two nurses' });
  expect(written?.path).toBe('work/w1/content/1');
  expect(written!.content.work[0]!.content).toEqual(['Looked after patients', 'Trained two nurses']);
});

test('a bullet is completed where it still says what was asked about', () => {
  const change = {
    path: 'work/w1/content/0',
    original: 'Looked after patients',
    proposed: 'Looked after patients, 8 patients a shift',
  };
  expect(withAnswer(content, change)!.content.work[0]!.content[0]).toBe(change.proposed);
  expect(withAnswer(content, { ...change, original: 'Something else' })).toBeNull();
});

test('an answer counts as long as it is there, and not once it was undone', () => {
  const change = { path: 'work/w1/content/1', original: null, proposed: 'Trained two nurses' };
  const { content: after } = withAnswer(content, change)!;
  expect([isWritten(after, change), isWritten(content, change)]).toEqual([true, false]);
  const points = (...said: string[]) => ({ ...content, work: [{ ...job, content: said }] });
  expect(isWritten(points('Trained two nurses'), change)).toBe(true);
  expect(isWritten(points('Looked after patients', 'Trained two new nurses'), change)).toBe(true);
  const completed = {
    path: 'work/w1/content/0',
    original: 'Looked after patients',
    proposed: 'Looked after 8 patients',
  };
  expect([isWritten(points(completed.proposed), completed), isWritten(content, completed)]).toEqual([true, false]);
});

test('nothing is written into an entry that is gone', () => {
  expect(withAnswer(content, { path: 'work/w9/content/0', original: null, proposed: 'Text' })).toBeNull();
});
