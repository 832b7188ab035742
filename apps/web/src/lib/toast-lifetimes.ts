import type { ApiErrorName } from './api-error.ts';

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
 * How long the toasts of the other errors stand. `brief`: trying again, or what the page already shows, is all there is to
 * it. `none`: nobody's trouble. Total: a new error doesn't compile before somebody has decided how long it stands.
 */
export const shortLifetimes: Record<Exclude<ApiErrorName, UntilClosed>, 'brief' | 'none'> = {
  invalid: 'brief',
  wrongCurrent: 'brief',
  commonPassword: 'brief',
  jobNeeded: 'brief',
  modelFailed: 'brief',
  // the page asks to sign in by itself
  unauthorised: 'brief',
  wrongPassword: 'brief',
  secondFactor: 'brief',
  wrongCode: 'brief',
  unknownPasskey: 'brief',
  passkeyRefused: 'brief',
  providerRefused: 'brief',
  providerDeclined: 'brief',
  signInExpired: 'brief',
  providerDown: 'brief',
  keyRefused: 'brief',
  foreignOrigin: 'brief',
  notFound: 'brief',
  usernameTaken: 'brief',
  wrongState: 'brief',
  passkeyExpired: 'brief',
  notPreviewed: 'brief',
  unconfirmed: 'brief',
  wordingLimit: 'brief',
  passkeyLimit: 'brief',
  keyLimit: 'brief',
  tooMany: 'brief',
  busy: 'brief',
  notReady: 'brief',
  storage: 'brief',
  payChannel: 'brief',
  render: 'brief',
  timeout: 'brief',
  network: 'brief',
  requestTimeout: 'brief',
  noEnvelope: 'brief',
  dropped: 'none',
  aborted: 'none',
};
