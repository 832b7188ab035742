import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyContent } from '@verdant/resume';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../testing/services.ts';
import { queueMail } from './mail/outbox.ts';
import { mails, revisions, users } from './platform/db/schema.ts';
import { removeExpired } from './remove-expired.ts';
import { storeFile } from './resume/files.ts';
import { addResume, updateResume } from './resume/resumes.ts';
import type { Services } from './services.ts';

let test: TestServices;
let services: Services;
let userId: string;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
  const values = { email: 's@example.com', emailKey: 's@example.com', passwordHash: 'x' };
  userId = (await services.db.insert(users).values(values).returning())[0]!.id;
}, 60_000);
afterAll(() => test.close());

const age = async (key: string) => {
  const path = join(test.config.dataDir, 'files', key.slice(0, 2), key);
  const old = new Date(Date.now() - 48 * 3_600_000);
  await utimes(path, old, old);
};

it('removes bytes that nothing names, and only those', async () => {
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: new Uint8Array([1]) };
  const kept = await storeFile(services, userId, 'source', file, async (_, id) => id);
  const [orphan, fresh] = [randomUUID(), randomUUID()];
  for (const key of [orphan, fresh]) await services.storage.put(key, new Uint8Array([2]));
  await age(kept);
  await age(orphan);
  await removeExpired(services);
  const there = await Promise.all([kept, orphan, fresh].map((key) => services.storage.get(key)));
  expect(there.map((bytes) => bytes !== null)).toEqual([true, false, true]);
});

it('keeps the newest revisions and where a résumé began', async () => {
  const { resumeId: id } = await addResume(services, userId, { name: 'Long', language: 'en', content: emptyContent() });
  await services.db.insert(revisions).values(
    Array.from({ length: 250 }, (_, i) => ({
      resumeId: id,
      revision: i + 2,
      reason: i === 10 ? ('import' as const) : ('edit' as const),
      language: 'en' as const,
      content: emptyContent(),
      style: {} as never,
    })),
  );
  await removeExpired(services);
  const rows = await services.db.select({ n: revisions.revision }).from(revisions).where(eq(revisions.resumeId, id));
  const numbers = rows.map(({ n }) => n).sort((a, b) => a - b);
  expect(numbers.slice(0, 3)).toEqual([1, 12, 52]);
  expect(numbers).toHaveLength(202);
  await expect(updateResume(services, userId, { id, revision: 1, name: 'Still' })).resolves.toBeTruthy();
});

it('forgets letters after a month', async () => {
  await queueMail(services.db, { to: 's@example.com', subject: 'old', text: '', html: '' });
  await services.db.update(mails).set({ createdAt: new Date(Date.now() - 40 * 86_400_000) });
  await queueMail(services.db, { to: 's@example.com', subject: 'new', text: '', html: '' });
  await removeExpired(services);
  expect((await services.db.select().from(mails)).map(({ subject }) => subject)).toEqual(['new']);
});
