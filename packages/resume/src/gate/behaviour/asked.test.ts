import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('a gap that asks', () => {
  test.each([
    ['每周糊纸鸢3次', '每周糊纸鸢3次（每次约【N】只）'],
    ['每月修渡船两次，记修船簿', '每月修渡船2次（每次【N】小时），并记修船簿'],
    ['发现网眼破损就通知船主', '发现网眼破损及时通知船主，全年通知约【N】次'],
  ])('claims nothing: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['每周糊纸鸢3次', '每周糊纸鸢3次，获【X】奖'],
    ['每周糊纸鸢3次', '每周糊纸鸢5次（每次约【N】只）'],
    ['每周糊纸鸢3次', '每月糊纸鸢3次（每次约【N】只）'],
    ['每周糊纸鸢约3次', '每周糊纸鸢3次（每次【N】只）'],
    ['每周糊纸鸢3次', '每周糊纸鸢3次（带领【N】人）'],
    ['每周糊纸鸢3次', '每周糊纸鸢3次（节省【金额】）'],
  ])('hides nothing: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
