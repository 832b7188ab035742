import { deleteTag, listTags, renameTag, setTags } from '@verdant/server/resume';
import type { Handlers } from '../http/handler.ts';

export const tag = {
  'GET /tag/list': async (_, { services, userId }) => listTags(services, userId),
  'POST /tag/set': async (input, { services, userId }) => setTags(services, userId, input),
  'POST /tag/rename': async (input, { services, userId }) => renameTag(services, userId, input),
  'GET /tag/del': async ({ id }, { services, userId }) => {
    await deleteTag(services, userId, id);
    return null;
  },
} satisfies Partial<Handlers>;
