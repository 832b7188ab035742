import { expect, test } from 'vitest';
import type { Line } from '../types.ts';
import { withBilingualHeadings } from './bilingual.ts';
import type { Section } from './section.ts';

const line = (text: string, y: number): Line => ({ text, x0: 40, y, size: 10, page: 0 }) as Line;
const section = (title: string, y: number, ...texts: string[]): Section => ({
  title,
  kinds: ['work'],
  heading: line(title, y),
  lines: texts.map((text) => line(text, y)),
});
const titles = (...sections: Section[]) =>
  withBilingualHeadings(sections).map(({ title, lines }) => [title, lines.length]);

test('a heading in two languages, a line each in the margin, heads one section', () => {
  const zh = section('工作经历', 100, '松林医药有限公司');
  expect(titles(zh, section('WORK EXPERIENCE', 114, '监查员', '负责九家中心'))).toEqual([['工作经历', 3]]);
});

test('two headings of one language, or far from each other, head two', () => {
  const zh = section('工作经历', 100, '松林医药有限公司');
  expect(titles(zh, section('实习经历', 114, '监查员'))).toHaveLength(2);
  expect(titles(zh, section('WORK EXPERIENCE', 180, '监查员'))).toHaveLength(2);
});
