import { listShares, saveShare, withdrawShare } from '@verdant/server/resume';
import { setsBoth } from '@verdant/typesetter';
import type { Handlers } from '../http/handler.ts';

export const shares = {
  'GET /share/list': async (input, { services, userId }) => listShares(services, userId, input),
  'POST /share/updateing': async (input, { services, userId }) => saveShare(services, userId, input, setsBoth),
  'GET /share/del': async ({ id }, { services, userId }) => {
    await withdrawShare(services, userId, id);
    return null;
  },
} satisfies Partial<Handlers>;
