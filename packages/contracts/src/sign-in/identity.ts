import { type Static, Type } from 'typebox';
import { OWN_PATH_MAX, PASSWORD, PROVIDERS, type ProviderId } from '../constants/person.ts';
import type { SignedInUser } from '../endpoints/draft.ts';
import { ById, Nothing, takes } from '../endpoints/endpoint.ts';
import { SecondCode } from './second-factor.ts';

const closed = { additionalProperties: false };
const provider = Type.Unsafe<ProviderId>({ type: 'string', enum: [...PROVIDERS] });
const password = Type.String({ minLength: 1, maxLength: PASSWORD.max });
/** A page of ours, and nothing that a browser takes for another host. */
const ownPath = Type.String({ maxLength: OWN_PATH_MAX, pattern: '^/(?:[^/\\\\].*)?$' });
/** What a provider sends along; it means something to it alone. */
const opaque = (max: number) => Type.String({ minLength: 1, maxLength: max });

/** `next`: where somebody wanted to go before being asked to sign in. */
export const BeginProvider = Type.Object({ provider, next: Type.Optional(ownPath) }, closed);
export type BeginProvider = Static<typeof BeginProvider>;
export const BeginIdentity = Type.Object({ provider, password }, closed);
export type BeginIdentity = Static<typeof BeginIdentity>;
export const RemoveIdentity = Type.Object({ ...ById.properties, password }, closed);
export type RemoveIdentity = Static<typeof RemoveIdentity>;

/** What a provider sent the browser back with: a code, or `error`. `iss` says who it is (RFC 9207). */
export const ProviderAnswer = Type.Object(
  {
    provider,
    state: opaque(200),
    code: Type.Optional(opaque(4096)),
    error: Type.Optional(opaque(200)),
    iss: Type.Optional(opaque(500)),
  },
  closed,
);
export type ProviderAnswer = Static<typeof ProviderAnswer>;
export const ProviderCode = Type.Object({ code: SecondCode }, closed);
export type ProviderCode = Static<typeof ProviderCode>;

/** A provider that is set up. `proves`: it says a confirmed address, so that an account can be made with it. */
export type SignInProvider = { id: ProviderId; name: string; proves: boolean };
/** `user` has signed in and goes on to `next`; null: the account that is signed in was linked. */
export type ProviderDone = { name: string; user: SignedInUser | null; next: string | null };

/** `label`: the address or name that the provider said; `usedAt` is null before it first signed in. */
export type Identity = {
  id: string;
  provider: ProviderId;
  name: string;
  label: string;
  createdAt: string;
  usedAt: string | null;
};
export type Identities = { hasPassword: boolean; identities: Identity[]; providers: SignInProvider[] };

export const identityEndpoints = {
  'GET /login/provider/list': takes(Nothing, {
    access: 'visitor',
    summary: 'Other sites that one may sign in with here',
  }).gives<SignInProvider[]>(),
  'POST /login/provider/begin': takes(BeginProvider, {
    access: 'visitor',
    changes: true,
    perMinute: 30,
    summary: 'Where the browser goes to sign in; good for ten minutes, once, in this browser',
  }).gives<{ url: string }>(),
  'POST /login/provider': takes(ProviderAnswer, {
    access: 'visitor',
    changes: true,
    perMinute: 30,
    summary: 'What the provider answered: signs in, or links the account that began it',
  }).gives<ProviderDone>(),
  'POST /login/provider/code': takes(ProviderCode, {
    access: 'visitor',
    changes: true,
    perMinute: 30,
    summary: 'The code of the second step, after a provider has answered in this browser',
  }).gives<ProviderDone>(),
  'GET /account/identity/list': takes(Nothing, {
    access: 'user',
    summary: 'What I am linked with and could be, and whether I have a password',
  }).gives<Identities>(),
  'POST /account/identity/begin': takes(BeginIdentity, {
    access: 'user',
    changes: true,
    perMinute: 10,
    summary: 'Where the browser goes to link; good for ten minutes, once, in this session',
  }).gives<{ url: string }>(),
  'POST /account/identity/remove': takes(RemoveIdentity, {
    access: 'user',
    changes: true,
    owns: 'identity',
    perMinute: 10,
    summary: 'Signing in with it works no longer',
  }).gives<null>(),
};
