import type { ResumeContent } from '@verdant/contracts';
import { blankItem, orderedSections, rowOf, type SectionSetting, textAt, withText } from '@verdant/contracts/constants';
import { describe, expect, it } from 'vitest';
import { moveItem } from './sections.ts';

const content = {
  basics: { name: 'Maya', introduction: 'Analyst' },
  work: [
    { ...blankItem('work', ''), id: 'w1', content: ['same', 'same', 'third'] },
    { ...blankItem('work', ''), id: 'w2', company: 'Fieldnote Foods' },
  ],
  skills: [{ id: 's1', category: 'Tools', items: ['SQL', 'Excel'] }],
} as unknown as ResumeContent;

describe('field paths', () => {
  it('reads texts, bullets and lists of words', () => {
    expect(textAt(content, 'basics/introduction')).toBe('Analyst');
    expect(textAt(content, 'work/w2/company')).toBe('Fieldnote Foods');
    expect(textAt(content, 'work/w1/content/2')).toBe('third');
    expect(textAt(content, 'skills/s1/items')).toBe('SQL, Excel');
    expect(textAt(content, 'work/w9/company')).toBeUndefined();
    expect(textAt(content, 'work/w1/content/9')).toBeUndefined();
  });
  it('writes one of two equal bullets and leaves the rest as it is', () => {
    const changed = withText(content, 'work/w1/content/1', 'mine');
    expect(changed.work[0]!.content).toEqual(['same', 'mine', 'third']);
    expect(changed.work[1]).toBe(content.work[1]);
    expect(content.work[0]!.content[1]).toBe('same');
  });
  it('changes nothing for a path that leads nowhere', () => {
    expect(withText(content, 'work/w9/company', 'x')).toEqual(content);
    expect(withText(content, 'hobbies/1', 'x')).toEqual(content);
    expect(withText(content, 'work/w1/content/-1', 'x')).toEqual(content);
  });
  it('knows the row of a path', () => {
    expect(rowOf('basics/introduction')).toBe('introduction');
    expect(rowOf('basics/email')).toBe('basics');
    expect(rowOf('work/w1/content/0')).toBe('work');
    expect(rowOf('')).toBeNull();
  });
});

describe('sections', () => {
  it('lists each section once and adds the missing ones', () => {
    const style = {
      sections: [
        { key: 'work', visible: false },
        { key: 'work', visible: true },
      ],
    } as { sections: SectionSetting[] };
    const all = orderedSections(style.sections);
    expect(all).toHaveLength(13);
    expect(all[0]).toEqual({ key: 'work', visible: false });
  });
  it('moves an item within bounds', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moveItem(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
  });
});
