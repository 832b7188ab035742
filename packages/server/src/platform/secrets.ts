import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for a cookie or a mailed link, and the only form of it that is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
