import type { Language, ProviderId } from '@verdant/contracts';
import type { Claims } from '../../platform/db/tables/identities.ts';
import type { SignInConfig } from '../../platform/sign-in-config.ts';

export type { Claims };

/** What ties an answer to the browser that asked. `redirectUri` is where the provider sends it back to. */
export type Asked = { state: string; nonce: string; verifier: string; redirectUri: string };
export type Answered = { state: string; code: string; iss: string | undefined };

/** Another site that says who somebody is. What either call throws is looked at by `asking.ts`. */
export type IdentityProvider = {
  id: ProviderId;
  name: Record<Language, string>;
  /** whose word a subject is */
  issuer: string;
  /** whether it can say a confirmed address: else it only opens accounts that were linked with it before */
  proves: boolean;
  /** where the browser goes */
  authorise(asked: Asked): Promise<string>;
  /** who came back, once the answer proved right */
  callback(asked: Asked, answer: Answered): Promise<Claims>;
};

/** null where it is not set up. */
export type ProviderKind = (config: SignInConfig) => IdentityProvider | null;
