import { hash } from '@node-rs/argon2';
import type { ChangePassword, Language, ResetPassword } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import { mailFrom } from '../mail/mail-templates.ts';
import { queueMail } from '../mail/outbox.ts';
import type { DbOrTx } from '../platform/db/client.ts';
import { users } from '../platform/db/schema.ts';
import { takeAtLeast } from '../platform/minimum-duration.ts';
import type { Services } from '../services.ts';
import { endApiKeys } from './api-keys.ts';
import { rememberDevice } from './known-devices.ts';
import { checkToken, consumeToken, endTokens, issueToken } from './mail-tokens.ts';
import { checkPassword } from './password.ts';
import { endAllSessions } from './sessions.ts';
import { assertPassword, keyOf, linkTo, MAIL_ANSWER_MS, type UserRow, userByEmail } from './users.ts';

/** The one way in which an account gets another password: what was opened, let in or mailed under the old one ends. */
export async function setPassword(
  db: DbOrTx,
  userId: string,
  what: { passwordHash: string | null; active?: true },
  keep?: string,
): Promise<UserRow> {
  const [user] = await db.update(users).set(what).where(eq(users.id, userId)).returning();
  await endTokens(db, userId);
  await endAllSessions(db, userId, keep);
  await endApiKeys(db, userId);
  return user as UserRow;
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

/**
 * Sets a new password and ends every session. The mailed link proves the address, so it activates as well; and the
 * device is the owner's, who can sign in on it now even where others are guessing at the same time.
 */
export async function resetPassword(services: Services, input: ResetPassword, device: string): Promise<void> {
  const { email } = await checkToken(services, input.token, 'reset');
  await checkPassword(input.password, email);
  const passwordHash = await hash(input.password);
  await services.db.transaction(async (tx) => {
    const userId = await consumeToken(services, tx, input.token, 'reset');
    await setPassword(tx, userId, { passwordHash, active: true });
    await rememberDevice(services, tx, userId, device);
  });
}

/** Ends every other session: `keep` is the hash of the one that asks. */
export async function changePassword(
  services: Services,
  userId: string,
  input: ChangePassword,
  keep: string,
): Promise<void> {
  const { email } = await assertPassword(services, userId, input.current, 'current');
  await checkPassword(input.password, email);
  const passwordHash = await hash(input.password);
  await services.db.transaction((tx) => setPassword(tx, userId, { passwordHash }, keep));
}
