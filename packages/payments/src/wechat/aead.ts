import { createDecipheriv } from 'node:crypto';

/** AEAD_AES_256_GCM as WeChat Pay v3 encrypts notices and certificates: the authentication tag follows the ciphertext. */
export type Encrypted = { ciphertext: string; nonce: string; associated_data?: string };
const TAG_BYTES = 16;

/** Throws where the key or a single bit is wrong. */
export function decrypt({ ciphertext, nonce, associated_data = '' }: Encrypted, key: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES)).setAAD(Buffer.from(associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
