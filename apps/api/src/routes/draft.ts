import { beginGuest, eraseGuest } from '@verdant/server/people';
import { draftOf } from '@verdant/server/resume';
import { addressKey } from '../http/address-key.ts';
import type { Handlers } from '../http/handler.ts';
import { clearCookie, setGuestCookie } from '../http/session-cookie.ts';

export const draft = {
  'GET /draft': async (_, { services, guest }) => guest && draftOf(services, guest),
  'POST /draft/begin': async (_, { services, session, guest, language, request, reply }) => {
    if (session) return null;
    if (guest) return draftOf(services, guest);
    const userAgent = request.headers['user-agent'] ?? '';
    const begun = await beginGuest(services, { address: addressKey(request.ip), userAgent, language });
    setGuestCookie(services, reply, begun.secret);
    return draftOf(services, begun.guest);
  },
  'POST /draft/discard': async (_, { services, guest, reply }) => {
    if (!guest) return null;
    await eraseGuest(services, guest.id);
    clearCookie(services, reply);
    return null;
  },
} satisfies Partial<Handlers>;
