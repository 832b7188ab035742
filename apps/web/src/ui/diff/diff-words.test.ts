import { describe, expect, it } from 'vitest';
import { diffWords, type Span, splitAtGaps, tokenise } from './diff-words.ts';

const of = (spans: Span[], kind: Span['kind']) => spans.filter((span) => span.kind === kind).map((span) => span.text);
const text = (spans: Span[]) => spans.map((span) => span.text).join('');

describe('tokens', () => {
  it('keeps words, marks, spaces and a number with its percent sign', () => {
    expect(tokenise('Cut cost by 12.5%, twice')).toEqual([
      'Cut',
      ' ',
      'cost',
      ' ',
      'by',
      ' ',
      '12.5%',
      ',',
      ' ',
      'twice',
    ]);
  });
  it('cuts Chinese into words, not characters', () => {
    const tokens = tokenise('负责新用户引导流程的优化');
    expect(tokens.join('')).toBe('负责新用户引导流程的优化');
    expect(tokens).toContain('负责');
    expect(tokens.length).toBeLessThan(10);
  });
  it('takes a gap as one token in both bracket styles', () => {
    expect(tokenise('by [X%].', ['[X%]'])).toEqual(['by', ' ', '[X%]', '.']);
    expect(tokenise('提升【X%】。', ['【X%】'])).toEqual(['提升', '【X%】', '。']);
    expect(splitAtGaps('[N] of [N]', ['[N]'])).toEqual(['[N]', ' of ', '[N]']);
  });
});

describe('word diff', () => {
  it('strikes what went and marks what came, in English', () => {
    const { was, now } = diffWords('Responsible for managing carrier contracts.', 'Managed carrier contracts.');
    expect(of(was, 'del')).toEqual(['Responsible for managing']);
    expect(of(now, 'ins')).toEqual(['Managed']);
    expect(text(was)).toBe('Responsible for managing carrier contracts.');
    expect(text(now)).toBe('Managed carrier contracts.');
  });
  it('does the same in Chinese and keeps the gap apart', () => {
    const before = '负责新用户引导流程的优化，提升了转化率。';
    const after = '优化新用户引导流程，转化率提升【X%】。';
    const { was, now } = diffWords(before, after, ['【X%】']);
    expect(text(was)).toBe(before);
    expect(text(now)).toBe(after);
    expect(of(now, 'gap')).toEqual(['【X%】']);
    expect(of(was, 'del').join('')).toContain('负责');
    expect(of(was, 'same').join('')).toContain('引导流程');
  });
  it('marks nothing where nothing changed', () => {
    const { was, now } = diffWords('同一句话', '同一句话');
    expect([...was, ...now].every((span) => span.kind === 'same')).toBe(true);
  });
  it('shows two equal gaps as two fields', () => {
    expect(of(diffWords('Served clients', 'Served [N] clients in [N] cities', ['[N]']).now, 'gap')).toHaveLength(2);
  });
});
