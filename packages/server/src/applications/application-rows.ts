import { type Application, type ApplicationCard, Failure } from '@verdant/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { applications, archives } from '../platform/db/schema.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type JoinedApplication = { application: ApplicationRow; name: string | null; fileName: string | null };

export const showCard = ({ application: row, name, fileName }: JoinedApplication): ApplicationCard => ({
  id: row.id,
  stage: row.stage,
  title: row.title,
  employer: row.employer,
  link: row.link,
  contacts: row.contacts,
  appliedOn: row.appliedOn,
  nextStep: row.nextStep,
  remindAt: row.remindAt?.toISOString() ?? null,
  reminded: row.remindedAt !== null,
  match: row.match,
  archive: row.archiveId ? { id: row.archiveId, name: name ?? '', fileName: fileName ?? '' } : null,
  createdAt: row.createdAt.toISOString(),
  movedAt: row.movedAt.toISOString(),
});

export const showApplication = (joined: JoinedApplication): Application => ({
  ...showCard(joined),
  posting: joined.application.posting,
  notes: joined.application.notes,
});

const joined = (db: DbOrTx) =>
  db
    .select({ application: applications, name: archives.name, fileName: archives.fileName })
    .from(applications)
    .leftJoin(archives, eq(archives.id, applications.archiveId))
    .$dynamic();

/** Newest move first. */
export const ownApplications = (db: DbOrTx, userId: string): Promise<JoinedApplication[]> =>
  joined(db)
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt)))
    .orderBy(desc(applications.movedAt), desc(applications.id));

/** Failure 'notFound' also for another's, and for a deleted one unless `deleted` are looked for. */
export async function ownApplication(
  db: DbOrTx,
  userId: string,
  id: string,
  deleted = false,
): Promise<JoinedApplication> {
  const [row] = await joined(db).where(
    and(eq(applications.id, id), eq(applications.userId, userId), deleted ? undefined : isNull(applications.deletedAt)),
  );
  if (!row) throw new Failure('notFound');
  return row;
}
