import { createHash, randomUUID } from 'node:crypto';
import { Failure, type Image } from '@verdant/contracts';
import { and, count, desc, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { checkStorage } from '../money/kept/stored-bytes.ts';
import { lockUser } from '../people/lock-user.ts';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { archives, files, letters, resumes } from '../platform/db/schema.ts';
import { removeBytes } from '../platform/storage/remove-bytes.ts';
import type { Services } from '../services.ts';

export const MAX_IMAGES = 20;

export type FileKind = 'source' | 'image' | 'archive' | 'letter';
export type Kept = { name: string; mime: string; bytes: Uint8Array };

/**
 * Stores the bytes, then the row and what `write` adds in one transaction: a row never points at nothing. Where that
 * transaction fails, the bytes go again. Failure 'benefits' where they take more than the level gives.
 */
export async function storeFile<R>(
  services: Services,
  userId: string,
  kind: FileKind,
  file: Kept,
  write: (tx: Tx, fileId: string) => Promise<R>,
): Promise<R> {
  const { storage, db } = services;
  const id = randomUUID();
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const row = { id, userId, kind, name: file.name.slice(0, 200), mime: file.mime, size: file.bytes.length, sha256 };
  await storage.put(id, file.bytes);
  try {
    return await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      await tx.insert(files).values(row);
      await checkStorage(services, tx, userId);
      return write(tx, id);
    });
  } catch (error) {
    // a connection that broke at the commit leaves open whether the row is there: then the bytes stay
    const kept = await db
      .select({ id: files.id })
      .from(files)
      .where(eq(files.id, id))
      .catch(() => null);
    if (kept?.length === 0) await storage.remove(id).catch(() => {});
    throw error;
  }
}

/** Failure 'notFound' for another's file, one of another kind, an unknown one, or one whose bytes are gone. */
export async function readFile({ db, storage }: Services, userId: string, id: string, kind: FileKind): Promise<Kept> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId), eq(files.kind, kind)));
  const bytes = row ? await storage.get(id) : null;
  if (!row || !bytes) throw new Failure('notFound');
  return { name: row.name, mime: row.mime, bytes };
}

const own = (userId: string) => and(eq(files.userId, userId), eq(files.kind, 'image'));
const show = (row: { id: string; selected: boolean }): Image => ({
  id: row.id,
  imageUrl: `/api/resume/image/file?id=${row.id}`,
  imageSelect: row.selected,
});

export async function listImages({ db }: Services, userId: string): Promise<Image[]> {
  const rows = await db.select().from(files).where(own(userId)).orderBy(desc(files.createdAt)).limit(MAX_IMAGES);
  return rows.map(show);
}

/** `jpeg` is a picture that was already re-encoded by us. */
export async function addImage(services: Services, userId: string, name: string, jpeg: Uint8Array): Promise<Image> {
  const existing = await listImages(services, userId);
  if (existing.length >= MAX_IMAGES) throw new Failure('benefits', { data: { limit: MAX_IMAGES } });
  const file = { name, mime: 'image/jpeg', bytes: jpeg };
  return storeFile(services, userId, 'image', file, async (tx, id) => {
    await lockUser(tx, userId);
    const [all] = await tx.select({ n: count() }).from(files).where(own(userId));
    if (all!.n > MAX_IMAGES) throw new Failure('benefits', { data: { limit: MAX_IMAGES } });
    return show({ id, selected: false });
  });
}

async function ownImage(db: DbOrTx, userId: string, id: string): Promise<void> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(own(userId), eq(files.id, id)));
  if (!row) throw new Failure('notFound');
}

/** Deletes a picture; résumés that showed it go without. */
export async function deleteImage(services: Services, userId: string, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await ownImage(tx, userId, id);
    await tx
      .update(resumes)
      .set({ style: sql`jsonb_set(${resumes.style}, '{photo}', 'null')` })
      .where(and(eq(resumes.userId, userId), sql`${resumes.style}->>'photo' = ${id}`));
    await tx.delete(files).where(eq(files.id, id));
  });
  await removeBytes(services, [id]);
}

/** No picture is the avatar: the initial is shown. */
export async function selectNoImage({ db }: Services, userId: string): Promise<void> {
  await db.update(files).set({ selected: false }).where(own(userId));
}

/** Makes one picture the avatar. */
export async function selectImage({ db }: Services, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await ownImage(tx, userId, id);
    await tx
      .update(files)
      .set({ selected: sql`${files.id} = ${id}` })
      .where(own(userId));
  });
}

/** A file is written before its row: one that is younger may still get its row. */
const ORPHAN_AFTER_MS = 24 * 3_600_000;

/** Removes bytes that no row names: a process was killed between the two writes. Returns how many. */
export async function removeOrphanFiles({ db, storage, now }: Services): Promise<number> {
  // whose bucket it is decides whether a file that our database does not know is an orphan
  await storage.check();
  let removed = 0;
  const old = new Date(now().getTime() - ORPHAN_AFTER_MS);
  for await (const keys of storage.list(old)) {
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, keys));
    const known = new Set(rows.map(({ id }) => id));
    for (const key of keys.filter((one) => !known.has(one))) {
      await storage.remove(key);
      removed++;
    }
  }
  return removed;
}

/** Documents that no résumé, no archive and no letter names any longer: their rows go here, their bytes as orphans. */
export async function removeUnusedFiles({ db, now }: Services): Promise<void> {
  const old = lt(files.createdAt, new Date(now().getTime() - ORPHAN_AFTER_MS));
  const source = db.select({ one: sql`1` }).from(resumes).where(eq(resumes.sourceFileId, files.id));
  const archive = db.select({ one: sql`1` }).from(archives).where(eq(archives.fileId, files.id));
  const letter = db.select({ one: sql`1` }).from(letters).where(eq(letters.sentFileId, files.id));
  const unused = and(notExists(source), notExists(archive), notExists(letter));
  await db.delete(files).where(and(ne(files.kind, 'image'), old, unused));
}
