import type { Language, ResumeContent, ResumeStyle } from '@verdant/contracts';
import { Failure, nullIfNotFound } from '@verdant/contracts';
import { carriedResume, lacksOf } from '@verdant/resume';
import { readFile, twinBeside } from '@verdant/server/resume';
import { type RenderInput, setsBoth, type Typesetter } from '@verdant/typesetter';
import type { Call } from '../http/handler.ts';

/** `id` is that of the résumé, where it is one that was saved. */
export type Document = { id?: string; content: ResumeContent; language: Language; style: ResumeStyle };

/**
 * What the typesetter takes; a picture that is gone or another's leaves the page without one. The twin where the look sets
 * both languages and there is one. Failure 'notFound' where it would be that of another's résumé.
 */
export async function renderInput(
  { services, userId }: Call,
  { id, content, language, style }: Document,
): Promise<RenderInput> {
  const photo = style.photo ? await readFile(services, userId, style.photo, 'image').catch(nullIfNotFound) : null;
  const twin = id && setsBoth(style) ? await twinBeside(services.db, userId, { id, language, content }) : null;
  return { content, language, style, photo: photo?.bytes ?? null, twin };
}

/** For a file that leaves the house: it carries its own words, by their names. */
export const withCarried = (input: RenderInput): RenderInput => ({ ...input, carried: carriedResume(input) });

export const fileInput = async (call: Call, document: Document): Promise<RenderInput> =>
  withCarried(await renderInput(call, document));

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
