import type { LinkPurpose } from '@verdant/contracts';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns.ts';
import { owner } from './users.ts';

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
    /** the browser, as `known_devices` has it */
    deviceHash: text(),
  },
  (t) => [index().on(t.userId)],
);

/** A browser that an account was signed in on. It stays known after signing out; only the SHA-256 of its cookie is kept. */
export const knownDevices = pgTable(
  'known_devices',
  { userId: owner(), deviceHash: text().notNull(), seenAt: createdAt() },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
);

/** A link that was mailed: activation or reset. Only its SHA-256 is kept; it works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: owner(),
    purpose: text().$type<LinkPurpose>().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
    /** when a newer link of the same purpose was mailed: this one only says so from then on */
    replacedAt: at(),
  },
  (t) => [index().on(t.userId)],
);
