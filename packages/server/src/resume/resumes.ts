import {
  type Dismissed,
  type DuplicateResume,
  Failure,
  type Lack,
  type Language,
  type ManualAdd,
  RENDERER,
  type ResumeContent,
  type ResumeStatus,
  type ResumeStyle,
  type RevisionReason,
  type Update,
} from '@verdant/contracts';
import { defaultStyle, emptyContent, lacksOf } from '@verdant/resume';
import { and, eq, sql } from 'drizzle-orm';
import { keptResumes } from '../money/kept/kept-resumes.ts';
import { checkStorage } from '../money/kept/stored-bytes.ts';
import { checkBenefit, returnQuota } from '../money/quota.ts';
import { lockUser } from '../people/lock-user.ts';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { prepared } from '../platform/db/prepared.ts';
import { files, resumes, revisions, tasks } from '../platform/db/schema.ts';
import { removeBytes } from '../platform/storage/remove-bytes.ts';
import type { Services } from '../services.ts';
import { isOverfull, keepRevision, trimRevisions } from './kept-revisions.ts';

export type ResumeRow = typeof resumes.$inferSelect;

export const statusOf = (content: ResumeContent, language: Language): ResumeStatus =>
  lacksOf(content, language).length ? 'incomplete' : 'saved';

const own = prepared((db, how: 'read' | 'locked') => {
  const one = and(eq(resumes.id, sql.placeholder('id')), eq(resumes.userId, sql.placeholder('userId')));
  const query = db.select().from(resumes).where(one);
  return how === 'locked' ? query.for('update').prepare('lock_resume') : query.prepare('own_resume');
});

/** The résumé, if it is this user's; else Failure 'notFound'. With `lock` it stays as it is until the transaction ends. */
export async function ownResume(db: DbOrTx, userId: string, id: string, lock = false): Promise<ResumeRow> {
  const [row] = await own(db, lock ? 'locked' : 'read').execute({ id, userId });
  if (!row) throw new Failure('notFound');
  return row;
}

async function checkResumeLimit(services: Services, tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await checkBenefit(services, tx, { userId, ability: 'resumes', count: (await keptResumes(tx, userId)) + 1 });
  await checkStorage(services, tx, userId);
}

