import type { Profile, User } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import { files, orders, tasks, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { assertPassword, showUser } from './users.ts';

export async function updateProfile(services: Services, userId: string, input: Profile): Promise<User> {
  const nickname = input.nickname?.trim();
  const what = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(input.language ? { language: input.language } : {}),
  };
  if (Object.keys(what).length) await services.db.update(users).set(what).where(eq(users.id, userId));
  const [user] = await services.db.select().from(users).where(eq(users.id, userId));
  return showUser(services, user!);
}

/**
 * Erases a person: the row, everything that hangs on it, and the bytes of all files. Orders and the ledger stay for the
 * books, without the person. Failure 'invalid' for a wrong
 * password. A file whose bytes could not be removed is removed later as an orphan, as its row is gone.
 */
export async function eraseAccount(services: Services, userId: string, password: string): Promise<void> {
  const { db, storage, log } = services;
  await assertPassword(services, userId, password, 'password');
  const kept = await db.transaction(async (tx) => {
    // tasks, then orders, then the person, as everywhere: a task may end and a payment arrive at this very moment
    await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.userId, userId)).for('update');
    await tx.select({ no: orders.orderNo }).from(orders).where(eq(orders.userId, userId)).for('update');
    const rows = await tx.select({ id: files.id }).from(files).where(eq(files.userId, userId));
    await tx.delete(users).where(eq(users.id, userId));
    return rows;
  });
  for (const { id } of kept)
    await storage
      .remove(id)
      .catch((err) => log.warn({ err }, 'file could not be deleted; it will be removed as an orphan'));
}
