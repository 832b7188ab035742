import { Failure, type ProviderAnswer, type ProviderId } from '@verdant/contracts';
import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { providerAttempts } from '../../platform/db/schema.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { whereTo } from './asking.ts';
import type { Asked, Claims } from './provider.ts';
import { providerOf } from './providers.ts';

/** How long somebody may stay at a provider, and then take to type a code. */
export const ATTEMPT_MS = 600_000;

export type Attempt = typeof providerAttempts.$inferSelect;

export const askedOf = ({ config }: Services, { provider, state, nonce, verifier }: Attempt): Asked => ({
  state,
  nonce,
  verifier,
  redirectUri: `${config.publicUrl}/api/login/callback/${provider}`,
});

async function write({ db, now }: Services, attempt: Omit<Attempt, 'expiresAt'>): Promise<Attempt> {
  const values = { ...attempt, expiresAt: new Date(now().getTime() + ATTEMPT_MS) };
  await db
    .insert(providerAttempts)
    .values(values)
    .onConflictDoUpdate({ target: providerAttempts.askedBy, set: values });
  return values;
}

/** Where a browser goes, in place of what it had begun before. Failures 'notFound', 'providerDown'. */
export async function beginAttempt(
  services: Services,
  what: { askedBy: string; userId: string | null; provider: ProviderId; next: string | null },
): Promise<string> {
  const provider = providerOf(services, what.provider);
  const [state, nonce, verifier] = [newSecret().secret, newSecret().secret, newSecret().secret];
  return whereTo(provider, askedOf(services, await write(services, { ...what, state, nonce, verifier, claims: null })));
}

/** Takes for good what this browser or session began, whatever becomes of the answer. Failure 'signInExpired'. */
export async function takeAttempt(
  { db, now }: Services,
  askers: string[],
  { provider, state }: ProviderAnswer,
): Promise<Attempt> {
  const [taken] = await db
    .delete(providerAttempts)
    .where(
      and(
        inArray(providerAttempts.askedBy, askers),
        eq(providerAttempts.provider, provider),
        eq(providerAttempts.state, state),
        isNull(providerAttempts.claims),
        gt(providerAttempts.expiresAt, now()),
      ),
    )
    .returning();
  if (!taken) throw new Failure('signInExpired');
  return taken;
}

/** Keeps what the provider said while the browser asks that person for a code. */
export async function keepForCode(services: Services, attempt: Attempt, claims: Claims, userId: string): Promise<void> {
  await write(services, { ...attempt, claims, userId });
}

/** Failure 'signInExpired' where nobody's code is waited for. */
export async function waitingForCode({ db, now }: Services, askedBy: string): Promise<Attempt & { claims: Claims }> {
  const [found] = await db
    .select()
    .from(providerAttempts)
    .where(
      and(
        eq(providerAttempts.askedBy, askedBy),
        isNotNull(providerAttempts.claims),
        gt(providerAttempts.expiresAt, now()),
      ),
    );
  if (!found?.claims) throw new Failure('signInExpired');
  return { ...found, claims: found.claims };
}

export async function endAttempt({ db }: Services, { askedBy, state }: Attempt): Promise<void> {
  await db
    .delete(providerAttempts)
    .where(and(eq(providerAttempts.askedBy, askedBy), eq(providerAttempts.state, state)));
}

export async function removeOldAttempts({ db, now }: Services): Promise<void> {
  await db.delete(providerAttempts).where(lt(providerAttempts.expiresAt, now()));
}
