import { Failure } from '@verdant/contracts';
import type { Services } from '../../services.ts';
import type { Claims, IdentityProvider } from './provider.ts';

/** As libraries and `fetch` tell them; of an answer with a status only that one counts. */
type Fault = { code?: string; name?: string; message?: string; status?: number; cause?: { status?: number } };

function isDown(error: Fault): boolean {
  const status = error.status ?? error.cause?.status;
  if (typeof status === 'number') return status >= 500 || status === 429;
  return error.name === 'TimeoutError' || error.code === 'OAUTH_TIMEOUT' || error.message === 'fetch failed';
}

/** What is logged of it: no answer of a provider, which may name people. */
const causeOf = ({ id }: IdentityProvider, { code, message, status }: Fault) =>
  new Error(`${id}: ${[code, status, message].filter(Boolean).join(' ')}`);

/** Where the browser goes; Failure 'providerDown' where the provider doesn't even say that. */
export async function whereTo(
  provider: IdentityProvider,
  asked: Parameters<IdentityProvider['authorise']>[0],
): Promise<string> {
  try {
    return await provider.authorise(asked);
  } catch (error) {
    throw new Failure('providerDown', { cause: causeOf(provider, error as Fault) });
  }
}

const SUBJECT_MAX = 255;
const CONTROL = /\p{Cc}/gu;

/** What is kept of it can be kept, and shown on one line. */
function tidied({ subject, name, ...claims }: Claims): Claims {
  if (!subject || subject.length > SUBJECT_MAX || subject.search(CONTROL) >= 0)
    throw new Error('a subject that is none');
  return { ...claims, subject, name: name.replace(CONTROL, ' ').trim() };
}

/**
 * Who came back. Failures 'providerDown', and 'providerRefused' for whatever did not prove right, a wrong setting of ours
 * among it: so it is a line of the log.
 */
export async function whoCame(
  { log }: Services,
  provider: IdentityProvider,
  ...answer: Parameters<IdentityProvider['callback']>
): Promise<Claims> {
  try {
    return tidied(await provider.callback(...answer));
  } catch (error) {
    const cause = causeOf(provider, error as Fault);
    if (isDown(error as Fault)) throw new Failure('providerDown', { cause });
    log.warn({ err: cause }, 'what a sign-in provider answered was refused');
    throw new Failure('providerRefused', { cause });
  }
}

/** What providers call it (RFC 6749, 4.1.2.1) when they send somebody back without a code. */
export function whyNoCode(error: string | undefined): Failure {
  if (error === 'access_denied' || error === undefined) return new Failure('providerDeclined');
  const down = error === 'temporarily_unavailable' || error === 'server_error';
  return new Failure(down ? 'providerDown' : 'providerRefused');
}
