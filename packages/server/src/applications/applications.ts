import {
  type Application,
  type ApplicationCard,
  Failure,
  MAX_APPLICATIONS,
  type SaveApplication,
} from '@verdant/contracts';
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { lockUser } from '../people/lock-user.ts';
import type { Tx } from '../platform/db/client.ts';
import { applications } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import { ownArchive } from '../resume/archives/archives.ts';
import type { Services } from '../services.ts';
import { type ApplicationRow, ownApplication, ownApplications, showApplication, showCard } from './application-rows.ts';
import { cardOfJob, type Found, foundInArchive, foundInJob, takeLetters } from './from-hunt.ts';

const KEPT_DELETED_MS = 24 * 3_600_000;
export const BLANK = {
  stage: 'wish',
  title: '',
  employer: '',
  link: '',
  posting: '',
  contacts: '',
  notes: '',
  nextStep: '',
} as const;

export async function listApplications({ db }: Services, userId: string): Promise<ApplicationCard[]> {
  return (await ownApplications(db, userId)).map(showCard);
}

export async function applicationDetail({ db }: Services, userId: string, id: string): Promise<Application> {
  return showApplication(await ownApplication(db, userId, id));
}

/** Failure 'applicationLimit' where `more` cards have no room. Deleted ones make room at once. */
export async function makeRoom(tx: Tx, userId: string, more: number): Promise<void> {
  const own = eq(applications.userId, userId);
  const [all] = await tx.select({ n: count() }).from(applications).where(own);
  if (all!.n + more <= MAX_APPLICATIONS) return;
  await tx.delete(applications).where(and(own, isNotNull(applications.deletedAt)));
  const [left] = await tx.select({ n: count() }).from(applications).where(own);
  if (left!.n + more > MAX_APPLICATIONS) throw new Failure('applicationLimit');
}

/** What the input says, ready for the row. A reminder that is new has to be in the future, and rings again. */
function written({ now }: Services, input: SaveApplication, before: ApplicationRow | null): Partial<ApplicationRow> {
  const { id, jobId, archiveId, remindAt, appliedOn, stage, ...texts } = input;
  const words = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, storable(text).trim()]));
  const at = remindAt ? new Date(remindAt) : null;
  const isNew = remindAt !== undefined && at?.getTime() !== before?.remindAt?.getTime();
  if (isNew && at && !(at > now())) throw new Failure('invalid', { field: 'remindAt' });
  return {
    ...words,
    ...(appliedOn === undefined ? {} : { appliedOn }),
    ...(isNew ? { remindAt: at, remindedAt: null } : {}),
    ...(stage === undefined ? {} : { stage }),
    ...(stage !== undefined && stage !== before?.stage ? { movedAt: now() } : {}),
  };
}

async function add(services: Services, tx: Tx, userId: string, input: SaveApplication): Promise<string> {
  const { archiveId, jobId } = input;
  const found: Found = {
    ...(jobId ? await foundInJob(services, tx, userId, jobId) : {}),
    ...(archiveId ? await foundInArchive(services, tx, userId, archiveId) : {}),
  };
  const waiting = found.jobId && archiveId ? await cardOfJob(tx, userId, found.jobId, { waiting: true }) : null;
  if (waiting) return attach(services, tx, waiting, { ...found, ...written(services, input, waiting) });
  const card = { ...BLANK, ...found, ...written(services, input, null) };
  if (!card.title && !card.employer) throw new Failure('invalid', { field: 'title' });
  await makeRoom(tx, userId, 1);
  const now = services.now();
  const [row] = await tx
    .insert(applications)
    .values({ ...card, userId, createdAt: now, movedAt: now })
    .returning({ id: applications.id });
  if (card.jobId) await takeLetters(tx, row!.id, card.jobId);
  return row!.id;
}

/** What was sent comes to the card; words that the person has written stay, and so does how far it is. */
async function attach({ now }: Services, tx: Tx, card: ApplicationRow, found: Found): Promise<string> {
  const { archiveId, match } = found;
  const moves = card.stage === 'wish' ? { stage: 'applied' as const, movedAt: now() } : {};
  const appliedOn = card.appliedOn ?? found.appliedOn;
  await tx
    .update(applications)
    .set({ archiveId, match, appliedOn, ...moves })
    .where(eq(applications.id, card.id));
  return card.id;
}

async function change(services: Services, tx: Tx, userId: string, id: string, input: SaveApplication): Promise<string> {
  const { application: before } = await ownApplication(tx, userId, id);
  const { archiveId } = input;
  if (archiveId) await ownArchive(tx, userId, archiveId);
  const changes = { ...written(services, input, before), ...(archiveId === undefined ? {} : { archiveId }) };
  const after = { ...before, ...changes };
  if (!after.title && !after.employer) throw new Failure('invalid', { field: 'title' });
  if (Object.keys(changes).length) await tx.update(applications).set(changes).where(eq(applications.id, id));
  return id;
}

/**
 * Failures: 'invalid' at 'title' for a card that names neither post nor employer, at 'remindAt' for a time that is over;
 * 'applicationLimit' beyond `MAX_APPLICATIONS`; 'notFound' also for a card, a job or an archive of somebody else.
 */
export async function saveApplication(
  services: Services,
  userId: string,
  input: SaveApplication,
): Promise<Application> {
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const id = input.id ? await change(services, tx, userId, input.id, input) : await add(services, tx, userId, input);
    return showApplication(await ownApplication(tx, userId, id));
  });
}

export async function deleteApplication({ db, now }: Services, userId: string, id: string): Promise<void> {
  await ownApplication(db, userId, id);
  const own = and(eq(applications.id, id), eq(applications.userId, userId), isNull(applications.deletedAt));
  await db.update(applications).set({ deletedAt: now() }).where(own);
}

/** Puts a deleted card back; one that is there stays. Failure 'notFound' once it is gone for good. */
export async function restoreApplication({ db }: Services, userId: string, id: string): Promise<Application> {
  await ownApplication(db, userId, id, true);
  const own = and(eq(applications.id, id), eq(applications.userId, userId));
  await db.update(applications).set({ deletedAt: null }).where(own);
  return showApplication(await ownApplication(db, userId, id));
}

export async function removeOldApplications({ db, now }: Services): Promise<void> {
  await db.delete(applications).where(lt(applications.deletedAt, new Date(now().getTime() - KEPT_DELETED_MS)));
}
