import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file below DATA_DIR. */
export const SECRET_FILE = 'secret';

/** Keys of this installation, one a purpose: whoever has the database alone can do nothing with what they protect. */
export type Keys = {
  secondFactor: Buffer;
  rateLimits: Buffer;
  storage: Buffer;
  turns: Buffer;
  shares: Buffer;
  changes: Buffer;
};

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'verdant', purpose, 32));

/** `given` is SERVER_SECRET; without it a secret below DATA_DIR, made once, for this user's eyes alone. */
export function openKeys(given: string | null, dataDir: string): Keys {
  const secret = given ?? keptSecret(dataDir);
  return {
    secondFactor: derive(secret, 'second factor'),
    rateLimits: derive(secret, 'rate limits'),
    storage: derive(secret, 'storage'),
    turns: derive(secret, 'turns'),
    shares: derive(secret, 'shares'),
    changes: derive(secret, 'changes'),
  };
}

/** Linking is atomic: of two processes that start together, both read the same one. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  const read = () => readFileSync(file, 'utf8').trim();
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mine = `${file}.${process.pid}.${randomBytes(3).toString('hex')}`;
  writeFileSync(mine, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return read();
}

/** A name that leads nowhere without the key; the same text has the same one. */
export const keyedHash = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 27);

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; `context` says whose it is, so that it opens nowhere else. */
export function seal(key: Buffer, text: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

export const isSealed = (text: string): boolean => text.startsWith(`${VERSION}.`);

/** Throws where the key or the context is another one, or the text was changed. */
export function unseal(key: Buffer, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed.slice(VERSION.length + 1), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
