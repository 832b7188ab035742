import { confirmImport, importReport, sourceFile } from '@verdant/server/resume';
import { disposition } from '../documents/document.ts';
import type { Handlers } from '../http/handler.ts';

/** Kinds that a browser shows by itself without running anything; all others are downloads. */
const SHOWN = /^(?:application\/pdf|image\/(?:png|jpeg|webp)|text\/plain)/;

export const imports = {
  'GET /resume/import': async ({ id }, { services, userId }) => importReport(services, userId, id),
  'POST /resume/import/confirm': async ({ id }, { services, userId }) => ({
    reviewedAt: await confirmImport(services, userId, id),
  }),
  'GET /resume/source': async ({ id }, { services, userId, reply }) => {
    const { name, mime, bytes } = await sourceFile(services, userId, id);
    const how = disposition(name, SHOWN.test(mime) ? 'inline' : 'attachment');
    reply.header('content-disposition', how).header('x-content-type-options', 'nosniff');
    return reply.header('cache-control', 'private, max-age=3600').type(mime).send(Buffer.from(bytes));
  },
} satisfies Partial<Handlers>;
