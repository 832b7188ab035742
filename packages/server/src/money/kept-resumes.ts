import { and, count, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { resumes, tasks } from '../platform/db/schema.ts';

/** Résumés that a person keeps, with those that open tasks will bring: their places are held from the first moment. */
export async function keptResumes(db: DbOrTx, userId: string): Promise<number> {
  const [kept] = await db.select({ n: count() }).from(resumes).where(eq(resumes.userId, userId));
  const [coming] = await db
    .select({ n: count() })
    .from(tasks)
    .where(
      and(eq(tasks.userId, userId), eq(tasks.kind, 'resume.generate'), inArray(tasks.status, ['queued', 'running'])),
    );
  return kept!.n + coming!.n;
}
