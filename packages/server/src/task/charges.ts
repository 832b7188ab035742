import { Failure, type TaskKind, type TaskMap, taskDefinition } from '@verdant/contracts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Level } from '../money/catalogue.ts';
import { keptResumes } from '../money/kept/kept-resumes.ts';
import { levelOf } from '../money/membership.ts';
import { checkBenefit, takeQuota } from '../money/quota.ts';
import { lockUser } from '../people/lock-user.ts';
import type { Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { tasks } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

/** Tasks of one person that may wait or run at once. */
export const MAX_OPEN_TASKS = 32;
const BUSY_SECONDS = 30;

const openTasks = prepared((db) =>
  db
    .select({ n: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, sql.placeholder('userId')), inArray(tasks.status, ['queued', 'running'])))
    .prepare('count_open_tasks'),
);

/**
 * Charges an accepted task, in the transaction that writes its row (which counts as open already). Failures: 'tooMany'
 * with too many open tasks, 'balance' (101) when a quota is used up, 'benefits' (102) beyond what the level allows.
 */
export async function charge<K extends TaskKind>(
  services: Services,
  tx: Tx,
  task: { id: string; userId: string; kind: K; input: TaskMap[K]['input'] },
): Promise<void> {
  await settle(services, tx, task, await openAccount(services, tx, task.userId));
}

/** What is there to charge: nobody else counts or takes while the transaction lasts. */
export type Account = { open: number; level: Level };

/** Asked for at once, done in this order: what is counted is counted under the lock. */
export async function openAccount(services: Services, tx: Tx, userId: string): Promise<Account> {
  const [, [open], level] = await Promise.all([
    lockUser(tx, userId),
    openTasks(tx).execute({ userId }),
    levelOf(services, tx, userId),
  ]);
  return { open: open!.n, level };
}

/** Charges an account that stands open, as `charge` does. */
export async function settle<K extends TaskKind>(
  services: Services,
  tx: Tx,
  task: { id: string; userId: string; kind: K; input: TaskMap[K]['input'] },
  { open, level }: Account,
): Promise<void> {
  const { id: reference, userId } = task;
  if (open > MAX_OPEN_TASKS) throw new Failure('tooMany', { data: { retryAfter: BUSY_SECONDS } });
  const { cost, createsResume } = taskDefinition(task.kind);
  const { takes, asks } = cost(task.input);
  if (asks) await checkBenefit(services, tx, { userId, reference, ...asks });
  // checked now: were the place missing at the end, the work would be done and seen for nothing
  if (createsResume)
    await checkBenefit(services, tx, { userId, reference, ability: 'resumes', count: await keptResumes(tx, userId) });
  if (takes) await takeQuota(services, tx, { userId, reference, ability: takes }, level);
}
