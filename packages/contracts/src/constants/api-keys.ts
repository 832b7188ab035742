/** What a key may do, said by the endpoint map: look; change what is one's own; start what costs of the quota. */
export const API_SCOPES = ['read', 'write', 'run'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Keys of one person, and how long the name of one may be. */
export const MAX_API_KEYS = 10;
export const API_KEY_NAME_MAX = 60;
