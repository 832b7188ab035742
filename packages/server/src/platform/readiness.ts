import { statfs } from 'node:fs/promises';
import { type Degraded, Failure } from '@verdant/contracts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { databaseFault } from './db/database-fault.ts';
import { takesChanges } from './db/database-version.ts';
import type { TaskQueue } from './queue.ts';
import type { Storage } from './storage/storage.ts';
import { withTimeout } from './with-timeout.ts';

const DATABASE_MS = 2_000;
const STORAGE_MS = 2_500;

/** Bytes that are free where the files are kept; null where the system does not say. */
export async function freeBytes(dataDir: string): Promise<number | null> {
  const disk = await statfs(dataDir).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}

type Asked = { db: Db; queue: TaskQueue; storage: Storage; config: Config };

const works = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );

/** The failure that keeps people from being served: the database's own, or that it did not answer in time. */
const faultOf = (cause: unknown): Failure =>
  cause instanceof Failure
    ? cause
    : (databaseFault(cause) ?? new Failure('notReady', { retry: true, data: { retryAfter: 2 }, cause }));

/**
 * What works less well than it could. Failure 'notReady' where the database does not answer within two seconds,
 * 'otherDatabase' where it is not of this version.
 */
export async function findDegraded({ db, queue, storage, config }: Asked): Promise<Degraded[]> {
  const asked = withTimeout(DATABASE_MS, 'database', takesChanges(db));
  const [written, woken, stored, free] = await Promise.all([
    asked.catch((cause) => Promise.reject(faultOf(cause))),
    works(queue.ping()),
    works(withTimeout(STORAGE_MS, 'storage', storage.check())),
    freeBytes(config.dataDir),
  ]);
  const full = free !== null && free < config.diskMinFreeBytes;
  return [
    ...(woken ? [] : (['queue'] as const)),
    ...(config.llm ? [] : (['model'] as const)),
    ...(full ? (['disk'] as const) : []),
    ...(stored ? [] : (['storage'] as const)),
    ...(written ? [] : (['readOnly'] as const)),
  ];
}
