import { type Change, emptyContent, type ResumeContent } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { fromJsonResume } from '../json/from-json-resume.ts';
import { toJsonResume } from '../json/to-json-resume.ts';
import { applyChange } from '../rewrite/apply-change.ts';
import { analyze } from '../score/analyze.ts';
import { readField, writeField } from './field.ts';
import { plainContent } from './plain-content.ts';
import { textFields } from './text-fields.ts';

const point = 'Was **responsible for** the [reorder handbook](https://example.com/a) of *64 stores*';
const words = 'Was responsible for the reorder handbook of 64 stores';
const marked: ResumeContent = {
  ...emptyContent(),
  basics: { ...emptyContent().basics, name: 'A B', email: 'a@example.com', introduction: '**Buyer**, 5*3' },
  work: [
    {
      id: 'w1',
      company: 'C** [1]',
      position: 'Buyer',
      location: '',
      start: '2020-01',
      end: null,
      content: [point, 'Cut write-offs by **42 %**'],
      achievements: [],
      metrics: [],
    },
  ],
};
const input = { language: 'en' as const, today: '2026-01' };

it('reads the words and leaves names as they are', () => {
  expect(readField(marked, 'work/w1/content/0')).toBe(words);
  expect(readField(marked, 'work/w1/company')).toBe('C** [1]');
  expect(textFields(marked).map(({ text }) => text)).toContain(words);
});

it('judges a text with marks exactly as the same words without', () => {
  expect(analyze({ ...input, content: marked })).toEqual(analyze({ ...input, content: plainContent(marked) }));
});

it('applies advice about the words and keeps the marks of those that stay', () => {
  const change = { path: 'work/w1/content/0', original: words } as Change;
  const next = applyChange(marked, change, 'Wrote the reorder handbook of 64 stores');
  expect(next!.work[0]!.content[0]).toBe('Wrote the [reorder handbook](https://example.com/a) of *64 stores*');
  const literal = writeField(marked, 'work/w1/content/1', 'Cut *all* write-offs by 42 %');
  expect(literal.work[0]!.content[1]).toBe('Cut \\*all\\* write-offs by **42 %**');
});

it('takes marks through JSON Resume and back', () => {
  const back = fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(marked, 'en'))));
  expect(JSON.stringify(back)).toContain(JSON.stringify(point).slice(1, -1));
  expect(JSON.stringify(back)).toContain('**Buyer**, 5*3');
});
