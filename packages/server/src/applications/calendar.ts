import { randomBytes } from 'node:crypto';
import { Failure } from '@verdant/contracts';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import ical, { ICalAlarmType } from 'ical-generator';
import { applications, calendarFeeds } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

const EVENT_MS = 30 * 60_000;

type Feed = { url: string | null };
const feedAt = ({ config }: Services, address: string | undefined): Feed => ({
  url: address ? new URL(`/api/application/calendar?key=${address}`, config.publicUrl).href : null,
});

export async function ownFeed(services: Services, userId: string): Promise<Feed> {
  const [row] = await services.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feedAt(services, row?.address);
}

/** A new address of 128 bits in the place of the old one. */
export async function renewFeed(services: Services, userId: string): Promise<Feed> {
  const set = { address: randomBytes(16).toString('base64url'), createdAt: services.now() };
  await services.db
    .insert(calendarFeeds)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set });
  return feedAt(services, set.address);
}

export async function withdrawFeed(services: Services, userId: string): Promise<Feed> {
  await services.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return { url: null };
}

/** The next steps that have a time (iCalendar, RFC 5545). Failure 'notFound' for an address that leads nowhere. */
export async function calendarOf({ db, config }: Services, address: string): Promise<string> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.address, address));
  if (!feed) throw new Failure('notFound');
  const timed = and(isNotNull(applications.remindAt), isNull(applications.deletedAt));
  const cards = await db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, feed.userId), timed))
    .orderBy(asc(applications.remindAt));
  const calendar = ical({ name: '青简 · Verdant', prodId: { company: 'Verdant', product: 'Applications' } });
  for (const { id, title, employer, nextStep, link, remindAt } of cards) {
    const of = [title, employer].filter(Boolean).join(' · ');
    const event = calendar.createEvent({
      id: `${id}@${new URL(config.publicUrl).hostname}`,
      start: remindAt!,
      end: new Date(remindAt!.getTime() + EVENT_MS),
      summary: nextStep ? `${nextStep} · ${of}` : of,
    });
    if (link) event.url(link);
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0 });
  }
  return calendar.toString();
}
