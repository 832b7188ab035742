import { Failure, type Language, type ProviderId, type SignInProvider } from '@verdant/contracts';
import type { SignInConfig } from '../../platform/sign-in-config.ts';
import type { Services } from '../../services.ts';
import { gitHub } from './github.ts';
import { openIdConnect } from './open-id.ts';
import type { IdentityProvider, ProviderKind } from './provider.ts';
import { weChat } from './wechat.ts';

const kinds: Record<ProviderId, ProviderKind> = { oidc: openIdConnect, github: gitHub, wechat: weChat };

const opened = new WeakMap<SignInConfig, IdentityProvider[]>();

/** Those that are set up, in the order of the map. */
export function providersOf({ config: { signIn } }: Services): IdentityProvider[] {
  const known = opened.get(signIn);
  if (known) return known;
  const set = Object.values(kinds).flatMap((kind) => kind(signIn) ?? []);
  opened.set(signIn, set);
  return set;
}

/** Failure 'notFound' for one that is not set up. */
export function providerOf(services: Services, id: ProviderId): IdentityProvider {
  const provider = providersOf(services).find((one) => one.id === id);
  if (!provider) throw new Failure('notFound');
  return provider;
}

export const listProviders = (services: Services, language: Language): SignInProvider[] =>
  providersOf(services).map(({ id, name, proves }) => ({ id, name: name[language], proves }));
