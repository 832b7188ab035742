import { hasMarks, runsOf } from '@verdant/contracts';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { readingOf } from '../reading.ts';

const read = (...bullets: string[]) =>
  readingOf({
    lines: linesOf(`**Nora Lindqvist**
nora@example.com

**Experience**
**Copperfield Freight**\tMar 2020 – Present
Planner
${bullets.map((text) => `• ${text}`).join('\n')}`),
  }).content.work[0]!.content;

describe('marks of words in documents by others', () => {
  test('words in heavier type among others are bold, with the sign that ends them', () => {
    expect(read('**Lanes:** planned forty of them, and kept the costs', 'Wrote the **handbook** for buyers')).toEqual([
      '**Lanes:** planned forty of them, and kept the costs',
      'Wrote the **handbook** for buyers',
    ]);
  });

  test('a whole text is no mark', () => {
    expect(read('**Planned forty lanes**', 'Wrote the handbook for buyers').some(hasMarks)).toBe(false);
  });

  test('what most words have is how the document is set', () => {
    expect(read('**Planned forty lanes and kept** costs', '**Wrote the handbook for** buyers').some(hasMarks)).toBe(
      false,
    );
  });

  test('signs that could be read as marks stay signs', () => {
    const [sums, names, plain] = read(
      'Sorted 5*3 crates of a_b_c',
      'Kept **all** of a_b_c and [1](https://a.example.com)',
      'Drew [2](https://a.example.com) alone',
    );
    expect(sums).toBe('Sorted 5*3 crates of a_b_c');
    expect(runsOf(names!)).toEqual([
      { text: 'Kept ' },
      { text: 'all', bold: true },
      { text: ' of a_b_c and [1](https://a.example.com)' },
    ]);
    expect(runsOf(plain!)).toEqual([{ text: 'Drew [2](https://a.example.com) alone' }]);
  });
});
