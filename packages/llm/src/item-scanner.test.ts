import { describe, expect, it } from 'vitest';
import { itemScanner } from './item-scanner.ts';

function scan(text: string, size: number): [string, unknown][] {
  const heard: [string, unknown][] = [];
  const take = itemScanner((list, item) => heard.push([list, item]));
  for (let at = 0; at < text.length; at += size) take(text.slice(at, at + size));
  return heard;
}
const answer = JSON.stringify({
  summary: 'A "brace" } and a [ in a string',
  strengths: [{ text: '看板', paths: ['a', 'b'] }],
  advice: [
    { path: 'p', rewrite: 'x \\ "y" }' },
    { path: 'q', rewrite: '{' },
  ],
});
const items = [
  ['strengths', { text: '看板', paths: ['a', 'b'] }],
  ['advice', { path: 'p', rewrite: 'x \\ "y" }' }],
  ['advice', { path: 'q', rewrite: '{' }],
];

describe.each([1, 2, 7, 4_000])('in pieces of %i', (size) => {
  it.each<[string, string]>([
    ['an object alone', answer],
    ['after thoughts with an object in them', `<think>{"advice": [{"path": "no"}]}</think>\n${answer}`],
    ['in a fence with prose', `Here [is] it:\n\`\`\`json\n${answer}\n\`\`\``],
  ])('%s', (_, text) => {
    expect(scan(text, size)).toEqual(items);
  });
  it('says nothing of what is not closed', () => {
    expect(scan('{"advice": [{"path": "p"}, {"path": "q"', size)).toEqual([['advice', { path: 'p' }]]);
    expect(scan('<think>{"advice": [{"path": "no"}]}', size)).toEqual([]);
    expect(scan('Sure, what a fine day.', size)).toEqual([]);
  });
});
