import type { ApiErrorName } from './api-error.ts';
import type { NobodysTrouble } from './toast.ts';

/** The person has to do something else first, or to note the request's number. In types alone: nobody's browser reads it. */
type UntilClosed =
  | 'noModel'
  | 'balance'
  | 'guestLimit'
  | 'benefits'
  | 'notLinked'
  | 'noPassword'
  | 'identityTaken'
  | 'identityLimit'
  | 'foreignHost'
  | 'inactive'
  | 'stale'
  | 'shareLimit'
  | 'tagLimit'
  | 'addressRefused'
  | 'addressOff'
  | 'addressSilent'
  | 'addressNoFile'
  | 'presetLimit'
  | 'applicationLimit'
  | 'practiceLimit'
  | 'letterLimit'
  | 'tokenSpent'
  | 'tokenReplaced'
  | 'diskFull'
  | 'readOnly'
  | 'otherDatabase'
  | 'tooLarge'
  | 'bodyTooLarge'
  | 'headTooLarge'
  | 'tooSlow'
  | 'tooManyPages'
  | 'notSupported'
  | 'notAsNamed'
  | 'encrypted'
  | 'damaged'
  | 'readingTooLong'
  | 'noText'
  | 'badPicture'
  | 'incomplete'
  | 'internal';

/**
 * The other errors: trying again, or what the page already shows, is all there is to them. Total: a new error doesn't
 * compile before somebody has decided how long it stands. Nobody's browser needs it before the first toast.
 */
const brief: Record<Exclude<ApiErrorName, UntilClosed | NobodysTrouble>, true> = {
  invalid: true,
  wrongCurrent: true,
  commonPassword: true,
  jobNeeded: true,
  modelFailed: true,
  // the page asks to sign in by itself
  unauthorised: true,
  wrongPassword: true,
  secondFactor: true,
  wrongCode: true,
  unknownPasskey: true,
  passkeyRefused: true,
  providerRefused: true,
  providerDeclined: true,
  signInExpired: true,
  providerDown: true,
  keyRefused: true,
  foreignOrigin: true,
  notFound: true,
  usernameTaken: true,
  wrongState: true,
  passkeyExpired: true,
  notPreviewed: true,
  unconfirmed: true,
  wordingLimit: true,
  passkeyLimit: true,
  keyLimit: true,
  tooMany: true,
  busy: true,
  notReady: true,
  storage: true,
  payChannel: true,
  render: true,
  timeout: true,
  network: true,
  requestTimeout: true,
  noEnvelope: true,
};

/** Whether its toast goes by itself. */
export const isBrief = (error: ApiErrorName): boolean => error in brief;
