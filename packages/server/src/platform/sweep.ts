import { and, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { sweepSessions } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { files, mails, mailTokens, revisions } from './db/schema.ts';

const HOUR_MS = 3_600_000;
/** A file is written before its row: one that is younger may still get its row. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS;
/** Letters that were sent, or kept for developers, hold links and names. */
const MAIL_KEPT_MS = 30 * 24 * HOUR_MS;
/** The newest ones of a résumé are kept in any case, and those that somebody may want to go back to for ever. */
const REVISIONS_KEPT = 200;
const LASTING = ['create', 'import', 'restore'] as const;
const BATCH = 500;

/** Removes bytes that no row names: a process was killed between the two writes. Returns how many. */
export async function sweepFiles({ db, storage, now }: Services): Promise<number> {
  let removed = 0;
  const old = new Date(now().getTime() - ORPHAN_AFTER_MS);
  for await (const keys of storage.olderThan(old, BATCH)) {
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, keys));
    const known = new Set(rows.map(({ id }) => id));
    for (const key of keys.filter((one) => !known.has(one))) {
      await storage.remove(key);
      removed++;
    }
  }
  return removed;
}

/** Edits beyond the newest 200 of a résumé go; what an import brought or somebody restored stays. */
export async function sweepRevisions({ db }: Services): Promise<void> {
  const newest = sql`(select max(n.revision) from ${revisions} n where n.resume_id = ${revisions}.resume_id)`;
  await db
    .delete(revisions)
    .where(
      and(sql`${revisions.revision} <= ${newest} - ${REVISIONS_KEPT}`, notInArray(revisions.reason, [...LASTING])),
    );
}

/** Letters and links whose time is over. */
export async function sweepMail({ db, now }: Services): Promise<void> {
  const old = new Date(now().getTime() - MAIL_KEPT_MS);
  await db.delete(mails).where(lt(mails.createdAt, old));
  await db
    .delete(mailTokens)
    .where(or(lt(mailTokens.expiresAt, old), and(isNotNull(mailTokens.usedAt), lt(mailTokens.usedAt, old))));
}

/** What is kept no longer than it is needed. Each part goes on where another failed. */
export async function sweep(services: Services): Promise<void> {
  for (const part of [sweepSessions, sweepMail, sweepRevisions, sweepFiles])
    await part(services).catch((err) => services.log.warn({ err }, `${part.name} failed`));
}
