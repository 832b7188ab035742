import { type Static, Type } from 'typebox';
import { API_KEY_NAME_MAX, API_SCOPES, type ApiScope, MAX_API_KEYS } from '../constants/api-keys.ts';
import { PASSWORD } from '../constants/person.ts';
import { ById, Nothing, takes } from '../endpoints/endpoint.ts';

/** The password says that it is the owner who lets a program in. */
export const AddApiKey = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: API_KEY_NAME_MAX, pattern: '\\S' }),
    scopes: Type.Array(Type.Unsafe<ApiScope>({ type: 'string', enum: [...API_SCOPES] }), {
      minItems: 1,
      maxItems: API_SCOPES.length,
      uniqueItems: true,
    }),
    password: Type.String({ minLength: 1, maxLength: PASSWORD.max }),
  },
  { additionalProperties: false },
);
export type AddApiKey = Static<typeof AddApiKey>;

/** `start` are the first letters of the key, to know it by; `usedAt` is null before its first call. */
export type ApiKey = {
  id: string;
  name: string;
  start: string;
  scopes: ApiScope[];
  createdAt: string;
  usedAt: string | null;
};
/** `secret` is the key itself: shown this once, and kept nowhere. */
export type NewApiKey = ApiKey & { secret: string };

export const apiKeyEndpoints = {
  'GET /account/key/list': takes(Nothing, {
    access: 'user',
    summary: `My API keys, at most ${MAX_API_KEYS}, newest first`,
  }).gives<ApiKey[]>(),
  'POST /account/key/add': takes(AddApiKey, {
    access: 'user',
    changes: true,
    perMinute: 20,
    summary: 'A new API key; it is shown this once',
  }).gives<NewApiKey>(),
  'POST /account/key/revoke': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'apiKey',
    summary: 'The key opens nothing any more, at once',
  }).gives<null>(),
};
