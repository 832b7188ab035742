import type { Dismissed, Language, ResumeStatus, ResumeStyle, RevisionReason } from '@verdant/contracts';
import { RENDERER } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { contentColumn, createdAt, id } from './columns.ts';
import { files } from './files.ts';
import { owner } from './users.ts';

/** what set its pages when it was written, '' before that was kept; the template's version is in the style */
const renderer = () =>
  text()
    .notNull()
    .default('')
    .$defaultFn(() => RENDERER);

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    status: text().$type<ResumeStatus>().notNull(),
    /** 0 until an import has brought the first content */
    revision: integer().notNull(),
    content: contentColumn().notNull(),
    style: jsonb().$type<ResumeStyle>().notNull(),
    renderer: renderer(),
    /** advice that is left as it is */
    dismissed: jsonb().$type<Dismissed[]>().notNull().default([]),
    /** what its kept revisions take */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    sourceFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.updatedAt)],
);

/** what a content and its style take as text; the database counts */
export const contentBytes = () =>
  integer().generatedAlwaysAs(sql`octet_length(content::text) + octet_length(style::text)`);

/** the résumé this row belongs to; it goes with it */
export const resumeOf = () =>
  uuid()
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' });

export const revisions = pgTable(
  'revisions',
  {
    resumeId: resumeOf(),
    revision: integer().notNull(),
    reason: text().$type<RevisionReason>().notNull(),
    language: text().$type<Language>().notNull(),
    content: contentColumn().notNull(),
    style: jsonb().$type<ResumeStyle>().notNull(),
    renderer: renderer(),
    bytes: contentBytes(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.resumeId, t.revision] })],
);
