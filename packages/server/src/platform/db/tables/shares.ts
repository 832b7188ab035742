import type { Language, ResumeContent, ResumeStyle, Twin } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { archives } from './archives.ts';
import { at, createdAt, id } from './columns.ts';
import { resumes } from './resumes.ts';
import { owner } from './users.ts';

/** A public page of a résumé or of an archive: one of the two is set, and it goes with it. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    userId: owner(),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'cascade' }),
    archiveId: uuid().references(() => archives.id, { onDelete: 'cascade' }),
    /** what stands behind /s/ */
    address: text().notNull().unique(),
    /** whether the person chose it */
    ownAddress: boolean().notNull(),
    /** a résumé as it stood when it was pinned; null shows the newest */
    pinned: jsonb().$type<PinnedResume>(),
    /** what that takes as text; the database counts */
    bytes: integer().generatedAlwaysAs(sql`coalesce(octet_length(pinned::text), 0)`),
    passwordHash: text(),
    expiresAt: at(),
    pdf: boolean().notNull(),
    contact: boolean().notNull(),
    views: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.createdAt), index().on(t.resumeId), index().on(t.archiveId)],
);

/** `twin`: what its pages have in the other language, where they have both. */
export type PinnedResume = { language: Language; content: ResumeContent; style: ResumeStyle; twin?: Twin };
