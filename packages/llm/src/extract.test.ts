import { describe, expect, it } from 'vitest';
import { objectsIn, withoutThoughts } from './extract.ts';
import { estimateTokens } from './tokens.ts';

describe('thoughts', () => {
  it.each([
    ['<think>a</think>{"b":1}', '{"b":1}'],
    ['the template ate the opening tag</think>\n{"b":1}', '{"b":1}'],
    ['<think>cut off {"b":', ''],
    ['<Thinking>a</Thinking> b <think>c</think> d', 'b  d'],
    ['no thoughts', 'no thoughts'],
  ])('%j', (text, rest) => {
    expect(withoutThoughts(text)).toBe(rest);
  });
});

describe('objects', () => {
  it('prefers what is JSON as it stands', () => {
    expect(objectsIn('Use {a} here: ```json\n{"a":1}\n```')).toEqual([{ a: 1 }]);
  });
  it('finds none in prose, lists and numbers', () => {
    for (const text of ['', 'hello', '[1,2]', '42', 'null']) expect(objectsIn(text)).toEqual([]);
  });
});

it('estimates Chinese by the character and English by the word piece', () => {
  expect(estimateTokens('负责系统设计')).toBe(6);
  expect(estimateTokens('Responsible for the design of systems')).toBe(11);
});