/** A résumé that waits for its import: revision 0, no content yet. */
export async function addProcessing(
  services: Services,
  tx: Tx,
  userId: string,
  what: { name: string; language: Language; sourceFileId: string },
): Promise<string> {
  const { now } = services;
  await checkResumeLimit(services, tx, userId);
  const [row] = await tx
    .insert(resumes)
    .values({
      userId,
      name: what.name,
      language: what.language,
      status: 'processing',
      revision: 0,
      content: emptyContent(),
      style: defaultStyle(what.language),
      sourceFileId: what.sourceFileId,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning({ id: resumes.id });
  return row!.id;
}

/** Starts blank, or from given content. */
export async function addResume(services: Services, userId: string, input: ManualAdd): Promise<{ resumeId: string }> {
  const content = input.content ?? emptyContent();
  const name = input.name.trim();
  if (!name) throw new Failure('invalid', { field: 'name' });
  const what = { name, language: input.language, content, style: defaultStyle(input.language) };
  return services.db.transaction(async (tx) => ({ resumeId: await insertResume(services, tx, userId, what) }));
}

type NewResume = {
  name: string;
  language: Language;
  content: ResumeContent;
  style: ResumeStyle;
  dismissed?: Dismissed[];
};

/** A résumé at its first revision. Failure 'benefits' where there is no room for one more. */
export async function insertResume(services: Services, tx: Tx, userId: string, what: NewResume): Promise<string> {
  await checkResumeLimit(services, tx, userId);
  return insertReserved(services, tx, userId, what);
}

/** As `insertResume`, into a place that the task has held since it was accepted. */
export async function insertReserved({ now }: Services, tx: Tx, userId: string, what: NewResume): Promise<string> {
  const values = {
    ...what,
    userId,
    status: statusOf(what.content, what.language),
    revision: 1,
    createdAt: now(),
    updatedAt: now(),
  };
  const [row] = await tx.insert(resumes).values(values).returning();
  const bytes = await keepRevision(tx, revisionOf(row!, 'create', now()));
  await tx.update(resumes).set({ bytes }).where(eq(resumes.id, row!.id));
  return row!.id;
}

/** A second résumé that says and looks the same. */
export async function duplicateResume(
  services: Services,
  userId: string,
  { id, name }: DuplicateResume,
): Promise<{ resumeId: string }> {
  return services.db.transaction(async (tx) => {
    const row = await ownResume(tx, userId, id);
    if (row.status === 'processing') throw new Failure('wrongState');
    const { language, content, style, dismissed } = row;
    const copy = { name: name?.trim() || row.name, language, content, style, dismissed };
    return { resumeId: await insertResume(services, tx, userId, copy) };
  });
}

const revisionOf = (row: ResumeRow, reason: RevisionReason, createdAt: Date) => ({
  resumeId: row.id,
  revision: row.revision,
  reason,
  language: row.language,
  content: row.content,
  style: row.style,
  createdAt,
});

export type Written = { name?: string; language?: Language; content?: ResumeContent; style?: ResumeStyle };

/** The résumé becomes what was kept as its revision: content and style go over the line once. */
const taking = prepared((db) =>
  db
    .update(resumes)
    .set({
      name: sql`${sql.placeholder('name')}`,
      status: sql`${sql.placeholder('status')}`,
      language: sql`${revisions.language}`,
      revision: sql`${revisions.revision}`,
      content: sql`${revisions.content}`,
      style: sql`${revisions.style}`,
      renderer: sql`${revisions.renderer}`,
      bytes: sql`${resumes.bytes} + ${revisions.bytes}`,
      updatedAt: sql`${revisions.createdAt}`,
    })
    .from(revisions)
    .where(
      and(
        eq(resumes.id, sql.placeholder('id')),
        eq(revisions.resumeId, resumes.id),
        eq(revisions.revision, sql.placeholder('revision')),
      ),
    )
    .prepare('take_revision'),
);

/** Writes the next revision of a locked row and keeps it. The one place where a résumé changes. */
export async function writeRevision(
  services: Services,
  tx: Tx,
  row: ResumeRow,
  what: Written,
  reason: RevisionReason,
): Promise<ResumeRow> {
  const next = {
    language: what.language ?? row.language,
    content: what.content ?? row.content,
    style: what.style ?? row.style,
    revision: row.revision + 1,
  };
  const written = {
    ...row,
    ...next,
    name: what.name?.trim() || row.name,
    renderer: RENDERER,
    status: statusOf(next.content, next.language),
    updatedAt: services.now(),
  };
  const [added] = await Promise.all([
    keepRevision(tx, revisionOf(written, reason, written.updatedAt)),
    taking(tx).execute({ id: row.id, revision: next.revision, name: written.name, status: written.status }),
  ]);
  const bytes = row.bytes + added;
  if (!isOverfull(next.revision, bytes)) return { ...written, bytes };
  const left = await trimRevisions(tx, row.id);
  await tx.update(resumes).set({ bytes: left }).where(eq(resumes.id, row.id));
  return { ...written, bytes: left };
}

/**
 * A save. Failure 'stale' with the newest revision in `data` when somebody saved meanwhile: nothing is written then.
 * 'wrongState' while an import runs.
 */
export async function updateResume(
  services: Services,
  userId: string,
  input: Update,
): Promise<{ revision: number; missing: Lack[]; updatedAt: string }> {
  return services.db.transaction(async (tx) => {
    const row = await ownResume(tx, userId, input.id, true);
    if (row.status === 'processing') throw new Failure('wrongState');
    if (row.revision !== input.revision) throw new Failure('stale', { data: { revision: row.revision } });
    const next = await writeRevision(services, tx, row, input, input.reason ?? 'edit');
    const missing = lacksOf(next.content, next.language);
    return { revision: next.revision, missing, updatedAt: next.updatedAt.toISOString() };
  });
}

/** Deletes a résumé with its revisions, tasks, analyses and source. */
export async function deleteResume(services: Services, userId: string, id: string): Promise<void> {
  const source = await services.db.transaction(async (tx) => {
    const row = await ownResume(tx, userId, id);
    // tasks first, as the end of a task locks them: the other order could end in a deadlock with a worker
    const its = await tx.select().from(tasks).where(eq(tasks.resumeId, id)).for('update');
    // what nobody has begun costs nothing; what runs may have shown what it brings
    for (const task of its) if (task.status === 'queued' && task.fence === 0) await returnQuota(services, tx, task.id);
    await tx.delete(resumes).where(eq(resumes.id, id));
    if (row.sourceFileId) await tx.delete(files).where(eq(files.id, row.sourceFileId));
    return row.sourceFileId;
  });
  if (source) await removeBytes(services, [source]);
}
