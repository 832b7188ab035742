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
const advice = (checkId: string, path: string, original: string) => ({ checkId, path, original }) as Advice;

describe('leaving a text out', () => {
  it('is offered where it answers the advice and the text still stands', () => {
    expect(canRemove(content, advice('STY-04', 'work/w1/content/1', 'Team player'))).toBe(true);
    expect(canRemove(content, advice('STY-04', 'basics/introduction', 'Team player'))).toBe(true);
    expect(canRemove(content, advice('IMP-02', 'work/w1/content/0', 'Made coffee'))).toBe(false);
    expect(canRemove(content, advice('STY-04', 'work/w1/content/1', 'Made tea'))).toBe(false);
    expect(canRemove(content, advice('PRI-02', 'basics/name', ''))).toBe(false);
  });

  it('takes the bullet, the profile, or the item with its empty section', () => {
    expect(without(content, 'work/w1/content/1').work[0]!.content).toEqual(['Made coffee']);
    expect(without(content, 'basics/introduction').basics.introduction).toBe('');
    expect(without(content, 'custom/x1/items/0').custom.map(({ id }) => id)).toEqual(['x2']);
  });
});
