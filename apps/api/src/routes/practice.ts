import {
  beginPractice,
  deletePractice,
  listPractices,
  practiceDetail,
  restorePractice,
  savePractice,
  startSuggest,
} from '@verdant/server/practice';
import type { Handlers } from '../http/handler.ts';

export const practice = {
  'GET /practice/list': async (_, { services, userId }) => listPractices(services, userId),
  'GET /practice/detail': async ({ id }, { services, userId }) => practiceDetail(services, userId, id),
  'POST /practice/begin': async (input, { services, userId }) => beginPractice(services, userId, input),
  'POST /practice/updateing': async (input, { services, userId }) => savePractice(services, userId, input),
  'GET /practice/del': async ({ id }, { services, userId }) => {
    await deletePractice(services, userId, id);
    return null;
  },
  'POST /practice/restore': async ({ id }, { services, userId }) => restorePractice(services, userId, id),
  'POST /practice/suggest': async ({ id }, { services, userId }) => startSuggest(services, userId, id),
} satisfies Partial<Handlers>;
