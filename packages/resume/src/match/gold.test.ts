import { expect, test } from 'vitest';
import { measure } from './testing/gold.ts';
import { englishTrios } from './testing/jobs-en.ts';
import { chineseTrios } from './testing/jobs-zh.ts';
import { measureOrder } from './testing/pairs.ts';
import { englishSentences } from './testing/sentences-en.ts';
import { chineseSentences } from './testing/sentences-zh.ts';

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
