import { englishTrios } from '@verdant/testkit/match-cases/jobs-en';
import { chineseTrios } from '@verdant/testkit/match-cases/jobs-zh';
import { englishSentences } from '@verdant/testkit/match-cases/sentences-en';
import { chineseSentences } from '@verdant/testkit/match-cases/sentences-zh';
import { expect, test } from 'vitest';
import { measureOrder } from '../../testing/measure-order.ts';
import { measure } from '../../testing/measure-requirements.ts';

test.each([
  ['en', englishSentences],
  ['zh', chineseSentences],
] as const)('requirements out of 60 sentences, %s: precision ≥ 0.85, recall ≥ 0.75', (_, sentences) => {
  const { precision, recall, wrong } = measure(sentences);
  expect(sentences).toHaveLength(60);
  expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(recall, wrong.join('\n')).toBeGreaterThanOrEqual(0.75);
});

test('12 descriptions × 3 people: at least 95 % of the pairs in the right order', () => {
  const measured = [measureOrder(englishTrios, 'en'), measureOrder(chineseTrios, 'zh')];
  const sum = (key: 'right' | 'pairs') => measured.reduce((total, one) => total + one[key], 0);
  expect(sum('pairs')).toBe(36);
  expect(sum('right') / 36, measured.flatMap(({ wrong }) => wrong).join('\n')).toBeGreaterThanOrEqual(0.95);
});
