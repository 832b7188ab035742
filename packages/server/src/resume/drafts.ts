import type { Draft, TakenOver } from '@verdant/contracts';
import { and, desc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { limitOf } from '../money/catalogue.ts';
import { keptResumes } from '../money/kept/kept-resumes.ts';
import { MEGABYTE, storedBytes } from '../money/kept/stored-bytes.ts';
import { levelOf } from '../money/membership.ts';
import { dataMap } from '../people/data/data-map.ts';
import { lockUser } from '../people/lock-user.ts';
import type { Guest } from '../people/sessions.ts';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { resumes, tasks, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { restartRuns, wakeNow } from '../task/task-runs.ts';

const ofGuest = (db: DbOrTx, id: string) =>
  db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, id)).orderBy(desc(resumes.updatedAt));

/** The draft of this guest. */
export async function draftOf({ db }: Services, guest: Guest): Promise<Draft> {
  const [newest] = await ofGuest(db, guest.id).limit(1);
  return { until: guest.until.toISOString(), resumeId: newest?.id ?? null };
}

/**
 * Makes what a guest has the account's: résumés, files and tasks under the ids that they had. What was used as a guest
 * costs the account nothing. Whatever runs on it is begun anew by the next worker. Null where there was nothing, or
 * another sign-in of the same browser has it already. The account's limits refuse nothing here.
 */
export async function takeOver(services: Services, guest: Guest, userId: string): Promise<TakenOver | null> {
  const { taken, open } = await services.db.transaction(async (tx) => {
    // tasks, then the persons, as everywhere
    await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.userId, guest.id)).for('update');
    const here = and(eq(users.id, guest.id), isNotNull(users.guestUntil));
    const [row] = await tx.select({ id: users.id }).from(users).where(here).for('update');
    if (!row) return { taken: null, open: [] };
    await lockUser(tx, userId);
    const own = await ofGuest(tx, guest.id);
    const open = await restartRuns(services, tx, guest.id);
    for (const entry of Object.values(dataMap))
      if (entry.guest === 'moves') await move(tx, entry.table, guest.id, userId);
    // what is left goes with this row
    await tx.delete(users).where(eq(users.id, guest.id));
    const [newest] = own;
    if (!newest) return { taken: null, open };
    const taken = { resumeId: newest.id, resumes: own.length, beyond: await beyondLimit(services, tx, userId) };
    return { taken, open };
  });
  await wakeNow(services, open).catch((err) =>
    services.log.warn({ err }, 'queue unreachable; the reconciler will wake them'),
  );
  return taken;
}

async function move(tx: Tx, table: PgTable, from: string, to: string): Promise<void> {
  const { userId } = getTableColumns(table) as Record<string, PgColumn>;
  await tx
    .update(table)
    .set({ userId: to } as PgUpdateSetSource<PgTable>)
    .where(eq(userId!, from));
}

/** What the account now has more of than its level has room for. */
async function beyondLimit(services: Services, tx: Tx, userId: string): Promise<TakenOver['beyond']> {
  const level = await levelOf(services, tx, userId);
  const kept = {
    resumes: await keptResumes(tx, userId),
    storage: Math.ceil((await storedBytes(tx, userId)) / MEGABYTE),
  };
  for (const ability of ['resumes', 'storage'] as const) {
    const limit = limitOf(level, ability);
    if (limit !== null && kept[ability] > limit) return { ability, kept: kept[ability], limit };
  }
  return null;
}
