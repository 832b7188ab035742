import type { SignedInUser } from '@verdant/contracts';
import { endSession, openSession, showUser, type UserRow } from '@verdant/server/people';
import { newSecret } from '@verdant/server/platform';
import { takeOver } from '@verdant/server/resume';
import type { Call } from './handler.ts';
import { knownAs, rememberBrowser, sessionOf, setCookie } from './session-cookie.ts';

/**
 * Signs this browser in as somebody who has proved to be that user, and knows it from then on. The session that it had,
 * whoever's it was, is over; the draft that it had as a visitor's is the user's.
 */
export async function startSession({ services, guest, request, reply }: Call, user: UserRow): Promise<SignedInUser> {
  const userAgent = request.headers['user-agent'] ?? '';
  const device = knownAs(services, request) ?? newSecret().secret;
  // first: were it last and failed, the browser had lost the way to it
  const takenOver = guest && (await takeOver(services, guest, user.id));
  setCookie(services, reply, await openSession(services, user, { userAgent, device }));
  await endSession(services, sessionOf(services, request));
  rememberBrowser(services, reply, device);
  return { ...(await showUser(services, user)), takenOver };
}
