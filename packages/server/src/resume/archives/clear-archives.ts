import { Failure } from '@verdant/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { archives, files } from '../../platform/db/schema.ts';
import { removeBytes } from '../../platform/storage/remove-bytes.ts';
import type { Services } from '../../services.ts';
import { uses } from './archives.ts';

/**
 * Deletes those that no application and no link leads to; the others are `kept`. `space`: what that made free, in bytes.
 * Failure 'notFound' where one is not this user's: then nothing is deleted.
 */
export async function clearArchives(
  services: Services,
  userId: string,
  ids: readonly string[],
): Promise<{ cleared: string[]; kept: string[]; space: number }> {
  const wanted = [...new Set(ids)];
  const { unused, kept } = await services.db.transaction(async (tx) => {
    // whoever would lead to one of them waits until this is over
    const own = and(eq(archives.userId, userId), inArray(archives.id, wanted));
    const held = await tx.select({ id: archives.id }).from(archives).where(own).orderBy(archives.id).for('update');
    if (held.length < wanted.length) throw new Failure('notFound');
    const rows = await tx
      .select({ id: archives.id, fileId: archives.fileId, size: files.size, bytes: archives.bytes, ...uses })
      .from(archives)
      .innerJoin(files, eq(files.id, archives.fileId))
      .where(own);
    const [unused, used] = [true, false].map((free) =>
      rows.filter(({ applications, links }) => (applications + links === 0) === free),
    ) as [typeof rows, typeof rows];
    if (unused.length) {
      await tx.delete(archives).where(
        inArray(
          archives.id,
          unused.map(({ id }) => id),
        ),
      );
      await tx.delete(files).where(
        inArray(
          files.id,
          unused.map(({ fileId }) => fileId),
        ),
      );
    }
    return { unused, kept: used.map(({ id }) => id) };
  });
  await removeBytes(
    services,
    unused.map(({ fileId }) => fileId),
  );
  return {
    cleared: unused.map(({ id }) => id),
    kept,
    space: unused.reduce((sum, { size, bytes }) => sum + size + (bytes ?? 0), 0),
  };
}
