import {
  carryToTwin,
  linkTwin,
  pairChoices,
  pairState,
  settlePair,
  takeBackPair,
  unlinkTwin,
  writeInPair,
} from '@verdant/server/resume';
import type { Handlers } from '../http/handler.ts';

export const pair = {
  'GET /resume/pair/detail': async ({ id }, { services, userId }) => pairState(services, userId, id),
  'GET /resume/pair/choices': async ({ id }, { services, userId }) => pairChoices(services, userId, id),
  'POST /resume/pair/link': async (input, { services, userId }) => linkTwin(services, userId, input),
  'GET /resume/pair/unlink': async ({ id }, { services, userId }) => {
    await unlinkTwin(services, userId, id);
    return null;
  },
  'POST /resume/pair/carry': async (input, { services, userId }) => carryToTwin(services, userId, input),
  'POST /resume/pair/write': async (input, { services, userId }) => writeInPair(services, userId, input),
  'POST /resume/pair/settle': async (input, { services, userId }) => settlePair(services, userId, input),
  'POST /resume/pair/back': async (input, { services, userId }) => takeBackPair(services, userId, input),
} satisfies Partial<Handlers>;
