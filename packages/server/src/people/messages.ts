import {
  Failure,
  type Language,
  type Message,
  type MessageKind,
  type Page,
  type Paged,
  type ReadMessage,
} from '@verdant/contracts';
import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../platform/db/client.ts';
import { messages } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { messageTexts } from './message-texts.ts';

export type NewMessage = { userId: string; kind: MessageKind; key: string; data: Record<string, string | number> };

/** Leaves a message; false where the one of this `key` is there already. */
export async function addMessage({ now }: Services, tx: Tx, message: NewMessage): Promise<boolean> {
  const rows = await tx
    .insert(messages)
    .values({ ...message, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return rows.length === 1;
}

export async function unreadMessages(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNull(messages.readAt)));
  return row!.n;
}

export async function listMessages(
  { db }: Services,
  userId: string,
  { page, size }: Paged,
  language: Language,
): Promise<Page<Message> & { unread: number }> {
  const own = eq(messages.userId, userId);
  const [rows, [total], unread] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(own)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ n: count() }).from(messages).where(own),
    unreadMessages(db, userId),
  ]);
  const items = rows.map(({ id, kind, data, createdAt, readAt }) => ({
    id,
    kind,
    ...messageTexts(kind, data, language),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
  return { items, total: total!.n, unread };
}

/** Marks one, or all without an id. Failure 'notFound' for another's. */
export async function readMessages(
  { db, now }: Services,
  userId: string,
  { id }: ReadMessage,
): Promise<{ unread: number }> {
  const own = and(eq(messages.userId, userId), id ? eq(messages.id, id) : undefined);
  if (id) {
    const [row] = await db.select({ id: messages.id }).from(messages).where(own);
    if (!row) throw new Failure('notFound');
  }
  await db
    .update(messages)
    .set({ readAt: now() })
    .where(and(own, isNull(messages.readAt)));
  return { unread: await unreadMessages(db, userId) };
}

const KEPT_MS = 730 * 86_400_000;

export async function removeOldMessages({ db, now }: Services): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, new Date(now().getTime() - KEPT_MS)));
}
