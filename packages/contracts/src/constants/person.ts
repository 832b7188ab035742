/** Stated on the page, checked by the server: 10 to 128 characters, at least two kinds of letter, digit, other. */
export const PASSWORD = { min: 10, max: 128 } as const;

const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

export const isGoodPassword = (password: string): boolean =>
  password.length >= PASSWORD.min &&
  password.length <= PASSWORD.max &&
  kinds.filter((kind) => kind.test(password)).length >= 2;

/** Browsers that stay signed in at once; beyond that the one that was not used for longest is signed out. */
export const MAX_SESSIONS = 20;

/** Passkeys of one person, and how long the name of one may be. */
export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_MAX = 60;

/** Other sites that can say who somebody is; which of them are offered the operator decides. */
export const PROVIDERS = ['oidc', 'github', 'wechat'] as const;
export type ProviderId = (typeof PROVIDERS)[number];
/** Accounts elsewhere that one account is linked with. */
export const MAX_IDENTITIES = 10;
/** The longest address of a page that signing in leads back to. */
export const OWN_PATH_MAX = 500;

export const EMAIL_MAX = 254;
export const NICKNAME_MAX = 60;

/** Letters of any script and digits; in between `.`, `_` and `-` too. */
export const USERNAME = { min: 3, max: 32 } as const;
const USERNAME_FORM = /^[\p{L}\p{N}][\p{L}\p{N}._-]*[\p{L}\p{N}]$/u;
export const isUsername = (name: string): boolean =>
  USERNAME_FORM.test(name) && name.length >= USERNAME.min && name.length <= USERNAME.max;
/** The code in a mailed link. */
export const TOKEN = { min: 20, max: 100 } as const;
/** A letter to the people behind the site, and the name below it. */
export const CONTACT_MAX = 4000;
export const CONTACT_NAME_MAX = 60;
