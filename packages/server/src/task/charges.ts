import { Failure, type TaskKind, type TaskMap, taskDefinition } from '@verdant/contracts';
import { and, count, eq, inArray } from 'drizzle-orm';
import { keptResumes } from '../money/kept/kept-resumes.ts';
import { checkBenefit, takeQuota } from '../money/quota.ts';
import { lockUser } from '../people/lock-user.ts';
import type { Tx } from '../platform/db/client.ts';
import { tasks } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

/** Tasks of one person that may wait or run at once. */
export const MAX_OPEN_TASKS = 32;
const BUSY_SECONDS = 30;

/**
 * Charges an accepted task, in the transaction that writes its row (which counts as open already). Failures: 'tooMany'
 * with too many open tasks, 'balance' (101) when a quota is used up, 'benefits' (102) beyond what the level allows.
 */
export async function charge<K extends TaskKind>(
  services: Services,
  tx: Tx,
  task: { id: string; userId: string; kind: K; input: TaskMap[K]['input'] },
): Promise<void> {
  const { id: reference, userId } = task;
  await lockUser(tx, userId);
  const [open] = await tx
    .select({ n: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), inArray(tasks.status, ['queued', 'running'])));
  if (open!.n > MAX_OPEN_TASKS) throw new Failure('tooMany', { data: { retryAfter: BUSY_SECONDS } });
  const { cost, createsResume } = taskDefinition(task.kind);
  const { takes, asks } = cost(task.input);
  if (asks) await checkBenefit(services, tx, { userId, reference, ...asks });
  // checked now: were the place missing at the end, the work would be done and seen for nothing
  if (createsResume)
    await checkBenefit(services, tx, { userId, reference, ability: 'resumes', count: await keptResumes(tx, userId) });
  if (takes) await takeQuota(services, tx, { userId, reference, ability: takes });
}
