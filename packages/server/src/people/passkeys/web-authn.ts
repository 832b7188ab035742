import { type AddPasskey, Failure, type PasskeyLogin } from '@verdant/contracts';
import type { Services } from '../../services.ts';

/**
 * The library is loaded when somebody has to do with passkeys: it takes 27 MB, and most processes never need it.
 * https://www.w3.org/TR/webauthn-3/ is what it checks.
 */
export const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256 (COSE): what every Node verifies. The library's own list grows with the Node it runs on. */
export const ALGORITHMS = [-8, -7, -257];

/** Whom a passkey is for: the host of PUBLIC_URL, and pages of its origin alone. */
export function site({ config }: Services): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

const refused = (cause: unknown) => new Failure('passkeyRefused', { cause });

/** What both answers have in common with the library's shape of them. */
const shapeOf = (credentialId: string) => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

const expected = (services: Services, challenge: string) => {
  const { id, origin } = site(services);
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
};

/**
 * Certificates of the device's maker were not asked for. The library would follow where they point to, so an answer that
 * brings some is refused.
 */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const kind = decoded.get('fmt');
  const bare = kind === 'none' || (kind === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  if (!bare) throw new Error(`attestation "${kind}" was not asked for`);
}

export type NewKey = { credentialId: string; publicKey: string; counter: number };

/** The key of a passkey that was made for this challenge. Failure 'passkeyRefused'. */
export async function verifyNewPasskey(services: Services, challenge: string, given: AddPasskey): Promise<NewKey> {
  const { credentialId, clientDataJSON, attestationObject } = given;
  try {
    await assertNoCertificates(attestationObject);
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...shapeOf(credentialId), response: { clientDataJSON, attestationObject } },
      ...expected(services, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== credentialId) throw new Error('not what was asked for');
    const { publicKey, counter } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch (error) {
    throw refused(error);
  }
}

/** How often the device says that it was used, once its signature proved right. Failure 'passkeyRefused'. */
export async function verifyPasskey(
  services: Services,
  challenge: string,
  given: PasskeyLogin,
  key: NewKey,
): Promise<number> {
  const { credentialId, ...response } = given;
  try {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shapeOf(credentialId), response },
      ...expected(services, challenge),
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    if (!verified) throw new Error('the signature is wrong');
    return authenticationInfo.newCounter;
  } catch (error) {
    throw refused(error);
  }
}
