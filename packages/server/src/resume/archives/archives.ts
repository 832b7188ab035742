import { type Archive, type ArchiveDetail, Failure, type ListArchives, type Page, type Twin } from '@verdant/contracts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { checkBenefit } from '../../money/quota.ts';
import { lockUser } from '../../people/lock-user.ts';
import type { DbOrTx } from '../../platform/db/client.ts';
import { applications, archives, files, shares } from '../../platform/db/schema.ts';
import { removeBytes } from '../../platform/storage/remove-bytes.ts';
import type { Services } from '../../services.ts';
import { readFile, storeFile } from '../files.ts';
import { insertResume, type ResumeRow } from '../resumes.ts';
import { hasTag, tagsOf } from '../tags/tagged-sql.ts';

type ArchiveRow = typeof archives.$inferSelect;
type Joined = {
  archive: ArchiveRow;
  size: number;
  sha256: string;
  tags: string[];
  applications: number;
  links: number;
};
/** A PDF made of `resume` as it stands in `resume.revision`, and of its `twin` where its pages have both. */
export type NewArchive = {
  resume: ResumeRow;
  twin?: Twin | null;
  name: string;
  fileName: string;
  bytes: Uint8Array;
  pages: number;
};

const show = ({ archive, size, sha256, tags, applications, links }: Joined): Archive => {
  const { id, name, fileName, resumeId, resumeName, revision, language, style, pages, createdAt } = archive;
  const at = createdAt.toISOString();
  const { template } = style;
  return {
    id,
    name,
    fileName,
    resumeId,
    resumeName,
    revision,
    language,
    template,
    pages,
    size,
    space: size + (archive.bytes ?? 0),
    sha256,
    tags,
    uses: { applications, links },
    createdAt: at,
  };
};

// a deleted application can be put back for a day, and wants its file then
export const uses = {
  applications: sql<number>`(select count(*)::int from ${applications} a where a.archive_id = ${archives}.id)`,
  links: sql<number>`(select count(*)::int from ${shares} s where s.archive_id = ${archives}.id)`,
};

const joined = (db: DbOrTx) =>
  db
    .select({
      archive: archives,
      size: files.size,
      sha256: files.sha256,
      tags: tagsOf('archive'),
      ...uses,
    })
    .from(archives)
    .innerJoin(files, eq(files.id, archives.fileId))
    .$dynamic();

/** The archive, if it is this user's; else Failure 'notFound'. */
export async function ownArchive(db: DbOrTx, userId: string, id: string): Promise<Joined> {
  const [row] = await joined(db).where(and(eq(archives.id, id), eq(archives.userId, userId)));
  if (!row) throw new Failure('notFound');
  return row;
}

const named = (name: string): string => {
  if (!name.trim()) throw new Failure('invalid', { field: 'name' });
  return name.trim();
};

/** Keeps a PDF with what it was made of. Failure 'benefits' when there is no room for another. */
export async function addArchive(services: Services, userId: string, made: NewArchive): Promise<Archive> {
  const { resume, twin = null } = made;
  const name = named(made.name);
  const file = { name: made.fileName, mime: 'application/pdf', bytes: made.bytes };
  return storeFile(services, userId, 'archive', file, async (tx, fileId) => {
    await lockUser(tx, userId);
    const [all] = await tx.select({ n: count() }).from(archives).where(eq(archives.userId, userId));
    await checkBenefit(services, tx, { userId, ability: 'archives', count: all!.n + 1 });
    const { language, content, style, revision } = resume;
    const what = { language, content, style, twin, revision, resumeId: resume.id, resumeName: resume.name };
    const [row] = await tx
      .insert(archives)
      .values({ ...what, userId, name, fileName: made.fileName, fileId, pages: made.pages, createdAt: services.now() })
      .returning({ id: archives.id });
    return show(await ownArchive(tx, userId, row!.id));
  });
}

const ORDER = { newest: desc(archives.createdAt), oldest: asc(archives.createdAt), largest: desc(files.size) };

/** A page of them, how many there are in all, and the space that all of the person's take, in bytes. */
export async function listArchives(
  { db }: Services,
  userId: string,
  { page, size, tag, sort = 'newest' }: ListArchives,
): Promise<Page<Archive> & { space: number }> {
  const own = eq(archives.userId, userId);
  const shown = tag ? and(own, hasTag('archive', tag)) : own;
  const [rows, [total], [all]] = await Promise.all([
    joined(db)
      .where(shown)
      .orderBy(ORDER[sort], desc(archives.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ n: count() }).from(archives).where(shown),
    db
      .select({ space: sql<number>`coalesce(sum(${files.size}::bigint + ${archives.bytes}), 0)::float8` })
      .from(archives)
      .innerJoin(files, eq(files.id, archives.fileId))
      .where(own),
  ]);
  return { items: rows.map(show), total: total!.n, space: all!.space };
}

export async function archiveDetail({ db }: Services, userId: string, id: string): Promise<ArchiveDetail> {
  const row = await ownArchive(db, userId, id);
  return { ...show(row), content: row.archive.content, style: row.archive.style };
}

export async function renameArchive(services: Services, userId: string, id: string, name: string): Promise<Archive> {
  await ownArchive(services.db, userId, id);
  await services.db
    .update(archives)
    .set({ name: named(name) })
    .where(and(eq(archives.id, id), eq(archives.userId, userId)));
  return show(await ownArchive(services.db, userId, id));
}

/** The PDF as it was made. */
export async function archiveFile(
  services: Services,
  userId: string,
  id: string,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { archive } = await ownArchive(services.db, userId, id);
  const { bytes } = await readFile(services, userId, archive.fileId, 'archive');
  return { fileName: archive.fileName, bytes };
}

export async function deleteArchive(services: Services, userId: string, id: string): Promise<void> {
  const fileId = await services.db.transaction(async (tx) => {
    const { archive } = await ownArchive(tx, userId, id);
    await tx.delete(archives).where(eq(archives.id, id));
    await tx.delete(files).where(eq(files.id, archive.fileId));
    return archive.fileId;
  });
  await removeBytes(services, [fileId]);
}

/** A new résumé that says and looks as the archive does. */
export async function resumeFromArchive(services: Services, userId: string, id: string): Promise<{ resumeId: string }> {
  const { archive } = await ownArchive(services.db, userId, id);
  const { name, language, content, style } = archive;
  const what = { name, language, content, style };
  return services.db.transaction(async (tx) => ({ resumeId: await insertResume(services, tx, userId, what) }));
}
