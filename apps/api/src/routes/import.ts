import { Failure } from '@verdant/contracts';
import { accept } from '@verdant/reader/accept';
import { confirmImport, fileAt, importReport, sourceFile, startImport } from '@verdant/server/resume';
import { disposition } from '../documents/document.ts';
import type { Handlers } from '../http/handler.ts';

/** Kinds that a browser shows by itself without running anything; all others are downloads. */
const SHOWN = /^(?:application\/pdf|image\/(?:png|jpeg|webp)|text\/plain)/;

/** At an address lies JSON Resume or nothing that is taken: whatever a page says beside it is no résumé. */
function jsonOf(bytes: Uint8Array): string {
  try {
    const { mime } = accept(bytes);
    if (mime === 'application/json') return mime;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  throw new Failure('addressNoFile');
}

export const imports = {
  'POST /resume/import/address': async ({ address }, { services, userId, language }) => {
    const { name, bytes } = await fileAt(services, address);
    return startImport(services, userId, { name, bytes, mime: jsonOf(bytes), title: null }, language);
  },
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
