import { isGoodPassword } from '@verdant/contracts/constants';
import { describe, expect, it } from 'vitest';

describe('password rule', () => {
  it.each([
    ['abcdefghi1', true],
    ['abcdefgh 9', true],
    ['竹简竹简竹简竹简竹简1', true],
    ['1234567890!', true],
    ['abcdefghij', false],
    ['1234567890', false],
    ['!!!!!!!!!!', false],
    ['abcdefgh1', false],
    [`${'a'.repeat(127)}1`, true],
    [`${'a'.repeat(128)}1`, false],
  ])('%s', (password, good) => {
    expect(isGoodPassword(password)).toBe(good);
  });
});
