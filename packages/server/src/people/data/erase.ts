import { eq } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/client.ts';
import { files, orders, tasks, users } from '../../platform/db/schema.ts';
import { forgetLimits } from '../../platform/rate-limits.ts';
import type { Services } from '../../services.ts';
import { dataMap } from './data-map.ts';
import { type Person, rowsOf } from './data-rows.ts';

/** Erases a person from every table, as the map of data says. Returns the files whose bytes go next. */
export async function eraseRows({ keys }: Services, tx: Tx, person: Person): Promise<string[]> {
  // tasks, then orders, then the person, as everywhere: a task may end and a payment arrive at this very moment
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.userId, person.id)).for('update');
  await tx.select({ no: orders.orderNo }).from(orders).where(eq(orders.userId, person.id)).for('update');
  await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
  const kept = await tx.select({ id: files.id }).from(files).where(eq(files.userId, person.id));
  for (const entry of Object.values(dataMap)) {
    const table = entry.table as PgTable;
    const rows = rowsOf(tx, entry, person);
    if (entry.erased === 'deleted' && rows) await tx.delete(table).where(rows);
    if (entry.erased === 'detached')
      await tx
        .update(table)
        .set({ userId: null } as PgUpdateSetSource<PgTable>)
        .where(rows);
  }
  await forgetLimits(tx, keys.rateLimits, [person.id, ...(person.emailKey === null ? [] : [person.emailKey])]);
  // what goes with the account hangs on this row
  await tx.delete(users).where(eq(users.id, person.id));
  return kept.map(({ id }) => id);
}
