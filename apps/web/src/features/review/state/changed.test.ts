import type { ResumeContent } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { isChanged } from './changed.ts';
import type { Place } from './findings.ts';

const content = {
  basics: { introduction: '**Eight** years on the ward' },
  work: [{ id: 'w1', company: 'Mill Lane Hospital', end: null, content: ['Led nine nurses'] }],
} as unknown as ResumeContent;
const changed = (path: string, original: string, change: unknown = null) =>
  isChanged(content, { advice: { path, original }, change } as Place);

it('advice stands as long as its words do', () => {
  expect(changed('basics/introduction', 'Eight years on the ward')).toBe(false);
  expect(changed('work/w1/content/0', 'Led nine nurses')).toBe(false);
  expect(changed('work/w1/end', 'present')).toBe(false);
  expect(changed('work/w1', 'Mill Lane Hospital')).toBe(false);
  expect(changed('basics/email', '')).toBe(false);
});

it('words that were rewritten, removed or pushed to another place are not what it is about', () => {
  expect(changed('basics/introduction', 'Hard-working')).toBe(true);
  expect(changed('work/w1/content/0', 'Other duties')).toBe(true);
  expect(changed('work/w1/content/1', 'Other duties')).toBe(true);
});

it('a wording that waits is asked about all the same', () => {
  expect(changed('work/w1/content/0', 'Other duties', { id: 'x' })).toBe(false);
});
