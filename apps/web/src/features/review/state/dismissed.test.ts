import type { Analysis, Change } from '@verdant/contracts';
import { expect, it } from 'vitest';
import type { Advice } from '../../../editor/content/advice.ts';
import { dismissedAdvice, withoutDismissed } from './dismissed.ts';
import type { Line } from './findings.ts';

const advice = (checkId: string, original: string) =>
  ({ id: `${checkId} ${original}`, checkId, path: 'work/w1/content/0', original }) as Advice;
const place = (of: Advice | null, change: Change | null = null) => ({
  id: of?.id ?? 'change',
  advice: of,
  change,
  needsOwnWords: false,
});
const line = (checkId: string, places: Line['places']) => ({ checkId, lost: 3, places }) as Line;
const [kept, left] = [advice('IMP-02', 'Fed patients'), advice('IMP-02', 'Washed patients')];

it('what is left as it is goes, and a line of which nothing stays goes with it', () => {
  const lines = [line('IMP-02', [place(kept), place(left)]), line('BRV-01', [place(advice('BRV-01', 'Long'))])];
  const [first, ...others] = withoutDismissed(lines, [left, { ...advice('BRV-01', 'Long') }]);
  expect(first!.places.map(({ id }) => id)).toEqual([kept.id]);
  expect(others).toEqual([]);
});

it('a line without places, and a wording that waits, stay', () => {
  const waiting = place(left, { id: 'x' } as Change);
  const lines = [line('SEC-01', []), line('IMP-02', [waiting, place(null)])];
  expect(withoutDismissed(lines, [left]).map(({ places }) => places.length)).toEqual([0, 2]);
});

it('names what of a review is left as it is', () => {
  const analysis = { advice: [kept, left] } as unknown as Analysis;
  expect(dismissedAdvice(analysis, [{ ...left, path: 'work/w1/content/3' }])).toEqual([left]);
  expect(dismissedAdvice(null, [left])).toEqual([]);
});
