import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewCodes,
  showSecondFactor,
} from '@verdant/server/people';
import type { Handlers } from '../../http/handler.ts';

export const secondFactor = {
  'GET /account/secondFactor': async (_, { services, userId }) => showSecondFactor(services, userId),
  'POST /account/secondFactor/begin': async ({ password }, { services, userId }) =>
    beginSecondFactor(services, userId, password),
  'POST /account/secondFactor/confirm': async ({ code }, { services, userId }) => ({
    codes: await confirmSecondFactor(services, userId, code),
  }),
  'POST /account/secondFactor/codes': async ({ password }, { services, userId }) => ({
    codes: await renewCodes(services, userId, password),
  }),
  'POST /account/secondFactor/end': async (input, { services, userId }) => {
    await endSecondFactor(services, userId, input);
    return null;
  },
} satisfies Partial<Handlers>;
