import { Failure, PASSWORD } from '@verdant/contracts';

const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** 10 to 128 characters with at least two kinds of letter, digit, other; else Failure 'invalid' at `password`. */
export function checkPassword(password: string): void {
  const long = password.length >= PASSWORD.min && password.length <= PASSWORD.max;
  if (!long || kinds.filter((kind) => kind.test(password)).length < 2)
    throw new Failure('invalid', { field: 'password' });
}
