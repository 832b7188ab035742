import { createCipheriv, createSign, type KeyLike } from 'node:crypto';

// How the providers write times, amounts, signatures and sealed texts. Written from their documents and shared with
// nothing of ours: a client that misreads a format must not find the same mistake in what it is tested with.

/** `YYYY-MM-DD HH:mm:ss` in China, UTC+8. */
export const chinaTime = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The same as RFC 3339: `2026-11-21T10:00:00+08:00`. */
export const chinaRfc3339 = (at: Date): string => `${chinaTime(at).replace(' ', 'T')}+08:00`;

/** `19800` → `198.00`; not for less than nothing. */
export const yuan = (amountFen: number): string => (amountFen / 100).toFixed(2);

/** `198.00` → `19800`. */
export const fen = (amountYuan: string): number => Math.round(Number(amountYuan) * 100);

/** RSA with SHA-256 over parts that each end with a line break, in base64. */
export const signText = (key: KeyLike, ...parts: string[]): string =>
  createSign('RSA-SHA256')
    .update(parts.map((part) => `${part}\n`).join(''))
    .sign(key, 'base64');

/** AEAD_AES_256_GCM of WeChat Pay v3: the tag stands behind the text. */
export function seal(text: string, nonce: string, associatedData: string, key: string) {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associatedData));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: bytes.toString('base64'), nonce, associated_data: associatedData };
}
