import { toJsonResume } from '@verdant/resume';
import { ownResume } from '@verdant/server';
import { fileName, markdown } from '@verdant/typesetter';
import { assertComplete, type Document, disposition, withPhoto } from '../document.ts';
import type { Call, Handlers } from '../route.ts';

const TYPES = {
  pdf: 'application/pdf',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
};

async function body(call: Call, row: Document, format: keyof typeof TYPES): Promise<Uint8Array> {
  const { typesetter } = call.tools;
  if (format === 'json') return Buffer.from(`${JSON.stringify(toJsonResume(row.content, row.language), null, 2)}\n`);
  if (format === 'md') return Buffer.from(markdown(row.content, row.language, row.style));
  const input = await withPhoto(call, row);
  if (format === 'png') return typesetter.png(input, { width: 1240 });
  return (await typesetter.pdf(input)).bytes;
}

export const page = {
  'POST /resume/preview': async (input, call) =>
    call.tools.typesetter.preview(await withPhoto(call, input as Document)),
  'GET /resume/thumbnail': async ({ id }, call) => {
    const row = await ownResume(call.services.db, call.userId, id);
    const etag = `"${row.id}-${row.revision}"`;
    call.reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (call.request.headers['if-none-match'] === etag) return call.reply.status(304).send();
    return call.reply.type('image/svg+xml').send(await call.tools.typesetter.thumbnail(await withPhoto(call, row)));
  },
  'GET /resume/download': async ({ id, format }, call) => {
    const row = await ownResume(call.services.db, call.userId, id);
    assertComplete(row);
    const bytes = await body(call, row, format);
    const name = fileName(row.content, row.language, format);
    call.reply.header('content-disposition', disposition(name)).header('cache-control', 'private, no-store');
    return call.reply.type(TYPES[format]).send(Buffer.from(bytes));
  },
} satisfies Partial<Handlers>;
