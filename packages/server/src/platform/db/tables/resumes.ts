import type { Language, ResumeContent, ResumeStatus, ResumeStyle, RevisionReason } from '@verdant/contracts';
import { RENDERER } from '@verdant/contracts';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
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
    content: jsonb().$type<ResumeContent>().notNull(),
    style: jsonb().$type<ResumeStyle>().notNull(),
    renderer: renderer(),
    sourceFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.updatedAt)],
);

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
    content: jsonb().$type<ResumeContent>().notNull(),
    style: jsonb().$type<ResumeStyle>().notNull(),
    renderer: renderer(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.resumeId, t.revision] })],
);
