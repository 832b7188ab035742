import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

/** Outbox. `sentAt` is null until a server took it; without SMTP the rows are the mailbox of developers. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text().notNull(),
    /** who is answered, where that is not us */
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    nextAt: at().notNull().defaultNow(),
    sentAt: at(),
  },
  (t) => [index().on(t.nextAt).where(sql`sent_at is null`)],
);
