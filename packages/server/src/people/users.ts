import { hash, verify } from '@node-rs/argon2';
import {
  type ChangePassword,
  Failure,
  type Language,
  type Login,
  type Register,
  type ResetPassword,
  type User,
} from '@verdant/contracts';
import { and, desc, eq } from 'drizzle-orm';
import { mailFrom } from '../mail/mail-templates.ts';
import { queueMail } from '../mail/outbox.ts';
import { files, users } from '../platform/db/schema.ts';
import { takeAtLeast } from '../platform/minimum-duration.ts';
import type { Services } from '../services.ts';
import { consumeToken, issueToken } from './mail-tokens.ts';
import { checkPassword } from './password.ts';
import { endAllSessions } from './sessions.ts';

// several times what the work takes for a known address, so that an unknown one does not answer sooner
const MAIL_ANSWER_MS = 150;

type UserRow = typeof users.$inferSelect;
const keyOf = (email: string) => email.trim().toLowerCase();
const link = (services: Services, hashPath: string) => `${services.config.publicUrl}/#${hashPath}`;

async function byEmail({ db }: Services, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, keyOf(email)));
  return row;
}

/** Signs up. The answer and the work are the same for a known address; the mail tells the difference to its owner. */
export async function register(services: Services, input: Register, language: Language): Promise<{ email: string }> {
  checkPassword(input.password);
  const email = input.email.trim();
  await services.limiter.take('mailByAccount', keyOf(email));
  const passwordHash = await hash(input.password);
  await services.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ email, emailKey: keyOf(email), nickname: input.nickname?.trim() ?? '', passwordHash, language })
      .onConflictDoNothing()
      .returning();
    if (created) return sendActivation(services, tx, created);
    const [known] = await tx
      .select()
      .from(users)
      .where(eq(users.emailKey, keyOf(email)));
    if (known && !known.active) {
      // nobody has proved the address yet: the newest sign-up counts, older links end
      const [renewed] = await tx
        .update(users)
        .set({ passwordHash, language })
        .where(eq(users.id, known.id))
        .returning();
      return sendActivation(services, tx, renewed!);
    }
    return queueMail(tx, mailFrom('known', email, language, link(services, '/login')));
  });
  return { email };
}

async function sendActivation(services: Services, tx: Parameters<typeof queueMail>[0], user: UserRow): Promise<void> {
  const token = await issueToken(services, tx, user.id, 'activate');
  await queueMail(tx, mailFrom('activate', user.email, user.language, link(services, `/activate?token=${token}`)));
}

/** Sends the activation mail again, where there is an account that waits for it. */
export async function resendActivation(services: Services, email: string): Promise<{ email: string }> {
  await services.limiter.take('mailByAccount', keyOf(email));
  return takeAtLeast(MAIL_ANSWER_MS, async () => {
    const user = await byEmail(services, email);
    if (user && !user.active) await services.db.transaction((tx) => sendActivation(services, tx, user));
    return { email };
  });
}

/** Failure 'tokenSpent' for a link that is unknown, used or over. */
export async function activate(services: Services, token: string): Promise<{ email: string }> {
  return services.db.transaction(async (tx) => {
    const userId = await consumeToken(services, tx, token, 'activate');
    const [user] = await tx.update(users).set({ active: true }).where(eq(users.id, userId)).returning();
    return { email: user!.email };
  });
}

// verified against when there is no such account, so that both answers take the same time
let decoy: Promise<string> | undefined;

/** Failures: 'wrongPassword' for an unknown address too; 'inactive' only to one who knows the password. */
export async function signIn(services: Services, input: Login): Promise<UserRow> {
  const key = keyOf(input.email);
  await services.limiter.take('signInByAccount', key);
  const user = await byEmail(services, input.email);
  decoy ??= hash('no account has this password');
  const right = await verify(user?.passwordHash ?? (await decoy), input.password);
  if (!user || !right) throw new Failure('wrongPassword');
  if (!user.active) throw new Failure('inactive');
  await services.limiter.forget('signInByAccount', key);
  return user;
}

export async function forgotPassword(
  services: Services,
  email: string,
  language: Language,
): Promise<{ email: string }> {
  await services.limiter.take('mailByAccount', keyOf(email));
  return takeAtLeast(MAIL_ANSWER_MS, async () => {
    const user = await byEmail(services, email);
    if (user) {
      await services.db.transaction(async (tx) => {
        const token = await issueToken(services, tx, user.id, 'reset');
        await queueMail(tx, mailFrom('reset', user.email, language, link(services, `/reset?token=${token}`)));
      });
    }
    return { email };
  });
}

/** Sets a new password and ends every session. The mailed link proves the address, so it activates as well. */
export async function resetPassword(services: Services, input: ResetPassword): Promise<void> {
  checkPassword(input.password);
  const passwordHash = await hash(input.password);
  await services.db.transaction(async (tx) => {
    const userId = await consumeToken(services, tx, input.token, 'reset');
    const [user] = await tx.update(users).set({ passwordHash, active: true }).where(eq(users.id, userId)).returning();
    await endAllSessions(tx, userId);
    await services.limiter.forget('signInByAccount', user!.emailKey);
  });
}

/** Ends every other session: `keep` is the hash of the one that asks. */
export async function changePassword(
  services: Services,
  userId: string,
  input: ChangePassword,
  keep: string,
): Promise<void> {
  checkPassword(input.password);
  await services.limiter.take('signInByAccount', userId);
  const [user] = await services.db.select().from(users).where(eq(users.id, userId));
  if (!user || !(await verify(user.passwordHash, input.current))) throw new Failure('invalid', { field: 'current' });
  const passwordHash = await hash(input.password);
  await services.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endAllSessions(tx, userId, keep);
  });
  await services.limiter.forget('signInByAccount', userId);
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
    name: user.nickname || user.email.split('@')[0]!,
    nickname: user.nickname,
    email: user.email,
    headimgurl: avatar ? `/api/resume/image/file?id=${avatar.id}` : null,
    createdAt: user.createdAt.toISOString(),
  };
}
