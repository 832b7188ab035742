import { hash } from '@node-rs/argon2';
import type { Activate, Language, Register } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import { mailFrom } from '../mail/mail-templates.ts';
import { queueMail } from '../mail/outbox.ts';
import type { DbOrTx } from '../platform/db/client.ts';
import { users } from '../platform/db/schema.ts';
import { violatesUnique } from '../platform/db/unique-violation.ts';
import { takeAtLeast } from '../platform/minimum-duration.ts';
import type { Services } from '../services.ts';
import { checkToken, consumeToken, issueToken } from './mail-tokens.ts';
import { checkPassword } from './password.ts';
import { setPassword } from './passwords.ts';
import { freeUsername } from './usernames.ts';
import { accountOf, keyOf, linkTo, MAIL_ANSWER_MS, type UserRow, userByEmail } from './users.ts';

/** Signs up. The answer and the work are the same for a known address; the mail tells the difference to its owner. */
export async function register(services: Services, input: Register, language: Language): Promise<{ email: string }> {
  const email = input.email.trim();
  await checkPassword(input.password, email);
  const emailKey = keyOf(email);
  await services.limiter.consume('mailByAccount', emailKey);
  const what = { nickname: input.nickname?.trim() ?? '', passwordHash: await hash(input.password), language };
  const write = () =>
    services.db.transaction(async (tx) => {
      const [created] = await tx
        .insert(users)
        .values({ email, emailKey, username: await freeUsername(tx, email), ...what })
        .onConflictDoNothing({ target: users.emailKey })
        .returning();
      if (created) return sendActivation(services, tx, created as UserRow);
      const known = await accountOf(tx, eq(users.emailKey, emailKey));
      if (known && !known.active) {
        // nobody has proved the address yet, so neither sign-up binds: whoever reads the mail says the password
        const [renewed] = await tx.update(users).set(what).where(eq(users.id, known.id)).returning();
        return sendActivation(services, tx, renewed as UserRow);
      }
      return queueMail(tx, mailFrom('known', email, language, linkTo(services, '/login')));
    });
  // somebody else took the same username at this very moment: another one is looked for
  await write().catch((error) => (violatesUnique(error, 'users_username') ? write() : Promise.reject(error)));
  return { email };
}

async function sendActivation(services: Services, tx: DbOrTx, user: UserRow): Promise<void> {
  const token = await issueToken(services, tx, user.id, 'activate');
  await queueMail(tx, mailFrom('activate', user.email, user.language, linkTo(services, `/activate?token=${token}`)));
}

/** Sends the activation mail again, where there is an account that waits for it. */
export async function resendActivation(services: Services, email: string): Promise<{ email: string }> {
  await services.limiter.consume('mailByAccount', keyOf(email));
  return takeAtLeast(MAIL_ANSWER_MS, async () => {
    const user = await userByEmail(services, email);
    if (user && !user.active) await services.db.transaction((tx) => sendActivation(services, tx, user));
    return { email };
  });
}

/**
 * The password that was typed at sign-up is anybody's word; the one that comes with the mailed link is the owner's, and
 * the account has it from now on. Failures 'tokenSpent' and 'tokenReplaced' for a link that doesn't work.
 */
export async function activate(services: Services, { token, password }: Activate): Promise<UserRow> {
  const { email } = await checkToken(services, token, 'activate');
  await checkPassword(password, email);
  const passwordHash = await hash(password);
  return services.db.transaction(async (tx) => {
    const userId = await consumeToken(services, tx, token, 'activate');
    return setPassword(tx, userId, { passwordHash, active: true });
  });
}
