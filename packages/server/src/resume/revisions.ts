import {
  Failure,
  type Language,
  type Restore,
  type ResumeContent,
  type ResumeStyle,
  type Revision,
  type RevisionDetail,
} from '@verdant/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { revisions } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { ownResume, writeRevision } from './resumes.ts';

/** The newest 100 revisions, newest first. */
export async function listRevisions({ db }: Services, userId: string, resumeId: string): Promise<Revision[]> {
  await ownResume(db, userId, resumeId);
  const rows = await db
    .select({ revision: revisions.revision, reason: revisions.reason, createdAt: revisions.createdAt })
    .from(revisions)
    .where(eq(revisions.resumeId, resumeId))
    .orderBy(desc(revisions.revision))
    .limit(100);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function findRevision(db: DbOrTx, resumeId: string, revision: number) {
  const [row] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.resumeId, resumeId), eq(revisions.revision, revision)));
  if (!row) throw new Failure('notFound');
  return row;
}

type RevisionWhole = Revision & { content: ResumeContent; style: ResumeStyle; language: Language };

export async function showRevision({ db }: Services, userId: string, input: RevisionDetail): Promise<RevisionWhole> {
  await ownResume(db, userId, input.id);
  const { revision, reason, createdAt, content, style, language } = await findRevision(db, input.id, input.revision);
  return { revision, reason, createdAt: createdAt.toISOString(), content, style, language };
}

/** Writes an older revision as the newest one; nothing in between is lost. */
export async function restoreRevision(
  services: Services,
  userId: string,
  input: Restore,
): Promise<{ revision: number }> {
  return services.db.transaction(async (tx) => {
    const row = await ownResume(tx, userId, input.id, true);
    if (row.status === 'processing') throw new Failure('wrongState');
    if (row.revision !== input.revision) throw new Failure('stale', { data: { revision: row.revision } });
    const { content, style, language } = await findRevision(tx, input.id, input.to);
    const next = await writeRevision(services, tx, row, { content, style, language }, 'restore');
    return { revision: next.revision };
  });
}
