import type { ResumeContent } from '@verdant/contracts';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../editor/content/advice.ts';
import { canRemove, without } from './removal.ts';

const content = {
  basics: { introduction: 'Team player' },
  work: [{ id: 'w1', content: ['Made coffee', 'Team player'] }],
  custom: [
    { id: 'x1', title: 'Other', items: ['Marital status: single'] },
    { id: 'x2', title: 'Hobbies', items: ['Chess'] },
  ],
} as unknown as ResumeContent;
const advice = (path: string, original: string, removable = true) => ({ path, original, removable }) as Advice;

describe('leaving a text out', () => {
  it('is offered where it answers the advice and the text still stands', () => {
    expect(canRemove(content, advice('work/w1/content/1', 'Team player'))).toBe(true);
    expect(canRemove(content, advice('basics/introduction', 'Team player'))).toBe(true);
    expect(canRemove(content, advice('work/w1/content/0', 'Made coffee', false))).toBe(false);
    expect(canRemove(content, advice('work/w1/content/1', 'Made tea'))).toBe(false);
    expect(canRemove(content, advice('basics/name', ''))).toBe(false);
  });

  it('takes the bullet, the profile, or the item with its empty section', () => {
    expect(without(content, 'work/w1/content/1').work[0]!.content).toEqual(['Made coffee']);
    expect(without(content, 'basics/introduction').basics.introduction).toBe('');
    expect(without(content, 'custom/x1/items/0').custom.map(({ id }) => id)).toEqual(['x2']);
  });
});
