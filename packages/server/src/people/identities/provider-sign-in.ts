import { type BeginProvider, Failure, type Language, type ProviderAnswer, type ProviderCode } from '@verdant/contracts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Services } from '../../services.ts';
import { missingFactor } from '../second-codes.ts';
import type { SignedIn } from '../sessions.ts';
import { countTry } from '../sign-in-tries.ts';
import type { UserRow } from '../users.ts';
import { type Came, findAccount, newAccount, useAccount } from './account-of.ts';
import { whoCame, whyNoCode } from './asking.ts';
import { askedOf, beginAttempt, endAttempt, keepForCode, takeAttempt, waitingForCode } from './attempts.ts';
import { link } from './own-identities.ts';
import type { IdentityProvider } from './provider.ts';
import { providerOf } from './providers.ts';

export { listProviders } from './providers.ts';

type Place = { address: string; device: string | undefined; language: Language };
/** `user` is who comes in; null where the account that is signed in was linked. */
export type ProviderFinished = { provider: IdentityProvider; user: UserRow | null; next: string | null };

/** Where the browser with this secret goes. Failures 'notFound', 'providerDown'. */
export const beginProviderSignIn = (
  services: Services,
  device: string,
  { provider, next }: BeginProvider,
): Promise<string> =>
  beginAttempt(services, { askedBy: hashSecret(device), userId: null, provider, next: next ?? null });

/**
 * What the provider sent this browser back with. Failures: 'signInExpired' where the browser, or its session, began
 * nothing like it; 'providerDeclined', 'providerRefused', 'providerDown'; 'notLinked'; 'identityTaken', 'identityLimit';
 * 'secondFactor', after which `finishWithCode` takes the code; 'tooMany'.
 */
export async function finishProvider(
  services: Services,
  answer: ProviderAnswer,
  place: Place,
  session: SignedIn | null,
): Promise<ProviderFinished> {
  const provider = providerOf(services, answer.provider);
  const takeBack = await countTry(services, null, place);
  const askers = [...(place.device ? [hashSecret(place.device)] : []), ...(session ? [session.sessionHash] : [])];
  const attempt = await takeAttempt(services, askers, answer);
  if (answer.code === undefined) throw whyNoCode(answer.error);
  const { state, code, iss } = answer;
  const claims = await whoCame(services, provider, askedOf(services, attempt), { state, code, iss });
  await takeBack();
  const came: Came = { provider, claims, language: place.language };
  if (attempt.userId !== null) {
    if (session?.user.id !== attempt.userId) throw new Failure('signInExpired');
    await services.db.transaction((tx) => link(services, tx, session.user, { provider, claims, mail: true }));
    return { provider, user: null, next: null };
  }
  const known = await findAccount(services, came);
  if (known && !known.active) throw new Failure('inactive');
  if (known && (await missingFactor(services, known.id, undefined))) {
    await keepForCode(services, attempt, claims, known.id);
    throw new Failure('secondFactor');
  }
  const user = known ? await useAccount(services, came, known) : await newAccount(services, came);
  return { provider, user, next: attempt.next };
}

/** A wrong code counts like a wrong password. Failures 'signInExpired', 'wrongCode', 'tooMany'. */
export async function finishWithCode(
  services: Services,
  { code }: ProviderCode,
  place: Place,
): Promise<ProviderFinished> {
  const attempt = await waitingForCode(services, hashSecret(place.device ?? ''));
  const provider = providerOf(services, attempt.provider);
  const came: Came = { provider, claims: attempt.claims, language: place.language };
  const user = await findAccount(services, came);
  // unlinked or erased meanwhile
  if (!user?.active || user.id !== attempt.userId) throw new Failure('signInExpired');
  const takeBack = await countTry(services, user.emailKey, place);
  if (await missingFactor(services, user.id, code)) throw new Failure('wrongCode', { field: 'code' });
  await takeBack();
  await endAttempt(services, attempt);
  return { provider, user: await useAccount(services, came, user), next: attempt.next };
}
