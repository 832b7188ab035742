import { taskDefinition, taskKinds } from '@verdant/contracts';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/client.ts';
import { resumes, tasks } from '../../platform/db/schema.ts';

const creating = taskKinds.filter((kind) => taskDefinition(kind).createsResume);

/** Résumés that a person keeps, with those that open tasks will bring: their places are held from the first moment. */
export async function keptResumes(db: DbOrTx, userId: string): Promise<number> {
  const [kept] = await db.select({ n: count() }).from(resumes).where(eq(resumes.userId, userId));
  const [coming] = await db
    .select({ n: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), inArray(tasks.kind, creating), inArray(tasks.status, ['queued', 'running'])));
  return kept!.n + coming!.n;
}
