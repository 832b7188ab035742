import type {
  Change,
  Engine,
  ErrorName,
  Language,
  ResumeContent,
  ResumeStatus,
  ResumeStyle,
  RevisionReason,
  StoredAnalysis,
  TaskKind,
  TaskStage,
} from '@verdant/contracts';
import { RENDERER } from '@verdant/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => uuid().primaryKey().defaultRandom();
const at = () => timestamp({ withTimezone: true, mode: 'date' });
/** what set its pages when it was written, '' before that was kept; the template's version is in the style */
const renderer = () =>
  text()
    .notNull()
    .default('')
    .$defaultFn(() => RENDERER);
const createdAt = () => at().notNull().defaultNow();
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const resume = () =>
  uuid()
    .notNull()
    .references(() => resumes.id, { onDelete: 'cascade' });

export const users = pgTable('users', {
  id: id(),
  /** as typed, for mail; `emailKey` is its lower case */
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  nickname: text().notNull().default(''),
  passwordHash: text().notNull(),
  active: boolean().notNull().default(false),
  language: text().$type<Language>().notNull().default('en'),
  createdAt: createdAt(),
});

/** A signed-in browser. Only the SHA-256 of its cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: owner(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    userAgent: text().notNull().default(''),
    /** names the session to its owner; the cookie is known by its hash alone */
    id: uuid().notNull().unique().defaultRandom(),
    seenAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
);

/** A link that was mailed: activation or reset. Only its SHA-256 is kept; it works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: owner(),
    purpose: text().$type<'activate' | 'reset'>().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [index().on(t.userId)],
);

/** Outbox. `sentAt` is null until a server took it; without SMTP the rows are the mailbox of developers. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text().notNull(),
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

/** A stored file; the bytes stand below DATA_DIR under its id. */
export const files = pgTable(
  'files',
  {
    id: id(),
    userId: owner(),
    kind: text().$type<'source' | 'image' | 'archive'>().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    /** for images: the one used as avatar */
    selected: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.kind)],
);

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

export const revisions = pgTable(
  'revisions',
  {
    resumeId: resume(),
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

/** The truth about work to do. `fence` only grows: what began last may end the task, and nothing else may. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    userId: owner(),
    resumeId: resume(),
    kind: text().$type<TaskKind>().notNull(),
    input: jsonb().notNull(),
    status: text().$type<'queued' | 'running' | 'succeeded' | 'failed'>().notNull().default('queued'),
    stage: text().$type<TaskStage>().notNull().default('queued'),
    progress: integer().notNull().default(0),
    /** counted anew when a person asks for a retry */
    attempt: integer().notNull().default(0),
    fence: integer().notNull().default(0),
    /** the worker's last sign of life while running; the earliest start while queued */
    aliveAt: at().notNull().defaultNow(),
    result: jsonb(),
    error: text().$type<ErrorName>(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.resumeId, t.createdAt),
    index().on(t.aliveAt).where(sql`status in ('queued', 'running')`),
    // one running piece of work of a kind on a résumé, whatever was clicked how often
    uniqueIndex('tasks_one_open').on(t.resumeId, t.kind).where(sql`status in ('queued', 'running')`),
  ],
);

/** `taskId` is unique: a task's result can't be written twice. Null where rules looked again after an accepted change. */
export const analyses = pgTable(
  'analyses',
  {
    id: id(),
    resumeId: resume(),
    taskId: uuid()
      .unique()
      .references(() => tasks.id, { onDelete: 'set null' }),
    revision: integer().notNull(),
    jobDescription: text(),
    data: jsonb().$type<StoredAnalysis>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.resumeId, t.createdAt)],
);

export const fixes = pgTable(
  'fixes',
  {
    id: id(),
    resumeId: resume(),
    taskId: uuid()
      .unique()
      .references(() => tasks.id, { onDelete: 'set null' }),
    revision: integer().notNull(),
    changes: jsonb().$type<Change[]>().notNull(),
    unanswered: jsonb().$type<string[]>().notNull(),
    engine: jsonb().$type<Engine>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.resumeId, t.createdAt)],
);

/** Owned by the rate limiter; its columns are what that library asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

export * from './archives.ts';
export * from './contact.ts';
export * from './imports.ts';
export * from './jobs.ts';
export * from './membership.ts';
