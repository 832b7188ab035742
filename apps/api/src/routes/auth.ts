import {
  activate,
  changePassword,
  endSession,
  forgotPassword,
  openSession,
  register,
  resendActivation,
  resetPassword,
  showUser,
  signIn,
} from '@verdant/server/people';
import type { Call, Handlers } from '../http/handler.ts';
import { COOKIE, clearCookie, setCookie } from '../http/session-cookie.ts';

const byAddress = ({ services, request }: Call) => services.limiter.take('mailByAddress', request.ip);

export const auth = {
  'GET /current': async (_, { services, session }) => session && showUser(services, session.user),
  'POST /register': async (input, call) => {
    await byAddress(call);
    return register(call.services, input, call.language);
  },
  'POST /activate': async ({ token }, { services }) => activate(services, token),
  'POST /activate/resend': async ({ email }, call) => {
    await byAddress(call);
    return resendActivation(call.services, email);
  },
  'POST /login': async (input, { services, request, reply }) => {
    await services.limiter.take('signInByAddress', request.ip);
    const user = await signIn(services, input);
    setCookie(services, reply, await openSession(services, user.id, request.headers['user-agent'] ?? ''));
    return showUser(services, user);
  },
  'POST /logout': async (_, { services, request, reply }) => {
    await endSession(services, request.cookies[COOKIE]);
    clearCookie(services, reply);
    return null;
  },
  'POST /password/forgot': async ({ email }, call) => {
    await byAddress(call);
    return forgotPassword(call.services, email, call.language);
  },
  'POST /password/reset': async (input, { services }) => {
    await resetPassword(services, input);
    return null;
  },
  'POST /password/change': async (input, { services, userId, session }) => {
    await changePassword(services, userId, input, session!.sessionHash);
    return null;
  },
} satisfies Partial<Handlers>;
