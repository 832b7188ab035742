import { randomBytes } from 'node:crypto';
import { Failure } from '@verdant/contracts';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { passkeyChallenges } from '../../platform/db/schema.ts';
import type { Services } from '../../services.ts';

/** How long a device may take to sign; the browser gives up by then, too. */
export const CHALLENGE_MS = 300_000;
const CHALLENGE_BYTES = 32;

/**
 * Who may answer: `hash` is that of the cookie that asked, so that an answer counts where it was asked for and nowhere
 * else; `userId` is null where it is not known yet who signs in.
 */
export type Asker = { hash: string; userId: string | null };

/** A new challenge in place of the one that this asker had. */
export async function newChallenge({ db, now }: Services, { hash, userId }: Asker): Promise<Buffer> {
  const bytes = randomBytes(CHALLENGE_BYTES);
  const values = {
    userId,
    challenge: bytes.toString('base64url'),
    expiresAt: new Date(now().getTime() + CHALLENGE_MS),
  };
  await db
    .insert(passkeyChallenges)
    .values({ askedBy: hash, ...values })
    .onConflictDoUpdate({ target: passkeyChallenges.askedBy, set: values });
  return bytes;
}

/** Takes the challenge for good, whatever becomes of the answer; base64url. Failure 'passkeyExpired' where none waits. */
export async function takeChallenge({ db, now }: Services, { hash, userId }: Asker): Promise<string> {
  const owner = passkeyChallenges.userId;
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.askedBy, hash),
        userId === null ? isNull(owner) : eq(owner, userId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw new Failure('passkeyExpired');
  return taken.challenge;
}

export async function removeOldChallenges({ db, now }: Services): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now()));
}
