import {
  Failure,
  MAX_TAGS,
  MAX_TAGS_OF_ONE,
  type OwnTag,
  type RenameTag,
  type SetTags,
  TAG_MAX,
  tagKey,
  tagName,
} from '@verdant/contracts';
import { and, asc, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { lockUser } from '../../people/lock-user.ts';
import type { DbOrTx, Tx } from '../../platform/db/client.ts';
import { tagged, tags } from '../../platform/db/schema.ts';
import { storable } from '../../platform/db/storable.ts';
import type { Services } from '../../services.ts';
import { ownArchive } from '../archives/archives.ts';
import { ownResume } from '../resumes.ts';

const named = (typed: string): { name: string; key: string } => {
  const name = tagName(storable(typed));
  const key = tagKey(name);
  if (!key || key.length > TAG_MAX * 2) throw new Failure('invalid', { field: 'name' });
  return { name, key };
};

export const listTags = async ({ db }: { db: DbOrTx }, userId: string): Promise<OwnTag[]> =>
  db
    .select({ id: tags.id, name: tags.name, resumes: count(tagged.resumeId), archives: count(tagged.archiveId) })
    .from(tags)
    .leftJoin(tagged, eq(tagged.tagId, tags.id))
    .where(eq(tags.userId, userId))
    .groupBy(tags.id)
    .orderBy(asc(tags.key));

/** The ids of tags by their names, in the spelling that is there already; others are made. Failure 'tagLimit'. */
async function tagIds(services: Services, tx: Tx, userId: string, names: readonly string[]): Promise<string[]> {
  // of two spellings the first stays
  const wanted = new Map(
    names
      .map(named)
      .map((tag) => [tag.key, tag] as const)
      .reverse(),
  );
  if (wanted.size === 0) return [];
  const makes = [...wanted.values()].map((tag) => ({ ...tag, userId, createdAt: services.now() }));
  await tx.insert(tags).values(makes).onConflictDoNothing();
  const [all] = await tx.select({ n: count() }).from(tags).where(eq(tags.userId, userId));
  if (all!.n > MAX_TAGS) throw new Failure('tagLimit');
  const own = and(eq(tags.userId, userId), inArray(tags.key, [...wanted.keys()]));
  return (await tx.select({ id: tags.id }).from(tags).where(own)).map(({ id }) => id);
}

/**
 * Exactly these tags for a résumé or an archive. Failures: 'notFound' also where it is somebody else's, 'invalid' where
 * not one of the two is named, 'tagLimit' beyond `MAX_TAGS`.
 */
export async function setTags(services: Services, userId: string, input: SetTags): Promise<{ tags: string[] }> {
  const { resumeId = null, archiveId = null, names } = input;
  if ((resumeId === null) === (archiveId === null)) throw new Failure('invalid', { field: 'resumeId' });
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (resumeId !== null) await ownResume(tx, userId, resumeId);
    if (archiveId !== null) await ownArchive(tx, userId, archiveId);
    const ids = await tagIds(services, tx, userId, names.slice(0, MAX_TAGS_OF_ONE));
    const its = resumeId !== null ? eq(tagged.resumeId, resumeId) : eq(tagged.archiveId, archiveId!);
    await tx.delete(tagged).where(and(its, ids.length ? notInArray(tagged.tagId, ids) : sql`true`));
    if (ids.length) {
      const rows = ids.map((tagId) => ({ userId, tagId, resumeId, archiveId }));
      await tx.insert(tagged).values(rows).onConflictDoNothing();
    }
    const has = await tx
      .select({ name: tags.name })
      .from(tagged)
      .innerJoin(tags, eq(tags.id, tagged.tagId))
      .where(its)
      .orderBy(asc(tags.key));
    return { tags: has.map(({ name }) => name) };
  });
}

/** Failure 'notFound' also where it is somebody else's. Everything that had either of two tags then has the one. */
export async function renameTag(services: Services, userId: string, { id, name: typed }: RenameTag): Promise<OwnTag[]> {
  const { name, key } = named(typed);
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const own = and(eq(tags.id, id), eq(tags.userId, userId));
    if (!(await tx.select({ id: tags.id }).from(tags).where(own)).length) throw new Failure('notFound');
    const [other] = await tx
      .select({ id: tags.id })
      .from(tags)
      .where(and(eq(tags.userId, userId), eq(tags.key, key), sql`${tags.id} <> ${id}`));
    if (other) {
      const its = await tx.select().from(tagged).where(eq(tagged.tagId, id));
      const rows = its.map(({ resumeId, archiveId }) => ({ userId, tagId: other.id, resumeId, archiveId }));
      if (rows.length) await tx.insert(tagged).values(rows).onConflictDoNothing();
      await tx.delete(tags).where(own);
    }
    await tx
      .update(tags)
      .set({ name, key })
      .where(and(eq(tags.id, other?.id ?? id), eq(tags.userId, userId)));
    return listTags({ db: tx }, userId);
  });
}

/** Failure 'notFound' also where it is somebody else's. */
export async function deleteTag({ db }: Services, userId: string, id: string): Promise<void> {
  const own = and(eq(tags.id, id), eq(tags.userId, userId));
  const gone = await db.delete(tags).where(own).returning({ id: tags.id });
  if (!gone.length) throw new Failure('notFound');
}
