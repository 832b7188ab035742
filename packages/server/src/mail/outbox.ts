import type { DevMail } from '@verdant/contracts';
import { and, asc, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { DbOrTx } from '../platform/db/client.ts';
import { mails } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';

export type Mail = { to: string; replyTo?: string; subject: string; text: string; html: string };

/** Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that one commits. */
export async function queueMail(db: DbOrTx, mail: Mail): Promise<void> {
  await db.insert(mails).values(mail);
}

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
/** The link in an older mail has expired. */
const GIVE_UP_MS = 24 * 3_600_000;
/** Links in a mail open accounts: they are kept only until they are on their way. */
const NO_BODY = { text: '', html: '' };

/** Sends what is due, oldest first; a failure waits longer each time, up to an hour. Returns how many were sent. */
export async function sendDueMail(services: Services, signal?: AbortSignal): Promise<number> {
  const { config, db, log, now } = services;
  if (!config.smtpUrl) return 0;
  // a server that does not answer must not hold up the worker's end, nor a transaction for minutes
  const transport = nodemailer.createTransport({ url: config.smtpUrl, ...TIMEOUTS });
  const due = () =>
    and(isNull(mails.sentAt), lte(mails.nextAt, now()), gt(mails.createdAt, new Date(now().getTime() - GIVE_UP_MS)));
  let sent = 0;
  try {
    for (const { id } of await db
      .select({ id: mails.id })
      .from(mails)
      .where(due())
      .orderBy(asc(mails.createdAt))
      .limit(20)) {
      if (signal?.aborted) break;
      await db.transaction(async (tx) => {
        // locked while it is sent, so that two workers don't send it both
        const [mail] = await tx
          .select()
          .from(mails)
          .where(and(eq(mails.id, id), due()))
          .for('update', { skipLocked: true });
        if (!mail) return;
        try {
          await transport.sendMail({
            from: config.mailFrom,
            to: mail.to,
            ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
          });
          await tx
            .update(mails)
            .set({ sentAt: now(), ...NO_BODY })
            .where(eq(mails.id, id));
          sent++;
        } catch (error) {
          // what a server says of a letter names whom it was for
          const { code, responseCode } = error as { code?: string; responseCode?: number };
          log.warn({ code, responseCode, mail: id }, 'mail could not be sent; it will be tried again');
          const waitMs = Math.min(3_600_000, 5_000 * 2 ** mail.attempts);
          await tx
            .update(mails)
            .set({ attempts: sql`${mails.attempts} + 1`, nextAt: new Date(now().getTime() + waitMs) })
            .where(eq(mails.id, id));
        }
      });
    }
  } finally {
    transport.close();
  }
  return sent;
}

/** The newest 50 mails of the outbox, sent or not: for developers, never in production. */
export async function listDevMail({ db }: Services): Promise<DevMail[]> {
  const rows = await db.select().from(mails).orderBy(desc(mails.createdAt)).limit(50);
  return rows.map(({ to, subject, text, html, createdAt }) => ({
    to,
    subject,
    text,
    html,
    sentAt: createdAt.toISOString(),
  }));
}

/** Mails name people: kept no longer than a month, sent or not. What was given up is kept without its words. */
const KEPT_MS = 30 * 24 * 3_600_000;

export async function removeOldMail({ config, db, now }: Services): Promise<void> {
  const before = (ms: number) => lt(mails.createdAt, new Date(now().getTime() - ms));
  await db.delete(mails).where(before(KEPT_MS));
  // without a server the rows are the developers' mailbox
  if (config.smtpUrl)
    await db
      .update(mails)
      .set(NO_BODY)
      .where(and(before(GIVE_UP_MS), ne(mails.text, '')));
}
