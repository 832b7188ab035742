import { type Static, Type } from 'typebox';
import { MAX_PASSKEYS, PASSKEY_NAME_MAX, PASSWORD } from '../constants/person.ts';
import type { SignedInUser } from '../endpoints/draft.ts';
import { ById, Id, Nothing, takes } from '../endpoints/endpoint.ts';
import { WithPassword } from './second-factor.ts';

const closed = { additionalProperties: false };
const password = Type.String({ minLength: 1, maxLength: PASSWORD.max });
const name = Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX, pattern: '\\S' });

/** Bytes as WebAuthn has them in JSON: base64url without padding. `max` counts letters. */
const bytes = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '^[A-Za-z0-9_-]+$' });
/** At most 1023 bytes, as WebAuthn has it. */
const credentialId = bytes(1364);
/** Challenge, origin and what browsers add to them. */
const clientDataJSON = bytes(4096);

/** What the browser answered to `POST /account/passkey/begin`, and what its owner calls it. */
export const AddPasskey = Type.Object({ name, credentialId, clientDataJSON, attestationObject: bytes(16_384) }, closed);
export type AddPasskey = Static<typeof AddPasskey>;
export const RenamePasskey = Type.Object({ id: Id, name }, closed);
export type RenamePasskey = Static<typeof RenamePasskey>;
export const RemovePasskey = Type.Object({ ...ById.properties, password }, closed);
export type RemovePasskey = Static<typeof RemovePasskey>;

/** What the browser answered to `POST /login/passkey/begin`. `userHandle` says whose passkey it takes itself for. */
export const PasskeyLogin = Type.Object(
  {
    credentialId,
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(86),
  },
  closed,
);
export type PasskeyLogin = Static<typeof PasskeyLogin>;

/** `usedAt` is null before it first signed in. */
export type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null };

/** What a browser makes a passkey of: WebAuthn's PublicKeyCredentialCreationOptionsJSON, as far as it is used. */
export type PasskeyToMake = {
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  timeout?: number;
  excludeCredentials?: { id: string; type: 'public-key' }[];
  authenticatorSelection?: { residentKey?: 'required'; requireResidentKey?: boolean; userVerification?: 'required' };
  attestation?: 'none';
};

/** What a browser asks for a passkey with: WebAuthn's PublicKeyCredentialRequestOptionsJSON, as far as it is used. */
export type PasskeyToUse = { challenge: string; timeout?: number; rpId?: string; userVerification?: 'required' };

export const passkeyEndpoints = {
  'GET /account/passkey/list': takes(Nothing, {
    access: 'user',
    summary: `My passkeys, at most ${MAX_PASSKEYS}, newest first`,
  }).gives<Passkey[]>(),
  'POST /account/passkey/begin': takes(WithPassword, {
    access: 'user',
    changes: true,
    perMinute: 10,
    summary: 'What the browser makes a passkey of; good for five minutes, once, in this session',
  }).gives<PasskeyToMake>(),
  'POST /account/passkey/add': takes(AddPasskey, {
    access: 'user',
    changes: true,
    perMinute: 10,
    summary: 'Keep the passkey that the browser made',
  }).gives<Passkey>(),
  'POST /account/passkey/rename': takes(RenamePasskey, {
    access: 'user',
    changes: true,
    owns: 'passkey',
    summary: 'Call a passkey something else',
  }).gives<Passkey>(),
  'POST /account/passkey/remove': takes(RemovePasskey, {
    access: 'user',
    changes: true,
    owns: 'passkey',
    perMinute: 10,
    summary: 'Signing in with it works no longer',
  }).gives<null>(),
  'POST /login/passkey/begin': takes(Nothing, {
    access: 'visitor',
    changes: true,
    perMinute: 30,
    summary: 'What the browser asks for a passkey with; good for five minutes, once, in this browser',
  }).gives<PasskeyToUse>(),
  'POST /login/passkey': takes(PasskeyLogin, {
    access: 'visitor',
    changes: true,
    perMinute: 30,
    summary: 'Sign in with a passkey, which stands for the password and the second step',
  }).gives<SignedInUser>(),
};
