import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyContent } from '@verdant/resume';
import { count, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../testing/services.ts';
import { queueMail } from './mail/outbox.ts';
import {
  audits,
  contactMessages,
  files,
  mails,
  mailTokens,
  messages,
  orders,
  rateLimits,
  revisions,
  takings,
  tasks,
  usage,
  users,
} from './platform/db/schema.ts';
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

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const rows = async (table: PgTable) => (await services.db.select({ n: count() }).from(table))[0]!.n;

it('bounds what was written to us, who signed up and never came, and what was counted', async () => {
  const { db } = services;
  const letter = { name: 'A', email: 'a@example.com', message: 'x' };
  await db.insert(contactMessages).values([
    { ...letter, createdAt: daysAgo(181) },
    { ...letter, createdAt: daysAgo(179) },
  ]);
  const account = (name: string, days: number, active = false) => {
    const email = `${name}@example.com`;
    return { email, emailKey: email, passwordHash: 'x', active, createdAt: daysAgo(days) };
  };
  const names = async () =>
    (await db.select({ email: users.email }).from(users)).map(({ email }) => email?.split('@')[0]);
  await db.insert(users).values([account('gone', 8), account('young', 6), account('old', 900, true)]);
  const [invited] = await db.insert(users).values(account('invited', 8)).returning();
  const link = { tokenHash: 'x', userId: invited!.id, purpose: 'activate', expiresAt: daysAgo(-1) } as const;
  await db.insert(mailTokens).values(link);
  await db.insert(rateLimits).values([
    { key: 'over', points: 1, expire: Date.now() - 1 },
    { key: 'counts', points: 1, expire: Date.now() + 60_000 },
  ]);
  await removeExpired(services);
  expect(await rows(contactMessages)).toBe(1);
  expect(await names()).toEqual(expect.arrayContaining(['young', 'old', 'invited', 's']));
  expect(await names()).not.toContain('gone');
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['counts']);
});

it('bounds what ended, what was used and messages, and documents that nothing names', async () => {
  const { db } = services;
  const { resumeId } = await addResume(services, userId, { name: 'R', language: 'en', content: emptyContent() });
  const task = (status: 'succeeded' | 'queued', days: number) =>
    ({ userId, resumeId, kind: 'resume.analyze', input: {}, status, updatedAt: daysAgo(days) }) as const;
  await db.insert(tasks).values([task('succeeded', 181), task('succeeded', 10), task('queued', 181)]);
  const use = { userId, ability: 'analyses', beyondFree: false } as const;
  for (const days of [401, 1]) {
    await db.insert(takings).values({ ...use, reference: randomUUID(), takenAt: daysAgo(days) });
    await db.insert(usage).values({ userId, ability: 'analyses', periodStart: daysAgo(days), used: 1 });
    const about = { kind: 'membership.ended', data: {}, createdAt: daysAgo(days + 330) } as const;
    await db.insert(messages).values({ ...about, userId, key: `k${days}` });
  }
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: new Uint8Array([1]) };
  const left = await storeFile(services, userId, 'source', file, async (_, id) => id);
  const picture = await storeFile(services, userId, 'image', file, async (_, id) => id);
  await db.update(files).set({ createdAt: daysAgo(2) });
  await age(left);
  await age(picture);
  await removeExpired(services);
  expect(await rows(tasks)).toBe(2);
  expect([await rows(takings), await rows(usage), await rows(messages)]).toEqual([1, 1, 1]);
  expect(await services.storage.get(left)).toBeNull();
  expect(await services.storage.get(picture)).not.toBeNull();
});

it('forgets orders that nobody paid for, and no others', async () => {
  const { db } = services;
  const order = (orderNo: string, days: number, state: 'EXPIRED' | 'PENDING') => ({
    ...{ orderNo, userId, packageId: 'month', vipCode: 'MONTH', durationDay: 30, amountFen: 1, channel: 'WX', state },
    ...{ createdAt: daysAgo(days), expiresAt: daysAgo(days) },
  });
  const all = [order('V1', 401, 'EXPIRED'), order('V2', 401, 'EXPIRED'), order('V3', 10, 'EXPIRED')];
  await db.insert(orders).values([...all, order('V4', 401, 'PENDING')] as (typeof orders.$inferInsert)[]);
  await db.insert(audits).values({ at: daysAgo(401), actor: 'WX', action: 'order.mismatch', orderNo: 'V2' });
  await removeExpired(services);
  expect((await db.select().from(orders)).map(({ orderNo }) => orderNo).sort()).toEqual(['V2', 'V3', 'V4']);
});

it('forgets letters after a month', async () => {
  await queueMail(services.db, { to: 's@example.com', subject: 'old', text: '', html: '' });
  await services.db.update(mails).set({ createdAt: new Date(Date.now() - 40 * 86_400_000) });
  await queueMail(services.db, { to: 's@example.com', subject: 'new', text: '', html: '' });
  await removeExpired(services);
  expect((await services.db.select().from(mails)).map(({ subject }) => subject)).toEqual(['new']);
});
