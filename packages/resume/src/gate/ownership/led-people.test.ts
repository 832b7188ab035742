import { describe, expect, test } from 'vitest';
import { isAccepted } from '../../../testing/measure-gate.ts';

describe('people whom one has under oneself', () => {
  test.each([
    ['带6名船工，晒网、补网', '带领6名船工晒网、补网'],
    ['带着5人班组装窑', '带领5人班组装窑'],
    ['带9人小组扎龙灯', '带领9人小组扎龙灯'],
  ])('are led: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(true));

  test.each([
    ['带6名船工，晒网、补网', '带领8名船工晒网、补网'],
    ['和6名船工一起晒网', '带领6名船工晒网'],
    ['与另一名组长带6名船工晒网', '带领6名船工晒网'],
    ['由船长带6名船工晒网', '带领6名船工晒网'],
    ['协助船长带6名船工晒网', '带领6名船工晒网'],
    ['带着三个窑工装窑', '带领3名窑工装窑'],
    ['随身带3名船工的证件', '带领3名船工'],
  ])('are not led: %s → %s', (original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));
});
