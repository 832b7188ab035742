import type { ResumeContent } from '@verdant/contracts';
import { expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { merged, same } from './merge.ts';

const base = {
  name: 'Analyst',
  language: 'en',
  style: { template: 'slip', accent: 'bamboo', fontSize: 10 },
  content: {
    basics: { name: 'Ada', phone: '1' },
    work: [
      { id: 'a', company: 'Harbour', content: ['one', 'two'] },
      { id: 'b', company: 'Pine', content: [] },
    ],
    awards: [],
  },
} as unknown as Draft;
type Loose = { content: { basics: object; work: object[]; awards: object[] }; style: object };
const changed = (change: (draft: Loose) => void): Draft => {
  const draft = structuredClone(base) as unknown as Loose;
  change(draft);
  return draft as unknown as Draft;
};
const entry = (draft: Loose, at: number) => draft.content.work[at] as Record<string, unknown>;

it('keeps both sides of what lies apart: a section, an entry, a field, a look', () => {
  const mine = changed((draft) => {
    Object.assign(draft.content.basics, { phone: '2' });
    entry(draft, 0).company = 'Harbour & Co';
    Object.assign(draft.style, { fontSize: 11 });
  });
  const theirs = changed((draft) => {
    Object.assign(draft.content.basics, { name: 'Ada L.' });
    entry(draft, 0).content = ['one', 'two', 'three'];
    draft.content.awards.push({ id: 'x' });
    Object.assign(draft.style, { accent: 'ink' });
  });
  const both = merged(base, mine, theirs)!;
  expect(both.style).toEqual({ template: 'slip', accent: 'ink', fontSize: 11 });
  expect(both.content.basics).toEqual({ name: 'Ada L.', phone: '2' });
  expect(both.content.work[0]).toEqual({ id: 'a', company: 'Harbour & Co', content: ['one', 'two', 'three'] });
  expect(both.content.awards).toEqual([{ id: 'x' }]);
});

it.each<[string, (draft: Loose) => void, (draft: Loose) => void]>([
  ['one text', (draft) => (entry(draft, 0).company = 'X'), (draft) => (entry(draft, 0).company = 'Y')],
  ['one list of bullets', (draft) => (entry(draft, 0).content = ['1']), (draft) => (entry(draft, 0).content = ['2'])],
  ['an entry that the other removed', (draft) => (entry(draft, 1).company = 'X'), (draft) => draft.content.work.pop()],
])('asks about %s', (_, mine, theirs) => {
  expect(merged(base, changed(mine), changed(theirs))).toBeNull();
});

it('the same on both sides, in whatever order of fields, is no conflict', () => {
  const turned = (content: unknown): ResumeContent =>
    Object.fromEntries(Object.entries(content as object).reverse()) as ResumeContent;
  const mine = changed((draft) => (entry(draft, 0).company = 'X'));
  const theirs = { ...mine, content: turned(mine.content) };
  expect(same(mine, theirs)).toBe(true);
  expect(same(merged(base, mine, theirs), mine)).toBe(true);
});
