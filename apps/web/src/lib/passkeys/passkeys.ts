import type { AddPasskey, PasskeyLogin, PasskeyToMake, PasskeyToUse } from '@verdant/contracts';
import { say } from '../../i18n/index.ts';
import { SaidError } from '../api-error.ts';

const BARE_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser has passkeys for this page: none does over plain http, this machine aside, or without a name. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === 'function' && !BARE_ADDRESS.test(location.hostname);

/** Loaded by whoever presses a button for it: most people sign in with a password. */
const library = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new SaidError(() => say('errors:network'));
  });

/** What the errors of https://www.w3.org/TR/webauthn-3/ mean to people; `refused` is what most of them are. */
function sentenceOf(error: unknown, refused: 'notMade' | 'notUsed'): string {
  const host = location.hostname;
  switch ((error as Partial<Error> | null)?.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return say(`auth:passkey.${refused}`);
    case 'InvalidStateError':
      return say('auth:passkey.known');
    case 'SecurityError':
      return say('auth:passkey.elsewhere', { host });
    case 'NotSupportedError':
    case 'ConstraintError':
      return say('auth:passkey.unfit');
    default:
      return say('auth:passkey.failed');
  }
}

const saying = async <R>(refused: 'notMade' | 'notUsed', answer: Promise<R>): Promise<R> =>
  answer.catch((error) => {
    throw new Error(sentenceOf(error, refused), { cause: error });
  });

/** Has the browser make a passkey. Throws an `Error` with a sentence for people. */
export async function makePasskey(options: PasskeyToMake): Promise<Omit<AddPasskey, 'name'>> {
  const { startRegistration } = await library();
  const { id, response } = await saying('notMade', startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject } = response;
  return { credentialId: id, clientDataJSON, attestationObject };
}

/** Has the browser ask for a passkey of this site. Throws an `Error` with a sentence for people. */
export async function askForPasskey(options: PasskeyToUse): Promise<PasskeyLogin> {
  const { startAuthentication } = await library();
  const { id, response } = await saying('notUsed', startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle };
}
