import { PassThrough } from 'node:stream';
import { industries } from '@verdant/lexicon';
import {
  endAllSessions,
  endOneSession,
  eraseAccount,
  exportFiles,
  listSessions,
  sendContactMessage,
  updateProfile,
} from '@verdant/server/people';
import { duplicateResume, selectNoImage } from '@verdant/server/resume';
import { disposition } from '../documents/document.ts';
import { zipInto } from '../documents/zip.ts';
import { addressKey } from '../http/address-key.ts';
import type { Handlers } from '../http/handler.ts';
import { clearCookie } from '../http/session-cookie.ts';

export const person = {
  'GET /site': async (_, { services: { config } }) => ({
    icp: config.icpNotice,
    contactEmail: config.contactEmail,
    fetches: config.importFromAddress.on,
  }),
  'GET /industry/list': async () => industries.map(({ id, en, zh }) => ({ id, en, zh })),
  'POST /contact': async (input, { services, request }) => {
    await services.limiter.consume('mailByAddress', addressKey(request.ip));
    await sendContactMessage(services, input);
    return null;
  },
  'POST /account/update': async (input, { services, userId }) => updateProfile(services, userId, input),
  'GET /account/session/list': async (_, { services, userId, session }) =>
    listSessions(services, userId, session!.sessionHash),
  'POST /account/session/end': async ({ id }, { services, userId }) => {
    await endOneSession(services, userId, id);
    return null;
  },
  'POST /account/session/endOthers': async (_, { services, userId, session }) => {
    await endAllSessions(services.db, userId, session!.sessionHash);
    return null;
  },
  'GET /account/export': async (_, { services, userId, request, reply }) => {
    // once it has begun, nothing can be said any more
    await services.storage.check();
    const out = new PassThrough();
    // half a zip must not pass for a whole one: the connection breaks
    zipInto(out, exportFiles(services, userId)).catch((err) => {
      request.log.error({ err }, 'account export failed');
      out.destroy(err);
    });
    reply.header('content-disposition', disposition('verdant-export.zip')).header('cache-control', 'private, no-store');
    return reply.type('application/zip').send(out);
  },
  'POST /account/delete': async ({ password }, { services, userId, reply }) => {
    await eraseAccount(services, userId, password);
    clearCookie(services, reply);
    return null;
  },
  'POST /resume/image/default': async (_, { services, userId }) => {
    await selectNoImage(services, userId);
    return null;
  },
  'POST /resume/duplicate': async (input, { services, userId }) => duplicateResume(services, userId, input),
} satisfies Partial<Handlers>;
