import {
  type Application,
  type ApplicationCard,
  Failure,
  MAX_APPLICATIONS,
  type SaveApplication,
} from '@verdant/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { lockUser } from '../people/lock-user.ts';
import type { Tx } from '../platform/db/client.ts';
import { makeRoom, removePutAway } from '../platform/db/put-away.ts';
import { applications } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import { ownArchive } from '../resume/archives/archives.ts';
import type { Services } from '../services.ts';
import { type ApplicationRow, ownApplication, ownApplications, showApplication, showCard } from './application-rows.ts';
import { cardOfJob, type Found, foundInArchive, foundInJob, takeLetters } from './from-hunt.ts';

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

/** Failure 'applicationLimit' where `more` cards have no room. */
export const roomForCards = (tx: Tx, userId: string, more: number): Promise<void> =>
  makeRoom(tx, applications, { userId, most: MAX_APPLICATIONS, more, limit: 'applicationLimit' });

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
  await roomForCards(tx, userId, 1);
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
  await removePutAway(db, applications, now());
}
