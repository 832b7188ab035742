import type { PASSWORD } from '@verdant/contracts';

/** The same rule as the server's; the contract's type keeps the two figures equal. */
export const PASSWORD_LENGTH: typeof PASSWORD = { min: 10, max: 128 };

const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** 10 to 128 characters with at least two kinds of letter, digit, other. */
export const isGoodPassword = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.min &&
  password.length <= PASSWORD_LENGTH.max &&
  kinds.filter((kind) => kind.test(password)).length >= 2;
