import { createHash } from 'node:crypto';
import { type Twin, wholeStyle } from '@verdant/contracts';
import { ownResume } from '@verdant/server/resume';
import { fileName, templates } from '@verdant/typesetter';
import { assertComplete, type Document, renderInput, sendFile, typesetterFor } from '../documents/document.ts';
import { formats } from '../documents/download-formats.ts';
import type { Call, Handlers } from '../http/handler.ts';

/** Another one for each state of a twin, and of which entry belongs to which. */
const markOf = (twin: Twin): string =>
  createHash('sha256').update(JSON.stringify(twin)).digest('base64url').slice(0, 12);

/** What would change on the pages with the newest version of the template; nothing moves by itself. */
async function templateUpdate(call: Call, row: Document) {
  const { template, templateVersion: from } = wholeStyle(row.style);
  const to = Math.max(from, templates.find(({ id }) => id === template)?.version ?? from);
  if (from === to) return { template, from, to, pages: [] };
  const now = await renderInput(call, row);
  const moved = await renderInput(call, { ...row, style: { ...row.style, templateVersion: to } });
  return { template, from, to, pages: await typesetterFor(call).compare(now, moved) };
}

export const page = {
  'POST /resume/preview': async ({ kept, workspace, resumeId, ...document }, call) =>
    typesetterFor(call, workspace).preview(
      await renderInput(call, { ...(document as Document), ...(resumeId && { id: resumeId }) }),
      kept,
    ),
  'GET /resume/thumbnail': async ({ id }, call) => {
    const row = await ownResume(call.services.db, call.userId, id);
    const input = await renderInput(call, row);
    const etag = `"${row.id}-${row.revision}${input.twin ? `-${markOf(input.twin)}` : ''}"`;
    call.reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (call.request.headers['if-none-match'] === etag) return call.reply.status(304).send();
    return call.reply.type('image/svg+xml; charset=utf-8').send(await typesetterFor(call).thumbnail(input));
  },
  'GET /resume/template/update': async ({ id }, call) =>
    templateUpdate(call, await ownResume(call.services.db, call.userId, id)),
  'GET /resume/download': async ({ id, format, ...wanted }, call) => {
    const row = await ownResume(call.services.db, call.userId, id);
    assertComplete(row);
    const { type, bytes } = formats[format];
    const name = fileName(row.content, row.language, format);
    return sendFile(call, { name, mime: type, bytes: await bytes(row, call, wanted) });
  },
} satisfies Partial<Handlers>;
