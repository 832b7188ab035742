import { describe, expect, test } from 'vitest';
import { titleFound, yearsFound } from './facts-found.ts';
import { yearsAsked } from './years.ts';

describe('title and years that the trained field finds', () => {
  test.each([
    ['Warehouse night crew\n\nWhat you need:\n- 18 months of forklift experience\n- Counterbalance licence', 1.5],
    ['任职要求：\n1、大专以上学历\n2、焊接机器人调试2年，会看图纸\n3、能上夜班', 2],
  ])('years in any wording: %j', (text, least) => {
    expect(yearsAsked(text)).toBeNull();
    expect(yearsFound(text)?.least).toBe(least);
  });
  test('where none are asked there are none', () => {
    expect(yearsFound('About us\nFounded 40 years ago.\nRequirements:\nPython')).toBeNull();
  });
  test('what the rules find stays', () => {
    expect(titleFound('Night Porter\nSeaside hotel\nYou speak English.')?.title).toBe('Night Porter');
  });
});
