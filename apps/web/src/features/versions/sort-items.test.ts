import type { SiblingItem } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { sortItems } from './sort-items.ts';

const item = (path: string, more: Partial<SiblingItem>): SiblingItem => ({
  path,
  original: 'was',
  text: 'now',
  engine: 'llm',
  reason: null,
  confirm: [],
  ...more,
});

it('tells new texts from those that fell back and those that needed nothing', () => {
  const items = [
    item('a', {}),
    item('b', { engine: 'rules' }),
    item('c', { engine: 'original', text: 'was', reason: 'beyond-facts' }),
    item('d', { engine: 'original', text: 'was' }),
    item('e', { text: 'was' }),
  ];
  const { changed, fellBack, untouched } = sortItems(items);
  expect(changed.map(({ path }) => path)).toEqual(['a', 'b']);
  expect(fellBack.map(({ path }) => path)).toEqual(['c']);
  expect(untouched).toBe(2);
});

it('has nothing to tell of nothing', () => {
  expect(sortItems([])).toEqual({ changed: [], fellBack: [], untouched: 0 });
});
