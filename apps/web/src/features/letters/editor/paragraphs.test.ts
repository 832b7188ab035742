import type { LetterWords } from '@verdant/contracts';
import { LETTER_PARTS } from '@verdant/contracts/constants';
import { expect, it } from 'vitest';
import { answered, paragraphOf, restsOn, withoutPlace, withSentence, withText } from './paragraphs.ts';

const roles = LETTER_PARTS.letter;
const words: LetterWords = {
  kind: 'letter',
  language: 'en',
  post: '',
  addressee: { name: '', title: '', company: '', address: '' },
  subject: '',
  date: '',
  posting: '',
  paragraphs: [],
  answers: {},
};
const first = { text: 'I built a dashboard.', path: 'work/w1/content/0' };
const second = { text: 'I also counted stock.', path: 'work/w1/content/1' };

it('puts a fact in with its place, takes it out again, and keeps the rest', () => {
  const both = withSentence(withSentence(words, roles, 'whyMe', first), roles, 'whyMe', second);
  expect(paragraphOf(both, 'whyMe')).toMatchObject({
    text: 'I built a dashboard. I also counted stock.',
    claims: [first, second],
  });
  expect(restsOn(both, first.path)).toBe(true);
  const one = withoutPlace(both, roles, first.path);
  expect(paragraphOf(one, 'whyMe')).toMatchObject({ text: 'I also counted stock.', claims: [second] });
});

it('puts a sentence before the one that comes after it', () => {
  const one = withSentence(words, roles, 'whyMe', second);
  const both = withSentence(one, roles, 'whyMe', first, second.text);
  expect(paragraphOf(both, 'whyMe')!.text).toBe('I built a dashboard. I also counted stock.');
});

it('lets go of a claim whose words were changed, and keeps the order of the roles', () => {
  const closing = withText(withSentence(words, roles, 'whyMe', first), roles, 'closing', 'Bye.');
  const opened = withText(closing, roles, 'opening', 'Hello.');
  expect(opened.paragraphs.map(({ role }) => role)).toEqual(['opening', 'whyMe', 'closing']);
  expect(restsOn(withText(opened, roles, 'whyMe', 'I built a better dashboard.'), first.path)).toBe(false);
});

it('Chinese sentences stand without a space between', () => {
  const zh: LetterWords = { ...words, language: 'zh' };
  const sentence = { ...first, text: '一。' };
  const said = withSentence(withSentence(zh, roles, 'whyMe', sentence), roles, 'whyMe', sentence);
  expect(paragraphOf(said, 'whyMe')!.text).toBe('一。一。');
});

it.each([
  ['on 1 March', 'I could start {}.', 'en', 'I could start on 1 March.'],
  ['my father drove for you', '{}', 'en', 'My father drove for you.'],
  [
    'I can start on Monday, once my notice is over.',
    'I could start {}.',
    'en',
    'I can start on Monday, once my notice is over.',
  ],
  ['四周内', '我{}可以到岗。', 'zh', '我四周内可以到岗。'],
] as const)('an answer becomes a sentence: %s', (answer, frame, language, sentence) => {
  expect(answered(answer, frame, language)).toBe(sentence);
});
