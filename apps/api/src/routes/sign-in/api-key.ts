import { addApiKey, listApiKeys, revokeApiKey } from '@verdant/server/people';
import type { Handlers } from '../../http/handler.ts';

export const apiKey = {
  'GET /account/key/list': async (_, { services, userId }) => listApiKeys(services, userId),
  'POST /account/key/add': async (input, { services, userId }) => addApiKey(services, userId, input),
  'POST /account/key/revoke': async ({ id }, { services, userId }) => {
    await revokeApiKey(services, userId, id);
    return null;
  },
} satisfies Partial<Handlers>;
