import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';
import { owner, users } from './users.ts';

/** What an account is signed in to with instead of the password: the public half of a key that a device keeps. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: owner(),
    /** what the device calls it, base64url; one belongs to one account */
    credentialId: text().notNull().unique(),
    /** COSE, base64url */
    publicKey: text().notNull(),
    /** how often the device says it was used; stays 0 where a device does not count */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    usedAt: at(),
  },
  (t) => [index().on(t.userId)],
);

/** What a browser has to have signed: one for each session that adds a passkey, and for each browser that signs in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** the hash of the cookie of whoever asked: of the session, or of the browser */
    askedBy: text().primaryKey(),
    /** who adds a passkey; null where somebody signs in */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);
