import type { ImportReport } from '@verdant/contracts';
import { Failure } from '@verdant/contracts';
import { type AnyColumn, and, desc, eq, type Placeholder, sql } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { files, imports, resumes } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { readFile } from './files.ts';
import { ownResume, type ResumeRow } from './resumes.ts';

const newestOf = (db: DbOrTx, resumeId: Placeholder | AnyColumn) =>
  db
    .select()
    .from(imports)
    .where(eq(imports.resumeId, resumeId))
    .orderBy(desc(imports.revision), desc(imports.createdAt))
    .limit(1);
const newest = prepared((db) => newestOf(db, sql.placeholder('resumeId')).prepare('newest_import'));

export type ImportRow = typeof imports.$inferSelect;

export async function newestImport(db: DbOrTx, resumeId: string): Promise<ImportRow | null> {
  const [row] = await newest(db).execute({ resumeId });
  return row ?? null;
}

const asRead = prepared((db) =>
  db
    .select()
    .from(resumes)
    .leftJoinLateral(newestOf(db, resumes.id).as('import'), sql`true`)
    .where(and(eq(resumes.id, sql.placeholder('id')), eq(resumes.userId, sql.placeholder('userId'))))
    .prepare('resume_as_read'),
);

/** A résumé with its newest import, in one statement. Failure 'notFound' for another's. */
export async function resumeAsRead(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<{ row: ResumeRow; read: ImportRow | null }> {
  const [found] = await asRead(db).execute({ id, userId });
  if (!found) throw new Failure('notFound');
  return { row: found.resumes, read: found.import };
}

/** The report of the newest import of a résumé; null where it came from none. Failure 'notFound'. */
export async function importReport({ db }: Services, userId: string, resumeId: string): Promise<ImportReport | null> {
  const { sourceFileId } = await ownResume(db, userId, resumeId);
  const row = await newestImport(db, resumeId);
  if (!row) return null;
  const columns = { name: files.name, mime: files.mime, size: files.size };
  const [file] = sourceFileId ? await db.select(columns).from(files).where(eq(files.id, sourceFileId)) : [];
  return {
    ...row.data,
    resumeId,
    revision: row.revision,
    file: file ?? null,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The person has looked through it. Saying so again changes nothing. Failure 'notFound' where there was no import. */
export async function confirmImport(services: Services, userId: string, resumeId: string): Promise<string> {
  return services.db.transaction(async (tx) => {
    await ownResume(tx, userId, resumeId, true);
    const row = await newestImport(tx, resumeId);
    if (!row) throw new Failure('notFound');
    const reviewedAt = row.reviewedAt ?? services.now();
    await tx.update(imports).set({ reviewedAt }).where(eq(imports.id, row.id));
    return reviewedAt.toISOString();
  });
}

/** The file that a résumé came from. Failure 'notFound'. */
export async function sourceFile(services: Services, userId: string, resumeId: string) {
  const { sourceFileId } = await ownResume(services.db, userId, resumeId);
  if (!sourceFileId) throw new Failure('notFound');
  return readFile(services, userId, sourceFileId, 'source');
}
