import type { User } from '@verdant/contracts';
import { endSession, openSession, showUser, type UserRow } from '@verdant/server/people';
import { newSecret } from '@verdant/server/platform';
import type { Call } from './handler.ts';
import { knownAs, rememberBrowser, sessionOf, setCookie } from './session-cookie.ts';

/**
 * Signs this browser in as somebody who has proved to be that user, and knows it from then on. The session that it had,
 * whoever's it was, is over.
 */
export async function startSession({ services, request, reply }: Call, user: UserRow): Promise<User> {
  const userAgent = request.headers['user-agent'] ?? '';
  const device = knownAs(services, request) ?? newSecret().secret;
  setCookie(services, reply, await openSession(services, user, { userAgent, device }));
  await endSession(services, sessionOf(services, request));
  rememberBrowser(services, reply, device);
  return showUser(services, user);
}
