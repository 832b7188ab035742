import { expect, test } from 'vitest';
import { proofread } from './proofread.ts';

test.each([
  ['A result-oriented FMCG manager.', 'A FMCG manager.', 'An FMCG manager.'],
  ['A dedicated NHS nurse.', 'A NHS nurse.', 'An NHS nurse.'],
  ['An enthusiastic user of AutoCAD.', 'An user of AutoCAD.', 'A user of AutoCAD.'],
  ['A hard-working HGV driver', 'A HGV driver', 'An HGV driver'],
  ['Reliable driver with 8 years', 'driver with 8 years', 'Driver with 8 years'],
  ['A UK driver, reliable', 'A UK driver', 'A UK driver'],
])('articles and capitals follow: %s', (original, better, right) =>
  expect(proofread(original, better, 'en')).toBe(right),
);

test.each([
  ['en', 'Runs a team and is a team player.', 'Runs a team and.'],
  ['en', 'Cook, team player, baker', 'Cook,, baker'],
  ['en', 'Fitter (hard-working, 8 years)', 'Fitter (8 years'],
  ['zh', '做事认真负责，能吃苦，会看图纸。', '做事，，会看图纸。'],
  ['zh', '良好的沟通能力和责任心，熟悉账务。', '和责任心，熟悉账务。'],
] as const)('a wording with a slip of its own is none: %s %s', (language, original, better) =>
  expect(proofread(original, better, language)).toBeNull(),
);

test('what was so before is the person’s', () =>
  expect(proofread('Cook , baker, team player', 'Cook , baker', 'en')).toBe('Cook , baker'));
