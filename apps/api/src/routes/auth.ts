import type { User } from '@verdant/contracts';
import {
  activate,
  changePassword,
  checkToken,
  endSession,
  forgotPassword,
  openSession,
  register,
  resendActivation,
  resetPassword,
  showUser,
  signIn,
  type UserRow,
} from '@verdant/server/people';
import type { Call, Handlers } from '../http/handler.ts';
import { COOKIE, clearCookie, setCookie } from '../http/session-cookie.ts';

async function startSession({ services, request, reply }: Call, user: UserRow): Promise<User> {
  setCookie(services, reply, await openSession(services, user, request.headers['user-agent'] ?? ''));
  return showUser(services, user);
}

const byAddress = ({ services, request }: Call) => services.limiter.consume('mailByAddress', request.ip);

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
    await call.services.limiter.consume('signInByAddress', call.request.ip);
    return startSession(call, await signIn(call.services, input));
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
