import { resumeAround } from '@verdant/testkit/gate-cases/case';
import { expect, test } from 'vitest';
import { judgeWords } from './judge-words.ts';

const original = 'Was responsible for the management of vendor contracts';
const content = resumeAround(original);
const judge = (path: string, text: string) => {
  const { verdict, reason, confirm } = judgeWords(content, 'en', { path, text });
  return { verdict, reason, asks: confirm.length > 0 };
};

test.each([
  ['better words', 'Managed vendor contracts', { verdict: 'fits', reason: null }],
  ['a bullet that goes', ' ', { verdict: 'fits', reason: null }],
  ['a figure that nobody said', 'Managed 40 vendor contracts', { verdict: 'refused', reason: 'number' }],
  ['an employer that nobody said', 'Managed vendor contracts of Contoso', { verdict: 'refused', reason: 'name' }],
  ['a gap', 'Managed [N] vendor contracts', { verdict: 'refused', reason: 'gap' }],
  ['the same', ` ${original}`, { verdict: 'refused', reason: 'same' }],
])('%s', (_, text, expected) => {
  expect(judge('work/w1/content/0', text)).toMatchObject(expected);
});

test('asks about what the résumé does not say in other words', () => {
  expect(judge('work/w1/content/0', 'Managed and audited vendor contracts')).toEqual({
    verdict: 'ask',
    reason: null,
    asks: true,
  });
});

test.each(['work/w1/company', 'work/w1/start', 'basics/name', 'intention/city'])('leaves %s to its owner', (path) => {
  expect(judge(path, '2020')).toMatchObject({ verdict: 'refused', reason: 'notWords' });
});

test.each(['work/none/content/0', 'work/w1', 'nowhere/1'])('knows no place %s', (path) => {
  expect(() => judge(path, 'Managed vendor contracts')).toThrow(expect.objectContaining({ error: 'invalid' }));
});
