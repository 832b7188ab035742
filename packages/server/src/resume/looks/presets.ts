import { type AddPreset, Failure, MAX_PRESETS, type Preset } from '@verdant/contracts';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { lockUser } from '../../people/lock-user.ts';
import { presets } from '../../platform/db/schema.ts';
import { storable } from '../../platform/db/storable.ts';
import type { Services } from '../../services.ts';

const show = ({ id, name, look, createdAt }: typeof presets.$inferSelect): Preset => ({
  id,
  name,
  look,
  createdAt: createdAt.toISOString(),
});

export async function listPresets({ db }: Services, userId: string): Promise<Preset[]> {
  const rows = await db.select().from(presets).where(eq(presets.userId, userId)).orderBy(asc(presets.name));
  return rows.map(show);
}

/** Failures: 'invalid' at 'name' for a blank one, 'presetLimit' beyond `MAX_PRESETS`. */
export async function addPreset(services: Services, userId: string, input: AddPreset): Promise<Preset> {
  const name = storable(input.name).trim();
  if (!name) throw new Failure('invalid', { field: 'name' });
  return services.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const others = and(eq(presets.userId, userId), ne(presets.name, name));
    const [kept] = await tx.select({ n: count() }).from(presets).where(others);
    if (kept!.n >= MAX_PRESETS) throw new Failure('presetLimit');
    const values = { look: input.look, createdAt: services.now() };
    const [row] = await tx
      .insert(presets)
      .values({ userId, name, ...values })
      .onConflictDoUpdate({ target: [presets.userId, presets.name], set: values })
      .returning();
    return show(row!);
  });
}

/** Failure 'notFound' also where it is somebody else's. */
export async function deletePreset({ db }: Services, userId: string, id: string): Promise<void> {
  const own = and(eq(presets.id, id), eq(presets.userId, userId));
  const gone = await db.delete(presets).where(own).returning({ id: presets.id });
  if (!gone.length) throw new Failure('notFound');
}
