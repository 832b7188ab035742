import { hash, verify } from '@node-rs/argon2';
import { type ChangePassword, Failure, type Language, type ResetPassword } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import { mailFrom } from '../mail/mail-templates.ts';
import { queueMail } from '../mail/outbox.ts';
import type { DbOrTx } from '../platform/db/client.ts';
import { users } from '../platform/db/schema.ts';
import { takeAtLeast } from '../platform/minimum-duration.ts';
import type { Services } from '../services.ts';
import { consumeToken, endTokens, issueToken } from './mail-tokens.ts';
import { checkPassword } from './password.ts';
import { endAllSessions } from './sessions.ts';
import { keyOf, linkTo, MAIL_ANSWER_MS, type UserRow, userByEmail } from './users.ts';

/** The one way in which an account gets another password: what was opened or mailed under the old one ends. */
export async function setPassword(
  db: DbOrTx,
  userId: string,
  what: { passwordHash: string; active?: true },
  keep?: string,
): Promise<UserRow> {
  const [user] = await db.update(users).set(what).where(eq(users.id, userId)).returning();
  await endTokens(db, userId);
  await endAllSessions(db, userId, keep);
  return user!;
}

export async function forgotPassword(
  services: Services,
  email: string,
  language: Language,
): Promise<{ email: string }> {
  await services.limiter.consume('mailByAccount', keyOf(email));
  return takeAtLeast(MAIL_ANSWER_MS, async () => {
    const user = await userByEmail(services, email);
    if (user) {
      await services.db.transaction(async (tx) => {
        const token = await issueToken(services, tx, user.id, 'reset');
        await queueMail(tx, mailFrom('reset', user.email, language, linkTo(services, `/reset?token=${token}`)));
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
    const user = await setPassword(tx, userId, { passwordHash, active: true });
    await services.limiter.reset('signInByAccount', user.emailKey);
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
  await services.limiter.consume('signInByAccount', userId);
  const [user] = await services.db.select().from(users).where(eq(users.id, userId));
  if (!user || !(await verify(user.passwordHash, input.current))) throw new Failure('invalid', { field: 'current' });
  const passwordHash = await hash(input.password);
  await services.db.transaction((tx) => setPassword(tx, userId, { passwordHash }, keep));
  await services.limiter.reset('signInByAccount', userId);
}
