import { Failure, isGoodPassword } from '@verdant/contracts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * 10 to 128 characters with at least two kinds of letter, digit, other, else Failure 'invalid' at `password`; and none
 * of those that are tried first, also for the owner of `email`, else Failure 'commonPassword'.
 */
export async function checkPassword(password: string, email: string): Promise<void> {
  if (!isGoodPassword(password)) throw new Failure('invalid', { field: 'password' });
  if (await isCommonPassword(password, email)) throw new Failure('commonPassword', { field: 'password' });
}
