import type { ProviderId } from '@verdant/contracts';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { owner, users } from './users.ts';

/** What a provider says of somebody. `subject` is its own name for them, which it gives to nobody else. */
export type Claims = { subject: string; email: string | null; emailVerified: boolean; name: string };

/** An account elsewhere that opens one here. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: owner(),
    provider: text().$type<ProviderId>().notNull(),
    /** whose word the subject is: another server behind the same settings knows other people */
    issuer: text().notNull(),
    subject: text().notNull(),
    /** the address or name that it said, for its owner to know it by */
    label: text().notNull(),
    createdAt: createdAt(),
    usedAt: at(),
  },
  (t) => [unique('identities_once').on(t.provider, t.issuer, t.subject), index().on(t.userId)],
);

/** A browser that is away at a provider; one for each session that links, and for each browser that signs in. */
export const providerAttempts = pgTable(
  'provider_attempts',
  {
    /** the hash of the cookie of whoever began: of the session, or of the browser */
    askedBy: text().primaryKey(),
    /** who links, or whose code is waited for; null where it is not known yet who signs in */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<ProviderId>().notNull(),
    state: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    next: text(),
    /** what the provider said, while the code of the second step is waited for */
    claims: jsonb().$type<Claims>(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);
