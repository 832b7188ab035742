import type { Language } from './language.ts';

/**
 * Every failure that a person can meet, with the specification's code of it and the HTTP status. Callers tell errors
 * apart by name: several share a code. Closed: an unknown name does not compile.
 */
export const errors = {
  invalid: { code: 100, status: 400 },
  wrongCurrent: { code: 100, status: 400 },
  commonPassword: { code: 100, status: 400 },
  jobNeeded: { code: 100, status: 400 },
  modelFailed: { code: 500, status: 500 },
  noModel: { code: 106, status: 409 },
  balance: { code: 101, status: 402 },
  benefits: { code: 102, status: 403 },
  guestLimit: { code: 102, status: 403 },
  unauthorised: { code: 103, status: 401 },
  wrongPassword: { code: 103, status: 401 },
  secondFactor: { code: 103, status: 401 },
  wrongCode: { code: 103, status: 401 },
  unknownPasskey: { code: 103, status: 401 },
  passkeyRefused: { code: 103, status: 401 },
  providerRefused: { code: 103, status: 401 },
  providerDeclined: { code: 103, status: 401 },
  keyRefused: { code: 103, status: 401 },
  foreignOrigin: { code: 103, status: 403 },
  foreignHost: { code: 103, status: 421 },
  notLinked: { code: 104, status: 403 },
  inactive: { code: 104, status: 403 },
  notFound: { code: 105, status: 404 },
  usernameTaken: { code: 106, status: 409 },
  stale: { code: 106, status: 409 },
  wrongState: { code: 106, status: 409 },
  passkeyExpired: { code: 106, status: 409 },
  signInExpired: { code: 106, status: 409 },
  noPassword: { code: 106, status: 409 },
  identityTaken: { code: 106, status: 409 },
  identityLimit: { code: 106, status: 409 },
  notPreviewed: { code: 106, status: 409 },
  unconfirmed: { code: 106, status: 409 },
  wordingLimit: { code: 106, status: 409 },
  shareLimit: { code: 106, status: 409 },
  tagLimit: { code: 106, status: 409 },
  presetLimit: { code: 106, status: 409 },
  applicationLimit: { code: 106, status: 409 },
  letterLimit: { code: 106, status: 409 },
  practiceLimit: { code: 106, status: 409 },
  passkeyLimit: { code: 106, status: 409 },
  keyLimit: { code: 106, status: 409 },
  tokenSpent: { code: 106, status: 409 },
  tokenReplaced: { code: 106, status: 409 },
  tooMany: { code: 107, status: 429 },
  busy: { code: 500, status: 503 },
  notReady: { code: 500, status: 503 },
  storage: { code: 500, status: 503 },
  diskFull: { code: 500, status: 503 },
  readOnly: { code: 500, status: 503 },
  otherDatabase: { code: 500, status: 503 },
  dropped: { code: 106, status: 409 },
  tooLarge: { code: 108, status: 413 },
  bodyTooLarge: { code: 108, status: 413 },
  headTooLarge: { code: 108, status: 431 },
  tooSlow: { code: 107, status: 408 },
  tooManyPages: { code: 108, status: 413 },
  notSupported: { code: 108, status: 415 },
  notAsNamed: { code: 108, status: 415 },
  encrypted: { code: 108, status: 415 },
  damaged: { code: 108, status: 415 },
  readingTooLong: { code: 108, status: 422 },
  noText: { code: 108, status: 415 },
  addressRefused: { code: 100, status: 400 },
  addressOff: { code: 106, status: 409 },
  addressSilent: { code: 108, status: 422 },
  addressNoFile: { code: 108, status: 415 },
  badPicture: { code: 108, status: 415 },
  incomplete: { code: 109, status: 422 },
  payChannel: { code: 500, status: 503 },
  providerDown: { code: 500, status: 503 },
  render: { code: 500, status: 500 },
  timeout: { code: 500, status: 500 },
  internal: { code: 500, status: 500 },
} as const;

export type ErrorName = keyof typeof errors;

/**
 * The one error that travels. `retry` says whether the same attempt may succeed later; `field` names the input at
 * fault; `data` goes to the person (109 lists what is missing); `cause` is logged, never sent.
 */
export class Failure extends Error {
  readonly error: ErrorName;
  readonly retry: boolean;
  readonly field: string | undefined;
  readonly data: unknown;

  constructor(error: ErrorName, more: { retry?: boolean; field?: string; data?: unknown; cause?: unknown } = {}) {
    super(error, { cause: more.cause });
    this.name = 'Failure';
    this.error = error;
    this.retry = more.retry ?? false;
    this.field = more.field;
    this.data = more.data ?? null;
  }
}

/** What a call answers with. */
export type Envelope<T> = { code: 0; data: T; errMsg: '' };
/**
 * What it answers with when it failed. `name` says which error it is; several share a `code`. `errMsg` is the sentence in
 * the language of the request, `said` the same one in each, for a page that changes its language while it stands.
 */
export type ErrorEnvelope = {
  code: number;
  name: ErrorName;
  data: unknown;
  errMsg: string;
  said: Record<Language, string>;
};

/** For `.catch` of what may be gone meanwhile: null for the failure 'notFound'; any other goes on. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof Failure && error.error === 'notFound') return null;
  throw error;
}
