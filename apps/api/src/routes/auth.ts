import {
  activate,
  changePassword,
  checkToken,
  endSession,
  eraseGuest,
  forgotPassword,
  register,
  resendActivation,
  resetPassword,
  showUser,
  signIn,
} from '@verdant/server/people';
import { newSecret } from '@verdant/server/platform';
import { addressKey } from '../http/address-key.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { clearCookie, knownAs, rememberBrowser, sessionOf } from '../http/session-cookie.ts';
import { startSession } from '../http/start-session.ts';

const byAddress = ({ services, request }: Call) => services.limiter.consume('mailByAddress', addressKey(request.ip));

export const auth = {
  'GET /current': async (_, { services, session }) => session && showUser(services, session.user),
  'POST /register': async (input, call) => {
    await byAddress(call);
    return register(call.services, input, call.language);
  },
  'POST /link/check': async ({ token, purpose }, { services }) => checkToken(services, token, purpose),
  'POST /activate': async (input, call) => startSession(call, await activate(call.services, input)),
  'POST /activate/resend': async ({ email }, call) => {
    await byAddress(call);
    return resendActivation(call.services, email);
  },
  'POST /login': async (input, call) => {
    const place = { address: addressKey(call.request.ip), device: knownAs(call.services, call.request) };
    return startSession(call, await signIn(call.services, input, place));
  },
  'POST /logout': async (_, { services, guest, request, reply }) => {
    // nobody could reach the draft any more
    if (guest) await eraseGuest(services, guest.id);
    await endSession(services, sessionOf(services, request));
    clearCookie(services, reply);
    return null;
  },
  'POST /password/forgot': async ({ email }, call) => {
    await byAddress(call);
    return forgotPassword(call.services, email, call.language);
  },
  'POST /password/reset': async (input, { services, request, reply }) => {
    const device = knownAs(services, request) ?? newSecret().secret;
    await resetPassword(services, input, device);
    rememberBrowser(services, reply, device);
    return null;
  },
  'POST /password/change': async (input, { services, userId, session }) => {
    await changePassword(services, userId, input, session!.sessionHash);
    return null;
  },
} satisfies Partial<Handlers>;
