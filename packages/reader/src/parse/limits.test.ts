import { emptyContent, LIMITS } from '@verdant/contracts';
import { expect, test } from 'vitest';
import { assemble, OWN_TITLES } from './assemble.ts';
import { type Drafts, pieces } from './limits.ts';

const empty = (): Drafts => emptyContent();
const job = (company: string, content: string[]) => ({
  company,
  position: '',
  location: '',
  start: '',
  end: '',
  content,
  achievements: [],
  metrics: [],
});

test('long texts are cut at sentence ends and nothing is lost', () => {
  const text = Array.from({ length: 40 }, (_, i) => `Sentence number ${i} says something.`).join(' ');
  const parts = pieces(text, 300);
  expect(parts.every((p) => p.length <= 300)).toBe(true);
  expect(parts.join(' ')).toBe(text);
});

test('a surrogate pair is never torn', () => {
  expect(pieces('😀'.repeat(10), 5).join('')).toBe('😀'.repeat(10));
  expect(pieces('😀'.repeat(10), 5).every((p) => p.isWellFormed())).toBe(true);
});

test('an over-long line moves out whole, with a warning', () => {
  const company = 'x'.repeat(LIMITS.line + 1);
  const { content, warnings } = assemble({ ...empty(), work: [job(company, [])] }, 'en');
  expect(content.work[0]!.company).toBe('');
  expect(content.custom).toEqual([{ id: 'x1', title: OWN_TITLES.other.en, items: [company] }]);
  expect(warnings).toEqual([{ code: 'moved', field: 'company' }]);
});

test('bullets beyond the limit are split or moved', () => {
  const many = Array.from({ length: LIMITS.bullets + 5 }, (_, i) => `bullet ${i}`);
  const { content, warnings } = assemble({ ...empty(), work: [job('Acme', many)] }, 'en');
  expect(content.work[0]!.content).toHaveLength(LIMITS.bullets);
  expect(content.custom[0]!.items).toEqual(many.slice(LIMITS.bullets));
  expect(warnings).toEqual([{ code: 'moved', field: 'content' }]);
});

test('ids follow the place in the document', () => {
  const { content } = assemble({ ...empty(), work: [job('A', []), job('B', [])] }, 'en');
  expect(content.work.map((w) => w.id)).toEqual(['w1', 'w2']);
});
