import { Failure, isUsername, type Profile, type User } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../platform/db/schema.ts';
import { violatesUnique } from '../platform/db/unique-violation.ts';
import { removeBytes } from '../platform/storage/remove-bytes.ts';
import type { Services } from '../services.ts';
import { eraseRows } from './data/erase.ts';
import { accountOf, assertPassword, showUser } from './users.ts';

/** Failures: 'invalid' at `username`, 'usernameTaken'. */
export async function updateProfile(services: Services, userId: string, input: Profile): Promise<User> {
  const nickname = input.nickname?.trim();
  const { username } = input;
  if (username !== undefined && !isUsername(username)) throw new Failure('invalid', { field: 'username' });
  const what = {
    ...(username === undefined ? {} : { username }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(input.language ? { language: input.language } : {}),
  };
  if (Object.keys(what).length)
    await services.db
      .update(users)
      .set(what)
      .where(eq(users.id, userId))
      .catch((error: unknown) => {
        throw violatesUnique(error, 'users_username') ? new Failure('usernameTaken', { field: 'username' }) : error;
      });
  const user = await accountOf(services.db, eq(users.id, userId));
  return showUser(services, user!);
}

/**
 * Erases a person: the rows, as the map of data says, and the bytes of all files. Failure 'invalid' for a wrong
 * password.
 */
export async function eraseAccount(services: Services, userId: string, password: string): Promise<void> {
  const person = await assertPassword(services, userId, password, 'password');
  await removeBytes(services, await services.db.transaction((tx) => eraseRows(services, tx, person)));
}
