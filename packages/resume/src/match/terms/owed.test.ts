import { expect, test } from 'vitest';
import { openEntry } from './open-terms.ts';
import { withOwed } from './owed.ts';

const owed = (text: string, known: string[] = []) => {
  const pieces = known.map((form) => {
    const from = text.indexOf(form);
    return { entry: openEntry(form), from, to: from + form.length, need: 'must' as const, told: false };
  });
  return withOwed(text, pieces).map(({ from, to, need }) => `${need} ${text.slice(from, to)}`);
};

test.each([
  ['招陶艺师。窑温掉了会补烧，釉料自己配。', ['must 补烧']],
  ['招陶艺师。至少修过两座柴窑，别的好说。', ['must 两座柴窑']],
  ['招向导。客人多是外地来的，闽南话要听得懂。', ['must 闽南话']],
  ['招向导。野外急救这块得有底子，路线有人带。', ['must 野外急救']],
  ['招向导。常常一个人带队，因此须能独立看等高线。', ['must 看等高线']],
  ['招司炉工。炉膛负压、给水泵你得自己盯得住，别的不难。', ['must 炉膛负压', 'must 给水泵']],
  ["Glass artist wanted. If you cut crystal that's a plus.", ['nice cut crystal']],
  ['Glass artist wanted. You need to be able to blow a thin stem, and we mean thin.', ['must blow a thin stem']],
])('what running text says that somebody has to be able to do: %j', (text, expected) => {
  expect(owed(text)).toEqual(expected);
});

test.each([
  '招陶艺师。我们会提供食宿，做过两年以上的先谈。',
  '招陶艺师。会不会拉坯没关系，我们教。',
  'Glass artist wanted. You need to be able to work independently.',
])('offers, years, what is not asked, traits: %j', (text) => {
  expect(owed(text)).toEqual([]);
});

test('what is known already stays as it is', () => {
  expect(owed('招陶艺师。窑温掉了会补烧，釉料自己配。', ['补烧'])).toEqual(['must 补烧']);
});
