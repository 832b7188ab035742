import type { Language, ResumeStyle, Twin } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contentColumn } from './columns.ts';
import { files } from './files.ts';
import { resumes } from './resumes.ts';
import { users } from './users.ts';

/** What was sent out. No update touches a row but for its name; `fileId` is the PDF itself. */
export const archives = pgTable(
  'archives',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'set null' }),
    name: text().notNull(),
    fileName: text().notNull(),
    resumeName: text().notNull(),
    revision: integer().notNull(),
    language: text().$type<Language>().notNull(),
    content: contentColumn().notNull(),
    style: jsonb().$type<ResumeStyle>().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    pages: integer().notNull(),
    /** what its pages have in the other language; null where they have one */
    twin: jsonb().$type<Twin>(),
    /** what the words take as text; the database counts */
    bytes: integer().generatedAlwaysAs(
      sql`octet_length(content::text) + octet_length(style::text) + coalesce(octet_length(twin::text), 0)`,
    ),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index().on(t.userId, t.createdAt)],
);
