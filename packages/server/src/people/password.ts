import { Failure, isGoodPassword } from '@verdant/contracts';

/** 10 to 128 characters with at least two kinds of letter, digit, other; else Failure 'invalid' at `password`. */
export function checkPassword(password: string): void {
  if (!isGoodPassword(password)) throw new Failure('invalid', { field: 'password' });
}
