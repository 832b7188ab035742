import { Failure, type Language, type ResumeContent, type ResumeStyle } from '@verdant/contracts';
import { localized, missingFields, toJsonResume } from '@verdant/resume';
import { ownResume, readFile } from '@verdant/server';
import { fileName, markdown, templates } from '@verdant/typesetter';
import type { Call, Handlers } from '../route.ts';

type Document = { content: ResumeContent; language: Language; style: ResumeStyle };

/** The photo that the style names; a picture that is gone or another's leaves the page without one. */
async function withPhoto({ services, userId }: Call, { content, language, style }: Document) {
  const photo = style.photo ? await readFile(services, userId, style.photo).catch(() => null) : null;
  return { content, language, style, photo: photo?.bytes ?? null };
}

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

/** RFC 6266: an ASCII name for old readers, the real one beside it. */
function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

export const page = {
  'GET /resume/template/list': async (_, { language }) =>
    templates.map(({ id, name, description, atsSafe, photo, columns }) => ({
      id,
      name: localized(name, language),
      description: localized(description, language),
      atsSafe,
      photo,
      columns,
    })),
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
    const missing = missingFields(row.content);
    if (missing.length) throw new Failure('incomplete', { data: { missing } });
    const bytes = await body(call, row, format);
    const name = fileName(row.content, row.language, format);
    call.reply.header('content-disposition', disposition(name)).header('cache-control', 'private, no-store');
    return call.reply.type(TYPES[format]).send(Buffer.from(bytes));
  },
} satisfies Partial<Handlers>;
