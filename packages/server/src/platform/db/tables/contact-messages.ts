import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What was written through the contact form: the copy of the letter that was sent. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index().on(t.createdAt)],
);
