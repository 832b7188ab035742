import type { Language, ResumeContent, ResumeStyle } from '@verdant/contracts';
import { Failure, nullIfNotFound } from '@verdant/contracts';
import { lacksOf } from '@verdant/resume';
import { readFile } from '@verdant/server/resume';
import type { RenderInput, Typesetter } from '@verdant/typesetter';
import type { Call } from '../http/handler.ts';

export type Document = { content: ResumeContent; language: Language; style: ResumeStyle };

/** What the typesetter takes; a picture that is gone or another's leaves the page without one. */
export async function withPhoto(
  { services, userId }: Call,
  { content, language, style }: Document,
): Promise<RenderInput> {
  const photo = style.photo ? await readFile(services, userId, style.photo, 'image').catch(nullIfNotFound) : null;
  return { content, language, style, photo: photo?.bytes ?? null };
}

/** Sets pages in the turn of whoever asks. The newest request for `replaces` takes the place of those that wait still. */
export const typesetterFor = ({ tools, turn }: Call, replaces?: string): Typesetter =>
  tools.typesetter.inTurn(replaces === undefined ? turn : { ...turn, replaces });

/** Failure 'incomplete' that lists what a résumé lacks to be downloaded, and the paths of what is wrong in it. */
export function assertComplete({ content, language }: Document): void {
  const missing = lacksOf(content, language);
  if (missing.length) throw new Failure('incomplete', { data: { missing } });
}

/** RFC 6266: an ASCII name for old readers, the real one beside it. */
export function disposition(name: string, how: 'attachment' | 'inline' = 'attachment'): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** A file of the person's own, to keep; no cache does. */
export const sendFile = (
  { reply }: Pick<Call, 'reply'>,
  { name, mime, bytes }: { name: string; mime: string; bytes: Uint8Array },
) =>
  reply
    .header('content-disposition', disposition(name))
    .header('cache-control', 'private, no-store')
    .type(mime)
    .send(Buffer.from(bytes));
