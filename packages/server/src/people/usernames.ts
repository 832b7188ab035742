import { randomInt } from 'node:crypto';
import { USERNAME } from '@verdant/contracts';
import { inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { users } from '../platform/db/schema.ts';

/** Digits behind a name that is taken or too short, and how many such names are tried at once. */
const DIGITS = 6;
const TRIES = 8;
/** For an address of which no letter or digit can be kept. */
const NO_NAME = 'user';

/** What can stand in a username of the part before the @. */
const nameOf = (email: string): string => {
  const [local = ''] = email.split('@');
  const kept = local.normalize('NFKC').replace(/[^\p{L}\p{N}._-]+/gu, '.');
  const begun = [...kept.replace(/^[._-]+/, '')].slice(0, USERNAME.max - DIGITS).join('');
  return begun.replace(/[._-]+$/, '') || NO_NAME;
};

const digits = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** A username that nobody has: the part of the address before the @, with digits where it is taken or too short. */
export async function freeUsername(db: DbOrTx, email: string): Promise<string> {
  const name = nameOf(email);
  const wanted = [
    ...(name.length >= USERNAME.min ? [name] : []),
    ...Array.from({ length: TRIES }, () => name + digits()),
  ];
  const key = sql<string>`lower(${users.username})`;
  const found = await db
    .select({ key })
    .from(users)
    .where(
      inArray(
        key,
        wanted.map((one) => one.toLowerCase()),
      ),
    );
  const taken = new Set(found.map((row) => row.key));
  return wanted.find((one) => !taken.has(one.toLowerCase())) ?? wanted.at(-1)!;
}
