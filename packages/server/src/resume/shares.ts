import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Failure, MAX_SHARES, type Page, type Paged, type SaveShare, type Share } from '@verdant/contracts';
import { and, count, desc, eq } from 'drizzle-orm';
import { checkStorage } from '../money/kept/stored-bytes.ts';
import { lockUser } from '../people/lock-user.ts';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { archives, resumes, shares } from '../platform/db/schema.ts';
import { violatesUnique } from '../platform/db/unique-violation.ts';
import type { Services } from '../services.ts';
import { ownArchive } from './archives/archives.ts';
import { ownResume } from './resumes.ts';
import { type SetsBoth, twinBeside } from './siblings/twin.ts';

export type ShareRow = typeof shares.$inferSelect;
type Joined = { share: ShareRow; resume: string | null; archive: string | null };
type Settings = Partial<Omit<ShareRow, 'id' | 'userId' | 'views' | 'createdAt'>>;

/** 128 bits. */
const newAddress = (): string => randomBytes(16).toString('base64url');

const show = ({ config }: Services, { share, resume, archive }: Joined): Share => ({
  id: share.id,
  url: new URL(`/s/${share.address}`, config.publicUrl).href,
  slug: share.ownAddress ? share.address : null,
  resumeId: share.resumeId,
  archiveId: share.archiveId,
  name: resume ?? archive ?? '',
  pinned: share.pinned !== null,
  hasPassword: share.passwordHash !== null,
  expiresAt: share.expiresAt?.toISOString() ?? null,
  pdf: share.pdf,
  contact: share.contact,
  views: share.views,
  createdAt: share.createdAt.toISOString(),
});

const joined = (db: DbOrTx) =>
  db
    .select({ share: shares, resume: resumes.name, archive: archives.name })
    .from(shares)
    .leftJoin(resumes, eq(resumes.id, shares.resumeId))
    .leftJoin(archives, eq(archives.id, shares.archiveId))
    .$dynamic();

async function ownShare(db: DbOrTx, userId: string, id: string): Promise<Joined> {
  const [row] = await joined(db).where(and(eq(shares.id, id), eq(shares.userId, userId)));
  if (!row) throw new Failure('notFound');
  return row;
}

export async function listShares(services: Services, userId: string, { page, size }: Paged): Promise<Page<Share>> {
  const own = eq(shares.userId, userId);
  const [rows, [total]] = await Promise.all([
    joined(services.db)
      .where(own)
      .orderBy(desc(shares.createdAt), desc(shares.id))
      .limit(size)
      .offset((page - 1) * size),
    services.db.select({ n: count() }).from(shares).where(own),
  ]);
  return { items: rows.map((row) => show(services, row)), total: total!.n };
}

/** What of the input changes the row; what was left out is absent. */
async function settingsOf({ now }: Services, input: SaveShare): Promise<Settings> {
  const { slug, password, expiresAt, pdf, contact } = input;
  if (expiresAt && !(new Date(expiresAt) > now())) throw new Failure('invalid', { field: 'expiresAt' });
  return {
    ...(slug === undefined ? {} : { address: slug ?? newAddress(), ownAddress: slug !== null }),
    ...(password === undefined ? {} : { passwordHash: password === null ? null : await hash(password) }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(pdf === undefined ? {} : { pdf }),
    ...(contact === undefined ? {} : { contact }),
  };
}

/** The résumé as it stands, where it is to stay so. */
async function pinned(tx: Tx, userId: string, resumeId: string | null, pin: boolean | undefined, setsBoth: SetsBoth) {
  if (pin === undefined || resumeId === null) return {};
  if (!pin) return { pinned: null };
  const { language, content, style } = await ownResume(tx, userId, resumeId);
  const twin = setsBoth(style) ? await twinBeside(tx, userId, { id: resumeId, language, content }) : null;
  return { pinned: { language, content, style, ...(twin && { twin }) } };
}

async function addShare(services: Services, tx: Tx, userId: string, input: SaveShare, both: SetsBoth): Promise<string> {
  const { resumeId = null, archiveId = null, pinned: pin } = input;
  if ((resumeId === null) === (archiveId === null)) throw new Failure('invalid', { field: 'resumeId' });
  await lockUser(tx, userId);
  if (resumeId) {
    const { status } = await ownResume(tx, userId, resumeId);
    if (status === 'processing') throw new Failure('wrongState');
  }
  if (archiveId) await ownArchive(tx, userId, archiveId);
  const [all] = await tx.select({ n: count() }).from(shares).where(eq(shares.userId, userId));
  if (all!.n >= MAX_SHARES) throw new Failure('shareLimit');
  const [row] = await tx
    .insert(shares)
    .values({
      address: newAddress(),
      ownAddress: false,
      pdf: true,
      contact: false,
      ...(await settingsOf(services, input)),
      ...(await pinned(tx, userId, resumeId, pin, both)),
      userId,
      resumeId,
      archiveId,
      createdAt: services.now(),
    })
    .returning({ id: shares.id });
  return row!.id;
}

async function changeShare(
  services: Services,
  tx: Tx,
  userId: string,
  id: string,
  input: SaveShare,
  both: SetsBoth,
): Promise<string> {
  await lockUser(tx, userId);
  const { share } = await ownShare(tx, userId, id);
  const changes = {
    ...(await settingsOf(services, input)),
    ...(await pinned(tx, userId, share.resumeId, input.pinned, both)),
  };
  if (Object.keys(changes).length) await tx.update(shares).set(changes).where(eq(shares.id, id));
  return id;
}

/**
 * A new link, or another shape of one. Failures: 'invalid' at 'resumeId' unless exactly one thing is named, at 'slug'
 * where somebody has that address, at 'expiresAt' for a time that is over; 'shareLimit' beyond `MAX_SHARES`; 'benefits'
 * where a pinned résumé does not fit the level's space. What is pinned in a look that `setsBoth` keeps its twin as well.
 */
export async function saveShare(
  services: Services,
  userId: string,
  input: SaveShare,
  setsBoth: SetsBoth,
): Promise<Share> {
  const { id } = input;
  const save = (tx: Tx) =>
    id ? changeShare(services, tx, userId, id, input, setsBoth) : addShare(services, tx, userId, input, setsBoth);
  return services.db
    .transaction(async (tx) => {
      const saved = await save(tx);
      if (input.pinned) await checkStorage(services, tx, userId);
      return show(services, await ownShare(tx, userId, saved));
    })
    .catch((error) => {
      if (violatesUnique(error, 'shares_address_unique')) throw new Failure('invalid', { field: 'slug', cause: error });
      throw error;
    });
}

export async function withdrawShare({ db }: Services, userId: string, id: string): Promise<void> {
  await ownShare(db, userId, id);
  await db.delete(shares).where(and(eq(shares.id, id), eq(shares.userId, userId)));
}
