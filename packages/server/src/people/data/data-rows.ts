import { eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '../../platform/db/client.ts';
import { jobs, orders, resumes, tasks, users } from '../../platform/db/schema.ts';
import type { DataEntry } from './data-entry.ts';

/** Whose rows are looked for. `emailKey` as in `users`: a guest has none. */
export type Person = { id: string; emailKey: string | null };

/** Which rows of a table are one person's; of no table that counts or leads to nobody. */
export function rowsOf(db: DbOrTx, { table, owner, columns = [] }: DataEntry, person: Person): SQL | undefined {
  const column = (name: string) => (getTableColumns(table) as Record<string, PgColumn>)[name]!;
  const own = eq(resumes.userId, person.id);
  if (owner === 'self') return eq(column('id'), person.id);
  if (owner === 'user') return eq(column('userId'), person.id);
  if (owner === 'resume') return inArray(column('resumeId'), db.select({ id: resumes.id }).from(resumes).where(own));
  if (owner === 'job')
    return inArray(
      column('jobId'),
      db.select({ id: jobs.id }).from(jobs).innerJoin(resumes, eq(resumes.id, jobs.resumeId)).where(own),
    );
  if (owner === 'task')
    return inArray(column('taskId'), db.select({ id: tasks.id }).from(tasks).where(eq(tasks.userId, person.id)));
  if (owner === 'order')
    return inArray(
      column('orderNo'),
      db.select({ no: orders.orderNo }).from(orders).where(eq(orders.userId, person.id)),
    );
  if (owner === 'address' && person.emailKey !== null)
    return or(...columns.map((name) => sql`lower(trim(${column(name)})) = ${person.emailKey}`));
  return undefined;
}

export async function personOf(db: DbOrTx, userId: string): Promise<Person | null> {
  const [row] = await db.select({ id: users.id, emailKey: users.emailKey }).from(users).where(eq(users.id, userId));
  return row ?? null;
}
