import type { ResumeContent } from '@verdant/contracts';
import { pairOfOne } from '@verdant/testkit/people/pair';
import { expect, it } from 'vitest';
import { counterparts } from './counterparts.ts';
import { beginPair } from './link.ts';

const work = (content: ResumeContent, more: Partial<ResumeContent['work'][number]>): ResumeContent => ({
  ...content,
  work: [...content.work, { ...content.work[0]!, ...more }],
});

it('is what the two agreed on, and what came on both sides since and speaks for itself', () => {
  const pair = pairOfOne();
  const agreed = beginPair(pair);
  expect(counterparts(agreed, pair)).toEqual(agreed.entries);
  // the same period on both sides: one; another year: two
  const came = { start: '2016-01', end: '2018-06' };
  const both = { zh: work(pair.zh, { id: 'new-zh', ...came }), en: work(pair.en, { id: 'new-en', ...came }) };
  expect(counterparts(agreed, both)).toEqual([...agreed.entries, ['new-zh', 'new-en']]);
  const other = { ...both, en: work(pair.en, { id: 'new-en', start: '2012-01', end: '2013-06' }) };
  expect(counterparts(agreed, other)).toEqual(agreed.entries);
});
