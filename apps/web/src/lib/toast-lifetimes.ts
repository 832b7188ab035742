import type { ApiErrorName } from './api-error.ts';

/**
 * How long the toast of an error stands. `brief`: trying again, or what the page already shows, is all there is to it.
 * `untilClosed`: the person has to do something else first, or to note the request's number. `none`: nobody's trouble.
 */
export type ToastLifetime = 'brief' | 'untilClosed' | 'none';

/** Total: a new error doesn't compile before somebody has decided how long it stands. */
export const toastLifetimes: Record<ApiErrorName, ToastLifetime> = {
  invalid: 'brief',
  commonPassword: 'brief',
  jobNeeded: 'brief',
  modelFailed: 'brief',
  noModel: 'untilClosed',
  balance: 'untilClosed',
  guestLimit: 'untilClosed',
  benefits: 'untilClosed',
  // the page asks to sign in by itself
  unauthorised: 'brief',
  wrongPassword: 'brief',
  secondFactor: 'brief',
  wrongCode: 'brief',
  unknownPasskey: 'brief',
  passkeyRefused: 'brief',
  foreignOrigin: 'brief',
  foreignHost: 'untilClosed',
  inactive: 'untilClosed',
  notFound: 'brief',
  stale: 'untilClosed',
  wrongState: 'brief',
  passkeyExpired: 'brief',
  wordingLimit: 'brief',
  passkeyLimit: 'brief',
  tokenSpent: 'untilClosed',
  tokenReplaced: 'untilClosed',
  tooMany: 'brief',
  busy: 'brief',
  notReady: 'brief',
  storage: 'brief',
  diskFull: 'untilClosed',
  readOnly: 'untilClosed',
  otherDatabase: 'untilClosed',
  dropped: 'none',
  tooLarge: 'untilClosed',
  bodyTooLarge: 'untilClosed',
  headTooLarge: 'untilClosed',
  tooSlow: 'untilClosed',
  tooManyPages: 'untilClosed',
  notSupported: 'untilClosed',
  encrypted: 'untilClosed',
  damaged: 'untilClosed',
  noText: 'untilClosed',
  badPicture: 'untilClosed',
  incomplete: 'untilClosed',
  payChannel: 'brief',
  render: 'brief',
  timeout: 'brief',
  internal: 'untilClosed',
  network: 'brief',
  requestTimeout: 'brief',
  noEnvelope: 'brief',
  aborted: 'none',
};
