import { hash, verify } from '@node-rs/argon2';
import { Failure, type Login, type User } from '@verdant/contracts';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { files, users } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { missingFactor } from './second-codes.ts';
import { countTry, type Place } from './sign-in-tries.ts';

/** Several times what the work takes for a known address, so that an unknown one does not answer sooner. */
export const MAIL_ANSWER_MS = 150;

type Row = typeof users.$inferSelect;
/** Somebody with an account. */
export type UserRow = Row & { email: string; emailKey: string };
/** A guest has no address: the database sees to it. */
export const isAccount = (row: Row): row is UserRow => row.guestUntil === null;

/** Signing in and whatever else asks for an account knows no guests. */
export async function accountOf(db: DbOrTx, where: SQL): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(where, isNull(users.guestUntil)));
  return row as UserRow | undefined;
}
export const keyOf = (email: string) => email.trim().toLowerCase();
/** The absolute address of a page, for mail. */
export const linkTo = (services: Services, hashPath: string) => `${services.config.publicUrl}/#${hashPath}`;

export const userByEmail = ({ db }: Services, email: string): Promise<UserRow | undefined> =>
  accountOf(db, eq(users.emailKey, keyOf(email)));

// verified against when there is no such account, so that both answers take the same time
let decoy: Promise<string> | undefined;

/**
 * Failures: 'wrongPassword' for an unknown address too; 'inactive', 'secondFactor' and 'wrongCode' only to one who knows
 * the password; 'tooMany'.
 */
export async function signIn(services: Services, input: Login, place: Place): Promise<UserRow> {
  const takeBack = await countTry(services, keyOf(input.email), place);
  const user = await userByEmail(services, input.email);
  decoy ??= hash('no account has this password');
  const right = await verify(user?.passwordHash ?? (await decoy), input.password);
  if (!user?.passwordHash || !right) throw new Failure('wrongPassword');
  const missing = user.active ? await missingFactor(services, user.id, input.code) : 'inactive';
  // a wrong code counts like a wrong password
  if (missing === 'wrongCode') throw new Failure(missing, { field: 'code' });
  await takeBack();
  if (missing) throw new Failure(missing);
  return user;
}

/** Whether it is the password of somebody who is signed in; Failures 'wrongCurrent' at `field`, 'noPassword', 'tooMany'. */
export async function assertPassword(services: Services, userId: string, password: string, field: string) {
  await services.limiter.consume('passwordByUser', userId);
  const user = await accountOf(services.db, eq(users.id, userId));
  if (user?.passwordHash === null) throw new Failure('noPassword');
  if (!user || !(await verify(user.passwordHash, password))) throw new Failure('wrongCurrent', { field });
  await services.limiter.giveBack('passwordByUser', userId);
  return user;
}

/** As `/current` shows a user. */
export async function showUser({ db }: Services, user: UserRow): Promise<User> {
  const [avatar] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.userId, user.id), eq(files.kind, 'image'), eq(files.selected, true)))
    .orderBy(desc(files.createdAt))
    .limit(1);
  return {
    id: user.id,
    name: user.nickname || user.username,
    username: user.username,
    nickname: user.nickname,
    email: user.email,
    headimgurl: avatar ? `/api/resume/image/file?id=${avatar.id}` : null,
    createdAt: user.createdAt.toISOString(),
  };
}
