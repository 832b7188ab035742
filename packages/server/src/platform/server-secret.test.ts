import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyedHash, openKeys, SECRET_FILE, seal, unseal } from './server-secret.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'verdant-secret-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('makes a secret once, for this user alone, and derives the same keys from it every time', async () => {
  const keys = openKeys(null, dir);
  expect(openKeys(null, dir)).toEqual(keys);
  expect(keys.secondFactor.equals(keys.rateLimits)).toBe(false);
  const file = join(dir, SECRET_FILE);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(openKeys((await readFile(file, 'utf8')).trim(), '/nowhere')).toEqual(keys);
  expect(openKeys('another secret of thirty-two letters', dir)).not.toEqual(keys);
});

it('opens what it sealed, for the same person and unchanged', () => {
  const { secondFactor, rateLimits } = openKeys(null, dir);
  const sealed = seal(secondFactor, 'JBSWY3DPEHPK3PXP', 'ada');
  expect(sealed).not.toContain('JBSWY3');
  expect(sealed).not.toBe(seal(secondFactor, 'JBSWY3DPEHPK3PXP', 'ada'));
  expect(unseal(secondFactor, sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(secondFactor, sealed, 'eve')).toThrow();
  expect(() => unseal(rateLimits, sealed, 'ada')).toThrow();
  const changed = `${sealed.slice(0, 12)}${sealed[12] === 'A' ? 'B' : 'A'}${sealed.slice(13)}`;
  expect(() => unseal(secondFactor, changed, 'ada')).toThrow();
});

it('names by a key, so that nobody else finds the name', () => {
  const one = keyedHash(Buffer.alloc(32, 1), 'ada@example.com');
  expect(one).toBe(keyedHash(Buffer.alloc(32, 1), 'ada@example.com'));
  expect(one).not.toBe(keyedHash(Buffer.alloc(32, 2), 'ada@example.com'));
});
