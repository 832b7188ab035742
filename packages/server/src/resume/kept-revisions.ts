import { eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { resumes, revisions } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

/** Of a résumé so many revisions stay, with those that began it or were restored. */
export const REVISIONS_KEPT = 200;
/** All of them together take so much at most; where one alone takes more, that one stays. */
export const HISTORY_BYTES = 8 * 1024 * 1024;
/** What somebody may want to go back to outlives the edits around it, while there is room. */
const LASTING = ['create', 'import', 'restore'];
/** Revisions that go at once beyond what has to: trimming is not for every save. */
const SLACK = 20;

const { placeholder } = sql;
const keeping = prepared((db) =>
  db
    .insert(revisions)
    .values({
      resumeId: placeholder('resumeId'),
      revision: placeholder('revision'),
      reason: placeholder('reason'),
      language: placeholder('language'),
      content: placeholder('content'),
      style: placeholder('style'),
      createdAt: placeholder('createdAt'),
    })
    .returning({ bytes: revisions.bytes })
    .prepare('keep_revision'),
);

type NewRevision = Required<Omit<typeof revisions.$inferInsert, 'bytes' | 'renderer'>>;

/** Adds a revision and says what it takes. */
export async function keepRevision(tx: Tx, row: NewRevision): Promise<number> {
  const [kept] = await keeping(tx).execute(row);
  return kept?.bytes ?? 0;
}

/** Whether a save has to look what goes. */
export const isOverfull = (revision: number, bytes: number): boolean =>
  bytes > HISTORY_BYTES || (revision > REVISIONS_KEPT && revision % SLACK === 0);

/**
 * Removes what is beyond the number and the bytes, oldest edits first, and says what is left. Of lasting ones the newest
 * 200 stay, too; the newest revision stays whatever it takes.
 */
export async function trimRevisions(db: DbOrTx, resumeId: string): Promise<number> {
  const lasting = sql`reason in (${sql.join(
    LASTING.map((reason) => sql`${reason}`),
    sql`, `,
  )})`;
  // in the order in which they stay: the newest, then lasting ones, then edits, each newest first
  await db.execute(sql`
    with ranked as (
      select revision, ${lasting} as lasting,
        row_number() over (order by revision desc) as age,
        row_number() over (partition by ${lasting} order by revision desc) as age_of_kind,
        sum(bytes) over (order by (revision = max_revision) desc, ${lasting} desc, revision desc) as total
      from (select *, max(revision) over () as max_revision from ${revisions} where resume_id = ${resumeId}) r
    )
    delete from ${revisions} where resume_id = ${resumeId} and revision in (
      select revision from ranked
      where age > 1 and (total > ${HISTORY_BYTES} or age_of_kind > ${REVISIONS_KEPT} or (age > ${REVISIONS_KEPT} and not lasting))
    )`);
  const [left] = await db
    .select({ bytes: sql<number>`coalesce(sum(${revisions.bytes}), 0)::float8` })
    .from(revisions)
    .where(eq(revisions.resumeId, resumeId));
  return left!.bytes;
}

/** Trims every résumé that has more than stays; a save does so by itself. */
export async function removeOldRevisions({ db }: Services): Promise<void> {
  const full = await db
    .select({ id: revisions.resumeId })
    .from(revisions)
    .groupBy(revisions.resumeId)
    .having(sql`count(*) > ${REVISIONS_KEPT} or sum(${revisions.bytes}) > ${HISTORY_BYTES}`);
  for (const { id } of full) {
    await db.transaction(async (tx) => {
      const [row] = await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.id, id)).for('update');
      if (row)
        await tx
          .update(resumes)
          .set({ bytes: await trimRevisions(tx, id) })
          .where(eq(resumes.id, id));
    });
  }
}
