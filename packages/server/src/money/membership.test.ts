import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { listDevMail } from '../mail/outbox.ts';
import { listMessages, readMessages } from '../people/messages.ts';
import { users } from '../platform/db/schema.ts';
import { listResumes } from '../resume/resume-list.ts';
import { addResume, updateResume } from '../resume/resumes.ts';
import type { Services } from '../services.ts';
import { grantMembership, membershipOf, membershipPeriods } from './membership.ts';
import { operatorGrant, operatorRevoke } from './operator.ts';
import { remindOfExpiry } from './reminders.ts';

const DAY = 86_400_000;
let test: TestServices;
let services: Services;
let people = 0;
let skipped = 0;
beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + skipped) });
  services = test.services;
}, 60_000);
afterAll(() => test.close());

async function person(): Promise<{ userId: string; email: string }> {
  const email = `member${++people}@example.com`;
  const [row] = await services.db
    .insert(users)
    .values({ email, emailKey: email, passwordHash: 'x', language: 'zh' })
    .returning();
  return { userId: row!.id, email };
}

const grant = (userId: string, vipCode: 'MONTH' | 'YEAR', days: number) =>
  services.db.transaction((tx) =>
    grantMembership(services, tx, { userId, vipCode, days, orderNo: null, actor: 'test' }),
  );

it('lays membershipPeriods end to end, and begins anew after a gap', () => {
  const at = (day: number) => new Date(day * DAY);
  const laid = membershipPeriods([
    { grantedAt: at(0), days: 30 },
    { grantedAt: at(5), days: 365 },
    { grantedAt: at(500), days: 30 },
  ]);
  expect(laid.map(({ startsAt, endsAt }) => [startsAt.getTime() / DAY, endsAt.getTime() / DAY])).toEqual([
    [0, 30],
    [30, 395],
    [500, 530],
  ]);
});

it('moves later membershipPeriods up when one is taken away', async () => {
  const { userId, email } = await person();
  await grant(userId, 'MONTH', 30);
  const year = await grant(userId, 'YEAR', 365);
  expect((await membershipOf(services, services.db, userId)).vipCode).toBe('MONTH');
  expect(Math.round((year.endsAt.getTime() - services.now().getTime()) / DAY)).toBe(395);
  expect(await operatorRevoke(services, 'operator:me', email)).toBe(2);
  expect(await membershipOf(services, services.db, userId)).toEqual({ vipCode: 'FREE', expiresAt: null });
  await operatorGrant(services, 'operator:me', { email, vipCode: 'YEAR', days: 2 });
  expect((await membershipOf(services, services.db, userId)).vipCode).toBe('YEAR');
  const trail = await services.db.execute(
    sql`select actor, action from audits where user_id = ${userId} order by id desc limit 3`,
  );
  expect(trail.rows[0]).toEqual({ actor: 'operator:me', action: 'membership.granted' });
  expect(trail.rows[1]).toEqual({ actor: 'operator:me', action: 'membership.revoked' });
});

describe('the end of membership', () => {
  it('is told before and at it, once each, by message and mail in the person’s language', async () => {
    const { userId, email } = await person();
    await grant(userId, 'MONTH', 30);
    const mine = async () => (await listDevMail(services)).filter(({ to }) => to === email);
    await remindOfExpiry(services);
    expect(await mine()).toEqual([]);
    skipped += 27.5 * DAY;
    await Promise.all([remindOfExpiry(services), remindOfExpiry(services)]);
    await remindOfExpiry(services);
    expect((await mine()).map(({ subject }) => subject)).toEqual([expect.stringContaining('到期')]);
    skipped += 3 * DAY;
    await remindOfExpiry(services);
    await remindOfExpiry(services);
    expect((await mine()).map(({ subject }) => subject)).toContain('会员已到期');
    expect(await mine()).toHaveLength(2);
    const { items, unread } = await listMessages(services, userId, { page: 1, size: 20 }, 'en');
    expect(items.map(({ kind }) => kind)).toEqual(['membership.ended', 'membership.ending']);
    expect(items[0]!.title).toBe('Your membership has ended');
    expect(unread).toBe(2);
    expect(await readMessages(services, userId, { id: items[0]!.id })).toEqual({ unread: 1 });
    expect(await readMessages(services, userId, {})).toEqual({ unread: 0 });
    const other = await person();
    await expect(readMessages(services, other.userId, { id: items[0]!.id })).rejects.toMatchObject({
      error: 'notFound',
    });
  });

  it('is told to everybody, however many have been told before', async () => {
    const many = await Promise.all(Array.from({ length: 7 }, person));
    // 17:00 UTC, when China has the next day already
    skipped += DAY - ((services.now().getTime() - 17 * 3_600_000) % DAY);
    for (const { userId } of many) await grant(userId, 'MONTH', 2);
    const until = new Date(services.now().getTime() + 2 * DAY + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await remindOfExpiry(services, 3)).toBeGreaterThanOrEqual(7);
    expect(await remindOfExpiry(services, 3)).toBe(0);
    for (const { userId } of many) {
      const { items } = await listMessages(services, userId, { page: 1, size: 20 }, 'en');
      expect(items).toHaveLength(1);
      // the day as it is called where the site is at home
      expect(items[0]!.title).toContain(until);
    }
  });

  it('is not told to who has bought on', async () => {
    const { userId, email } = await person();
    await grant(userId, 'MONTH', 30);
    skipped += 29 * DAY;
    await grant(userId, 'MONTH', 30);
    skipped += 2 * DAY;
    await remindOfExpiry(services);
    expect((await listDevMail(services)).filter(({ to }) => to === email)).toEqual([]);
  });

  it('locks nothing: what was made stays, can be read and edited; only more of it waits', async () => {
    const { userId } = await person();
    await grant(userId, 'YEAR', 30);
    const add = () => addResume(services, userId, { name: 'R', language: 'en' });
    const made = [];
    for (let i = 0; i < 12; i++) made.push(await add());
    skipped += 31 * DAY;
    expect((await listResumes(services, userId, { page: 1, size: 50, sort: 'updated' })).total).toBe(12);
    const { revision } = await updateResume(services, userId, {
      id: made[11]!.resumeId,
      revision: 1,
      name: 'Mine still',
    });
    expect(revision).toBe(2);
    await expect(add()).rejects.toMatchObject({ error: 'benefits', data: { ability: 'resumes', limit: 10 } });
  });
});

it('keeps ledger and audit trail from ever being changed', async () => {
  for (const what of [
    'update ledger set amount_fen = 1',
    'delete from ledger',
    'delete from audits',
    "update audits set actor = 'nobody'",
    "update audits set user_id = null, detail = '{}'",
    'truncate audits',
  ]) {
    await expect(services.db.execute(what), what).rejects.toMatchObject({
      cause: { message: expect.stringContaining('only grow') },
    });
  }
});
