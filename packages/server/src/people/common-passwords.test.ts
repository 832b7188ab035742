import { processorMs } from '@verdant/testkit/processor-time';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const email = 'maya.lindqvist@example.com';

it.each([
  'password12',
  'Password123!',
  '!!Sunshine2024',
  'a123456789',
  'qwerty12345',
  'ｐａｓｓｗｏｒｄ12',
  '1212121212a',
  'Verdant-2025',
  '青简青简青简112',
  'maya.lindqvist7',
  'Maya.Lindqvist@example.com',
])('%s is one that is tried first', async (password) => {
  expect(await isCommonPassword(password, email)).toBe(true);
});

it.each(['bamboo-slips-1', 'sunshine over 3 lakes', 'kq7-vv2-mm9x', 'maya.lindqvist 84 rivers', '竹简上的第三行字9'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password, email)).toBe(false);
  },
);

it('looks at a long one as soon as at a short one', async () => {
  await isCommonPassword('bamboo-slips-1', email);
  const spent = await processorMs(async () => {
    for (const text of [`a${'1'.repeat(100_000)}a`, '1a'.repeat(50_000), '-'.repeat(100_000)])
      await isCommonPassword(text, email);
  });
  expect(spent).toBeLessThan(1_000);
});
