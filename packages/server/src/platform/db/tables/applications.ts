import type { ApplicationMatch, ApplicationStage } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { archives } from './archives.ts';
import { at, createdAt, id } from './columns.ts';
import { jobs } from './job-descriptions.ts';
import { owner } from './users.ts';

/** A card of the board. The words of the posting and the match are copies: what becomes of the job changes neither. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    userId: owner(),
    stage: text().$type<ApplicationStage>().notNull(),
    title: text().notNull(),
    employer: text().notNull(),
    link: text().notNull(),
    posting: text().notNull(),
    contacts: text().notNull(),
    notes: text().notNull(),
    appliedOn: date({ mode: 'string' }),
    nextStep: text().notNull(),
    remindAt: at(),
    remindedAt: at(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    archiveId: uuid().references(() => archives.id, { onDelete: 'set null' }),
    match: jsonb().$type<ApplicationMatch>(),
    createdAt: createdAt(),
    movedAt: createdAt(),
    /** it can be put back for a day */
    deletedAt: at(),
  },
  (t) => [
    index().on(t.userId, t.movedAt),
    index().on(t.jobId),
    index().on(t.archiveId),
    index().on(t.deletedAt),
    index('applications_due').on(t.remindAt).where(sql`reminded_at is null and deleted_at is null`),
  ],
);

/** The secret address of a person's calendar. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: owner().primaryKey(),
  address: text().notNull().unique(),
  createdAt: createdAt(),
});
